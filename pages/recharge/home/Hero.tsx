import { useT } from '#shared/runtime/i18n'
import { Route } from '../_family/Route.tsx'
import styles from './Hero.module.css'
import type zh from './locales/zh.json'

/** The envelope: its title, the route, and a stamp that is cancelled in the corner. */
export function Hero() {
  const t = useT<typeof zh>()
  return (
    <header className={styles.hero}>
      <p className={styles.mark}>{t('hero.mark')}</p>
      <div className={styles.stamp} aria-hidden="true">
        <svg viewBox="0 0 48 56" aria-hidden="true">
          <path fill="#1b4a94" d="M0 0h48v56H0z" />
          <circle cx="24" cy="25" r="15" fill="#ffdf8e" />
          <circle cx="24" cy="25" r="11.5" fill="none" stroke="#b9761f" strokeWidth="1.5" />
          <path
            fill="#8a5214"
            d="M17 19h5a4 4 0 010 8h-2.5v4H17zm2.5 2.300v3.400H22a1.7 1.7 0 000-3.400zM26 19h5a4 4 0 010 8h-2.5v4H26zm2.5 2.300v3.400H31a1.7 1.7 0 000-3.400z"
          />
          <path d="M6 49h36" stroke="#fff" strokeWidth="2" strokeDasharray="3 3" />
        </svg>
      </div>
      <svg className={styles.waves} viewBox="0 0 120 60" aria-hidden="true">
        <circle cx="30" cy="30" r="26" />
        <circle cx="30" cy="30" r="19" />
        <path d="M52 14q8-6 16 0t16 0 16 0 16 0M55 24q8-6 16 0t16 0 16 0 14 0M55 34q8-6 16 0t16 0 16 0 14 0M52 44q8-6 16 0t16 0 16 0 16 0" />
      </svg>
      <h1 className={styles.title}>{t('hero.title')}</h1>
      <p className={styles.lead}>{t('hero.lead')}</p>
      <Route at="way" className={styles.route} />
    </header>
  )
}
