import { LanguageSwitch } from '#shared/kit/language-switch'
import { LoggedIn } from '#shared/kit/phone-login'
import { ThemeRoot } from '#shared/kit/theme-root'
import { useT } from '#shared/runtime/i18n'
import { useSession } from '#shared/runtime/session'
import { Guests } from '../_family/Guests'
import theme from '../_family/theme.module.css'
import { LoginForm } from './LoginForm'
import styles from './LoginPage.module.css'
import type zh from './locales/zh.json'
import { goBack } from './where-back'

/** Phone and code, then back to where the person came from. */
export function LoginPage() {
  const t = useT<typeof zh>()
  const who = useSession()
  return (
    <ThemeRoot className={theme.theme}>
      <div className={styles.page}>
        <header className={styles.hero}>
          <Guests className={styles.guests} />
          <h1 className={styles.title}>{t('title')}</h1>
          <p className={styles.lead}>{t('lead')}</p>
          <LanguageSwitch />
        </header>
        {who.loggedIn ? (
          <LoggedIn className={styles.card} userId={who.userId} onText={t('continue')} onGoOn={goBack} />
        ) : (
          <LoginForm />
        )}
      </div>
    </ThemeRoot>
  )
}
