import styles from './theme.module.css'

/** The house on the hill, bats before the moon. */
export const Sky = () => (
  <svg viewBox="0 0 375 204" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
    <circle className={styles.moon} cx="288" cy="84" r="54" />
    <path className={styles.hill} d="M0 204v-26q110-34 210-16t165-20v62z" />
    <path
      className={styles.house}
      d="M246 168V112l-8 2 30-34 8 9V68h10v30l20 16-7 1v18h26v-14l-6 1 22-26 22 26-6-1v65z"
    />
    <path
      className={styles.lit}
      d="M262 124h10v16h-10zM282 124h10v16h-10zM332 128h10v14h-10zM268 150h14v18h-14z"
    />
    <path
      className={styles.bat}
      d="M226 46q8-10 14 0 3-5 6 0 6-10 14 0-8-2-11 5-3 5-6 0-3 5-6 0-3-7-11-5zM322 30q6-8 10 0 2-4 4 0 4-8 10 0-6-2-8 4-2 4-4 0-2 4-4 0-2-6-8-4z"
    />
  </svg>
)

/** The token: a candy. */
export const Candy = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path className={styles.wrap} d="M2 7l6 3v4l-6 3zM22 7l-6 3v4l6 3z" />
    <circle className={styles.sweet} cx="12" cy="12" r="6" />
    <path className={styles.stripe} d="M9 7.500q5 4 6 9M7 11q3 2 4 6" />
  </svg>
)
