import styles from './DrawBar.module.css'

/** The star key, what a draw costs. */
export function KeyMark() {
  return (
    <svg viewBox="0 0 24 24" className={styles.key} aria-hidden="true">
      <path d="M7 8a4 4 0 100 8 4 4 0 000-8zM11 12h11M17 12v4M20.5 12v3" />
    </svg>
  )
}
