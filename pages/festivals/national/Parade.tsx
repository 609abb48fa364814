import styles from './theme.module.css'

/** Lanterns, fireworks and a gate in the evening of the holiday. */
export const Parade = () => (
  <svg viewBox="0 -14 375 204" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
    <g className={styles.rays}>
      <path d="M290 190L236-14h36zM290 190L308-14h36zM290 190L375 34v40zM290 190L180-14h24z" />
    </g>
    <path className={styles.far} d="M150 190v-26q30-22 62-14 30-30 78-22 40-16 85 8v54z" />
    <path className={styles.roof} d="M212 128q38-4 44-22h68q6 18 44 22l-6 12H218z" />
    <path
      className={styles.wall}
      d="M228 140h124v50h-22v-26a13 13 0 0 0-26 0v26h-28v-26a13 13 0 0 0-26 0v26h-22z"
    />
    <path className={styles.roof} d="M236 84q26-4 32-18h44q6 14 32 18l-6 10h-96z" />
    <path className={styles.wall} d="M256 94h68v14h-68z" />
    <g className={styles.lantern}>
      <path d="M356 30v8M356 66v10" />
      <ellipse cx="356" cy="52" rx="11" ry="14" />
    </g>
    <g className={styles.fire}>
      <path d="M238 20v9M238 41v9M223 35h9M244 35h9M228 25l6 6M242 39l6 6M248 25l-6 6M234 39l-6 6" />
      <path d="M318 44v7M318 60v7M306 56h7M323 56h7" />
    </g>
  </svg>
)

/** The token: a star. */
export const Star = () => (
  <svg viewBox="0 0 24 24" className={styles.star} aria-hidden="true">
    <path d="M12 2.500l2.900 6.100 6.600.9-4.800 4.600 1.200 6.600-5.900-3.200-5.900 3.200 1.200-6.600L2.500 9.500l6.600-.9z" />
  </svg>
)

/** The sign on a team's flag, by its land as well as its colour. */
const SIGNS: Record<string, string> = {
  sea: 'M5 12q3-4 6 0t6 0M5 17q3-4 6 0t6 0',
  hills: 'M4 18l5-8 4 5 3-4 4 7z',
  plateau: 'M4 18l4-9h6l4 9z',
  steppe: 'M5 18q1-6 3-8M10 18q0-8 2-11M15 18q-1-6 3-9',
}

/** A team's flag. */
export const Flag = ({ team }: { team: string }) => (
  <svg viewBox="0 0 28 40" aria-hidden="true">
    <path fill="currentColor" d="M3 2h22v24l-11-6-11 6z" transform="scale(1 1.200)" />
    <path className={styles.sign} d={SIGNS[team]} transform="translate(2.500 0)" />
  </svg>
)
