import styles from './Fan.module.css'

/** Feathers of a row: how many, how long, how far apart in degrees. */
const ROWS = [
  { many: 9, length: 104, apart: 19 },
  { many: 8, length: 78, apart: 19 },
  { many: 7, length: 54, apart: 19 },
] as const

/** A peacock that opens its fan, crowned. */
export function Fan() {
  return (
    <svg className={styles.fan} viewBox="0 0 375 140" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <g transform="translate(187 146)">
        {ROWS.map(({ many, length, apart }) => (
          <g key={length} className={styles.feathers}>
            {Array.from({ length: many }, (_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: feathers have no other identity
              <g key={at} transform={`rotate(${(at - (many - 1) / 2) * apart})`}>
                <path className={styles.shaft} d={`M0 0V${-length + 12}`} />
                <ellipse className={styles.plume} cy={-length} rx="15" ry="20" />
                <ellipse className={styles.ring} cy={-length - 3} rx="9" ry="11" />
                <circle className={styles.eye} cy={-length - 4} r="5" />
              </g>
            ))}
          </g>
        ))}
        <path className={styles.body} d="M-17 0c0-22 6-34 9-46 2-10 14-10 16 0 3 12 9 24 9 46z" />
        <circle className={styles.body} cy="-56" r="10" />
        <path className={styles.beak} d="M-3-55l3 8 3-8z" />
        <path className={styles.crown} d="M-9-65l-2-11 6 5 5-8 5 8 6-5-2 11z" />
        <circle className={styles.look} cx="-4" cy="-58" r="1.6" />
        <circle className={styles.look} cx="4" cy="-58" r="1.6" />
      </g>
    </svg>
  )
}
