import styles from './theme.module.css'

/** Ink hills behind a gate with swept eaves, a boat below, the sun as a seal. */
export const Village = () => (
  <svg viewBox="0 0 375 168" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
    <circle className={styles.sun} cx="338" cy="82" r="17" />
    <path className={styles.far} d="M120 168c30-60 56-74 84-52 22-46 60-62 92-26 26-22 56-14 79 22v56z" />
    <path className={styles.near} d="M150 168c20-30 50-44 80-30 34-24 70-26 145-8v38z" />
    <g className={styles.gate}>
      <path d="M196 92q30-4 44-26 14 22 44 26l8 10H188z" data-of="roof" />
      <path d="M204 102h72v10h-72z" data-of="beam" />
      <path d="M208 112h8v46h-8zM264 112h8v46h-8z" />
      <path d="M228 112h24v12h-24z" data-of="board" />
    </g>
    <path className={styles.water} d="M0 156h375v12H0z" />
    <path
      className={styles.boat}
      d="M296 150h52c-3 8-9 11-14 11h-24c-6 0-11-3-14-11zM308 150c0-8 6-12 14-12s14 4 14 12z"
    />
  </svg>
)
