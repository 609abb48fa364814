import { overseasChargeLogin } from '#shared/api/overseas-charge'
import { usePhoneLogin } from '#shared/features/phone-login'
import { LoggedIn, PhoneLoginForm } from '#shared/kit/phone-login'
import { ThemeRoot } from '#shared/kit/theme-root'
import { address } from '#shared/runtime/address'
import { useT } from '#shared/runtime/i18n'
import { navigate, sitePath } from '#shared/runtime/navigate'
import { useSession } from '#shared/runtime/session'
import { Route } from '../_family/Route.tsx'
import theme from '../_family/theme.module.css'
import styles from './LoginPage.module.css'
import type zh from './locales/zh.json'

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
      <section className={styles.card}>
        {who.loggedIn ? (
          <LoggedIn className={styles.known} userId={who.userId} onText={t('toTopUp')} onGoOn={goOn} />
        ) : (
          <Form />
        )}
      </section>
      <p className={styles.note}>{t('note')}</p>
    </ThemeRoot>
  )
}

function Form() {
  const t = useT<typeof zh>()
  const login = usePhoneLogin({ endpoint: overseasChargeLogin, home: ABROAD, onEntered: goOn })
  return <PhoneLoginForm login={login} label={t('title')} submitText={t('submit')} />
}

/** Goes on to the page of the top-up that asked for the login, else to its first; never elsewhere, nor here again. */
function goOn(): void {
  const back = sitePath(address().param('back'))
  navigate.replace(back && /^\/recharge\/(home|list|interPage)($|[?#])/.test(back) ? back : '/recharge/home')
}
