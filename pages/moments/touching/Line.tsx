import styles from './theme.module.css'

/** Photos on a line in the light of the evening. */
export const Line = () => (
  <svg viewBox="0 0 375 236" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
    <circle className={styles.sun} cx="300" cy="206" r="66" />
    <path className={styles.hill} d="M0 204q90-34 190-12t185-22v66H0z" />
    <path className={styles.near} d="M0 222q120-24 230-4t145-14v32H0z" />
    <path className={styles.string} d="M190 50q98 26 200-8" />
    <g transform="translate(222 66) rotate(-7) scale(0.86)">
      <path className={styles.paper} d="M0 0h66v82H0z" />
      <path className={styles.night} d="M6 6h54v54H6z" />
      <path
        className={styles.spark}
        d="M33 16v10M33 36v10M18 31h10M38 31h10M22 20l7 7M37 35l7 7M44 20l-7 7M29 35l-7 7"
      />
      <path className={styles.people} d="M6 60q4-10 10-4 3-8 9-2 5-8 10 0 6-6 10 0 6-6 15 2v4z" />
      <path className={styles.peg} d="M29-8h8v18h-8z" />
    </g>
    <g transform="translate(296 62) rotate(6) scale(0.9)">
      <path className={styles.paper} d="M0 0h72v92H0z" />
      <path className={styles.day} d="M7 7h58v60H7z" />
      <path
        className={styles.heart}
        d="M36 54S18 42 18 29a9.500 9.500 0 0 1 18-4 9.500 9.500 0 0 1 18 4c0 13-18 25-18 25z"
      />
      <path className={styles.peg} d="M32-8h8v18h-8z" />
    </g>
  </svg>
)

/** A cassette, where a video has no cover. */
export const Tape = () => (
  <svg viewBox="0 0 120 150" preserveAspectRatio="xMidYMid slice" className={styles.tape} aria-hidden="true">
    <path className={styles.wall} d="M0 0h120v150H0z" />
    <path className={styles.case} d="M18 44h84q5 0 5 5v52q0 5-5 5H18q-5 0-5-5V49q0-5 5-5z" />
    <path className={styles.label} d="M22 52h76v30H22z" />
    <path className={styles.window} d="M40 60h40v16H40z" />
    <circle className={styles.reel} cx="46" cy="68" r="6" />
    <circle className={styles.reel} cx="74" cy="68" r="6" />
    <path className={styles.label} d="M38 92h44l5 14H33z" />
  </svg>
)
