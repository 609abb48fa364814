import type { ReactNode } from 'react'
import { ThemeRoot } from '#shared/kit/theme-root'
import { useT } from '#shared/runtime/i18n'
import type { Edition } from './edition.ts'
import type zh from './locales/zh.json'
import styles from './Page.module.css'
import theme from './theme.module.css'

/** A page of the lead desk behind the desk itself: the drawer pulled out, with the way back on its front. */
export function Page(props: {
  edition: Edition
  title: string
  note?: string | undefined
  children: ReactNode
}) {
  const t = useT<typeof zh>('family')
  const { base, filters } = props.edition
  return (
    <ThemeRoot className={`${theme.theme} ${filters ? theme.steel : ''}`}>
      <header className={`${styles.front} ${filters ? styles.bar : ''}`}>
        <a className={styles.back} href={base} data-track="back">
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M15 5l-7 7 7 7" />
          </svg>
          {t('back')}
        </a>
        <h1 className={styles.title}>{props.title}</h1>
        <p className={styles.note}>{props.note ?? '\u00a0'}</p>
      </header>
      <div className={styles.drawer}>{props.children}</div>
    </ThemeRoot>
  )
}
