import type { ReactNode } from 'react'
import styles from './Notice.module.css'

interface NoticeProps {
  title: string
  /** What exactly happened. */
  detail?: string
  /** What to do. */
  children?: ReactNode
}

/** A sentence in place of a view, and the way on. */
export function Notice({ title, detail, children }: NoticeProps) {
  return (
    <main className={styles.notice}>
      <h1>{title}</h1>
      {detail && <p>{detail}</p>}
      {children}
    </main>
  )
}
