import { device } from '#shared/features/download'
import { Button } from '#shared/kit/button'
import { useCopyLink } from '#shared/kit/copy-sheet'
import { Qr } from '#shared/kit/qr'
import { useT } from '#shared/runtime/i18n'
import { pageUrl } from '#shared/runtime/navigate'
import styles from './Elsewhere.module.css'
import type zh from './locales/zh.json'
import { placeToGoBack } from './place-to-go-back'

/** Outside WeChat: where this order can be paid, and how to get there. */
export function Elsewhere({ orderId }: { orderId: string }) {
  const t = useT<typeof zh>()
  const link = location.origin + pageUrl('/pay', { orderId, back: placeToGoBack() })
  const { copy, sheet } = useCopyLink(link, t('elsewhere.copied'))
  return (
    <section className={styles.elsewhere} data-expose="elsewhere">
      <h2 className={styles.title}>{t('elsewhere.title')}</h2>
      {device().desktop ? (
        <>
          <Qr className={styles.code} link={link} name={t('elsewhere.code')} />
          <p className={styles.text}>{t('elsewhere.scan')}</p>
        </>
      ) : (
        <>
          <ol className={styles.steps}>
            <li>{t('elsewhere.first')}</li>
            <li>{t('elsewhere.second')}</li>
            <li>{t('elsewhere.third')}</li>
          </ol>
          <Button block size="l" track="copy-link" onClick={() => void copy()}>
            {t('elsewhere.copy')}
          </Button>
        </>
      )}
      {sheet}
    </section>
  )
}
