import type { ReactNode } from 'react'
import styles from './Notice.module.css'

const MOUTHS = { empty: 'M20 29h8', sad: 'M19 31q5-5 10 0', shy: 'M20 28q4 4 8 0' }

/** A small drawn speech bubble with a sentence and an optional action. */
export function Notice(props: { mood: keyof typeof MOUTHS; text: string; children?: ReactNode }) {
  return (
    <div className={styles.notice}>
      <svg viewBox="0 0 48 48" className={styles.face} data-part="face" aria-hidden="true">
        <path d="M8 12q0-6 6-6h20q6 0 6 6v18q0 6-6 6H24l-8 7v-7h-2q-6 0-6-6z" />
        <path d={`M18 19v3M30 19v3${MOUTHS[props.mood]}`} />
      </svg>
      <p className={styles.text}>{props.text}</p>
      {props.children}
    </div>
  )
}
