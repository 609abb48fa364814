import { Button } from '#shared/kit/button'
import { useT } from '#shared/runtime/i18n'
import { session } from '#shared/runtime/session'
import styles from './LoggedIn.module.css'
import type zh from './locales/zh.json'
import { goBack } from './where-back'

/** Someone is logged in already: go on, or be someone else. */
export function LoggedIn({ userId }: { userId: string }) {
  const t = useT<typeof zh>()
  return (
    <section className={styles.card}>
      <h2 className={styles.title}>{t('loggedIn.title')}</h2>
      <p className={styles.who}>
        {t('loggedIn.number')} <bdi>{userId}</bdi>
      </p>
      <Button block size="l" track="login-continue" onClick={goBack}>
        {t('loggedIn.continue')}
      </Button>
      <Button block look="quiet" track="login-other" onClick={() => session.clear()}>
        {t('loggedIn.other')}
      </Button>
    </section>
  )
}
