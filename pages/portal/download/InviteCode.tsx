import { copyWithToast } from '#shared/features/clipboard'
import { Button } from '#shared/kit/button'
import { useT } from '#shared/runtime/i18n'
import styles from './InviteCode.module.css'
import type zh from './locales/zh.json'

/** The code of the invitation, to be typed in the app once it is installed. */
export function InviteCode({ code }: { code: string }) {
  const t = useT<typeof zh>()
  return (
    <section className={styles.card} data-expose="code">
      <div className={styles.words}>
        <h2>{t('code.label')}</h2>
        <b translate="no">{code}</b>
        <p>{t('code.note')}</p>
      </div>
      <Button
        look="ghost"
        track="copy-code"
        onClick={() => void copyWithToast(code, t('code.copied'), t('code.byHand'))}
      >
        {t('code.copy')}
      </Button>
    </section>
  )
}
