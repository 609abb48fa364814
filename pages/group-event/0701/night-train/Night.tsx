import styles from './Train.module.css'

/** The sky over the line: stars, a thin moon. */
export function Night() {
  return (
    <svg
      viewBox="0 0 375 640"
      preserveAspectRatio="xMidYMin slice"
      className={styles.night}
      aria-hidden="true"
    >
      <path fill="var(--lit)" d="M300 22a17 17 0 1 0 16 26 21 21 0 0 1-16-26z" />
      <g fill="var(--rail)">
        <path d="M40 30h2v2h-2zM92 14h2v2h-2zM150 38h2v2h-2zM228 18h2v2h-2zM352 30h2v2h-2zM18 178h2v2h-2zM356 176h2v2h-2zM340 214h2v2h-2zM12 240h2v2h-2z" />
        <g className={styles.twinkle}>
          <path d="M64 22l1.5 4 4 1.5-4 1.5-1.5 4-1.5-4-4-1.5 4-1.5zM190 24l1.2 3 3 1.2-3 1.2-1.2 3-1.2-3-3-1.2 3-1.2zM262 36l1.2 3 3 1.2-3 1.2-1.2 3-1.2-3-3-1.2 3-1.2z" />
        </g>
      </g>
      <path fill="var(--hill)" d="M0 470q90-36 190-10t185-14v194H0z" />
      <path fill="var(--hill-near)" d="M0 530q120-30 220 0t155-8v118H0z" />
    </svg>
  )
}
