import styles from './Boats.module.css'

const SWELLS = [250, 338, 426, 514]

/** A green gorge with peaks in ink and the first rain over the water. */
export function Gorge() {
  return (
    <svg
      viewBox="0 0 375 640"
      preserveAspectRatio="xMidYMin slice"
      className={styles.gorge}
      aria-hidden="true"
    >
      <path
        fill="var(--peak-far)"
        d="M0 150c10-42 18-78 34-84 14 8 16 34 26 52 10-30 14-64 30-70 18 12 20 46 30 72 12-14 20-26 32-26 16 4 24 24 36 34 14-30 22-62 40-70 20 14 22 52 34 74 10-18 18-34 30-36 18 6 26 32 40 44 8-14 16-22 24-26l19 12v80H0z"
        opacity=".7"
      />
      <path
        fill="var(--peak)"
        d="M0 186V96c14 10 22 30 30 56 12-8 22-8 34 2 16 12 36 18 62 20v18zM375 190v-96c-18 4-30 20-40 44-14-4-28 0-38 12-14 14-34 22-56 24v20z"
      />
      <path fill="var(--river-deep)" opacity=".55" d="M0 300q94-12 188 0t187 0v340H0z" />
      <path fill="var(--river-deep)" opacity=".6" d="M0 440q94 12 188 0t187 0v200H0z" />
      <g fill="none" stroke="var(--foam)" strokeWidth="2" strokeLinecap="round" opacity=".3">
        {SWELLS.map((y) => (
          <path key={y} d={`M14 ${y}q16-9 32 0t32 0M250 ${y - 34}q16-9 32 0t32 0 32 0`} />
        ))}
      </g>
      <g className={styles.rain} stroke="var(--foam)" strokeWidth="1.2" opacity=".35">
        <path d="M40 30l-8 32M96 70l-8 32M150 20l-8 32M214 60l-8 32M270 26l-8 32M330 80l-8 32M360 16l-8 32M66 120l-6 24M186 118l-6 24M300 140l-6 24" />
      </g>
    </svg>
  )
}
