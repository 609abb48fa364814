import { Button } from '#shared/kit/button'
import { useT } from '#shared/runtime/i18n'
import { session } from '#shared/runtime/session'
import styles from './LoggedIn.module.css'
import type zh from './locales/zh.json'

/** Someone is logged in already: go on, or be someone else. */
export function LoggedIn(props: {
  userId: string
  /** Where going on leads, as "Go to top-up". */
  onText: string
  onGoOn: () => void
  className?: string
}) {
  const t = useT<typeof zh>('kit/phone-login')
  return (
    <section className={`${styles.known} ${props.className ?? ''}`}>
      <h2 className={styles.title} data-part="known-title">
        {t('title')}
      </h2>
      <p className={styles.who} data-part="known-who">
        {t('number')} <bdi translate="no">{props.userId}</bdi>
      </p>
      <Button block size="l" track="login-continue" onClick={props.onGoOn}>
        {props.onText}
      </Button>
      <Button block look="quiet" track="login-other" onClick={() => session.clear()}>
        {t('other')}
      </Button>
    </section>
  )
}
