import { useT } from '#shared/runtime/i18n'
import { BackLink } from '../_family/back/BackLink.tsx'
import { EngravedTitle } from '../_family/title/EngravedTitle.tsx'
import styles from './Hero.module.css'
import type zh from './locales/zh.json'

/** The captain's table by candlelight; below it the scroll is unrolled. */
export function Hero() {
  const t = useT<typeof zh>()
  return (
    <header className={styles.hero}>
      <i className={styles.glow} />
      <i className={styles.flame} />
      <BackLink />
      <EngravedTitle className={styles.title} lines={[t('hero.title1'), t('hero.title2')]} />
      <p className={styles.tagline}>{t('hero.tagline')}</p>
      <i className={styles.roller} />
    </header>
  )
}
