import { overseasChargeLogin } from '#shared/api/overseas-charge'
import { usePhoneLogin } from '#shared/features/phone-login'
import { Button } from '#shared/kit/button'
import { PhoneLoginForm } from '#shared/kit/phone-login'
import { ThemeRoot } from '#shared/kit/theme-root'
import { useT } from '#shared/runtime/i18n'
import { session, useSession } from '#shared/runtime/session'
import { Route } from '../_family/Route.tsx'
import theme from '../_family/theme.module.css'
import styles from './LoginPage.module.css'
import type zh from './locales/zh.json'
import { goOn } from './where-on.ts'

/** Somebody abroad: until the countries are known, the one that most numbers are of. */
const ABROAD = { code: '1', iso: 'US', name: '+1', minLength: 10, maxLength: 10, common: true }

/** Number and code; the number's country decides the currency. */
export function LoginPage() {
  const t = useT<typeof zh>()
  const who = useSession()
  return (
    <ThemeRoot className={`${theme.theme} ${styles.page}`}>
      <header className={styles.hero}>
        <Route at="start" className={styles.route} />
        <h1 className={styles.title}>{t('title')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
      </header>
      <section className={styles.card}>{who.loggedIn ? <Known userId={who.userId} /> : <Form />}</section>
      <p className={styles.note}>{t('note')}</p>
    </ThemeRoot>
  )
}

function Form() {
  const t = useT<typeof zh>()
  const login = usePhoneLogin({ endpoint: overseasChargeLogin, home: ABROAD, onEntered: goOn })
  return <PhoneLoginForm login={login} label={t('title')} submitText={t('submit')} />
}

/** Someone is logged in already: go on, or be someone else. */
function Known({ userId }: { userId: string }) {
  const t = useT<typeof zh>()
  return (
    <div className={styles.known}>
      <h2>{t('known.title')}</h2>
      <p>
        {t('known.number')} <span translate="no">{userId}</span>
      </p>
      <Button block size="l" track="login-continue" onClick={goOn}>
        {t('known.continue')}
      </Button>
      <Button block look="quiet" track="login-other" onClick={() => session.clear()}>
        {t('known.other')}
      </Button>
    </div>
  )
}
