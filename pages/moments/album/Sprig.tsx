import styles from './AlbumPage.module.css'

/** Pressed leaves on the cloth of a cover. */
export const Sprig = () => (
  <svg viewBox="0 0 375 168" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
    <path className={styles.seam} d="M8 8h359v152H8z" />
    <g className={styles.leaves}>
      <path d="M372 150q-60-10-84-78" />
      <path d="M288 72q-22-4-26-26 22 2 26 26zM298 96q-24 4-36-14 22-8 36 14zM314 118q-22 12-40-2 18-16 40 2zM296 88q4-26 26-32 2 24-26 32zM312 110q8-26 32-28 0 24-32 28zM334 132q12-22 36-20-6 22-36 20z" />
    </g>
  </svg>
)
