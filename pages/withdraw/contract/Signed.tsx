import { Button } from '#shared/kit/button'
import { formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { navigate } from '#shared/runtime/navigate'
import type zh from './locales/zh.json'
import styles from './Signature.module.css'

/** The seal under a signed agreement, and the way on. */
export function Signed({ at }: { at: number | null }) {
  const t = useT<typeof zh>()
  return (
    <section className={styles.signature} role="status">
      <i className={styles.seal} data-text={t('signed.stamp')} />
      <h2 className={styles.title}>{t('signed.title')}</h2>
      <p className={styles.terms}>{at !== null && t('signed.at', { date: formatDate(at, 'minute') })}</p>
      <Button block size="l" track="go-withdraw" onClick={() => navigate.to('/payerMax/index')}>
        {t('signed.action')}
      </Button>
    </section>
  )
}
