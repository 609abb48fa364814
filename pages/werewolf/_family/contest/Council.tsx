import styles from './Council.module.css'

/** Where the twelve stand around the table, and who is a wolf. */
const SEATS = Array.from({ length: 12 }, (_, at) => {
  const angle = ((at + 0.5) / 12) * 2 * Math.PI
  return {
    at,
    x: Math.round(187 + 138 * Math.cos(angle)),
    y: Math.round(84 + 40 * Math.sin(angle)),
    wolf: at % 4 === 1,
  }
})

/** Twelve hoods around one table under a lamp; three have the ears of a wolf. */
export function Council() {
  return (
    <svg
      className={styles.council}
      viewBox="0 0 375 150"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path className={styles.light} d="M175 0h24l130 112a142 42 0 01-284 0z" />
      <path className={styles.lamp} d="M186 0h2v14h-2zM170 26q17-24 34 0z" />
      {SEATS.filter(({ y }) => y < 84).map(hood)}
      <ellipse className={styles.edge} cx="187" cy="90" rx="112" ry="34" />
      <ellipse className={styles.table} cx="187" cy="84" rx="112" ry="34" />
      <path className={styles.mark} d="M166 70l9 9h24l9-9v20l-10 15h-22l-10-15zM178 89h0M196 89h0" />
      {SEATS.filter(({ y }) => y >= 84).map(hood)}
    </svg>
  )
}

const hood = ({ at, x, y, wolf }: (typeof SEATS)[number]) => (
  <g key={at} transform={`translate(${x} ${y})`} className={wolf ? styles.wolf : styles.villager}>
    <path d="M-17 22q1-34 17-34t17 34z" />
    {wolf ? <path d="M-12-4l-2-16 9 8M12-4l2-16-9 8" /> : null}
    <ellipse className={styles.face} cx="0" cy="2" rx="8" ry="9" />
    <path className={styles.eyes} d="M-3 1v2M3 1v2" />
  </g>
)
