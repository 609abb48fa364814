import type { ReactNode } from 'react'
import { useT } from '#shared/runtime/i18n'
import type zh from '../locales/zh.json'
import styles from './Stage.module.css'

/** The header: the shop's stage at night. Inside the app, which shows the title, it is for screen readers only. */
export function Stage({ native, children }: { native: boolean; children: ReactNode }) {
  const t = useT<typeof zh>('family')
  if (native) {
    return (
      <header className={styles.bare}>
        <h1>{t('karaoke.title')}</h1>
        {children}
      </header>
    )
  }
  return (
    <header className={styles.stage}>
      <i className={styles.sun} />
      <i className={styles.beams} />
      <svg viewBox="0 0 120 200" className={styles.mic} aria-hidden="true">
        <path d="M56 92h8v96h-8zM34 188h52v6H34z" />
        <path d="M36 44a24 24 0 0148 0v26a24 24 0 01-48 0z" />
        <path d="M28 62h6v10a26 26 0 0052 0V62h6v10a32 32 0 01-64 0z" />
        <path d="M40 36h40M38 46h44M38 56h44M38 66h44M44 26h32" />
      </svg>
      <p className={styles.over}>{t('karaoke.over')}</p>
      <h1 className={styles.title}>{t('karaoke.title')}</h1>
      {children}
    </header>
  )
}
