import styles from './Desk.module.css'

/** Stars of a garland: where they hang, how they turn, and in which ink. */
const GARLAND = [
  [36, 131, -10, 'var(--prize-warm)'],
  [92, 145, 8, 'var(--prize-cool)'],
  [150, 152, -6, 'var(--prize-gold)'],
  [208, 153, 12, 'var(--prize-warm)'],
  [268, 146, -8, 'var(--prize-cool)'],
  [330, 133, 10, 'var(--prize-gold)'],
] as const

/** A classroom in the morning: sun over the wall and the blackboard, a garland of stars, a wooden desk with strips of paper. */
export function Desk() {
  return (
    <svg
      viewBox="0 0 375 600"
      preserveAspectRatio="xMidYMin slice"
      className={styles.room}
      aria-hidden="true"
    >
      <path fill="var(--desk-dark)" d="M6 140h363v232H6z" />
      <path fill="var(--board)" d="M16 150h343v212H16z" />
      <g fill="none" stroke="var(--chalk)" strokeLinecap="round" strokeWidth="2" opacity=".4">
        <path d="M34 172h30M34 182h22M300 176q14-12 28 0t-14 22q-18-10-14-22zM40 214q10-14 20 0t20 0M322 240l6 12 12 2-9 9 2 13-11-6-11 6 2-13-9-9 12-2zM40 290l14 20 14-20zM334 320a10 10 0 1 1-.1 0" />
      </g>
      <path fill="var(--gold)" opacity=".16" d="M228 0h104L150 428H16zM352 0h23v40L236 428h-58z" />
      <path fill="none" stroke="var(--desk-dark)" strokeWidth="1.5" d="M-4 112q96 40 190 40t193-40" />
      {GARLAND.map(([x, y, turn, ink]) => (
        <path
          key={x}
          fill={ink}
          stroke="#fff"
          strokeWidth="1.5"
          transform={`translate(${x} ${y}) rotate(${turn})`}
          d="M0-11l3.4 7 7.7 1-5.6 5.4 1.4 7.6-6.9-3.7-6.9 3.7 1.4-7.6L-11.1-3l7.7-1z"
        />
      ))}
      <path fill="#fff" opacity=".7" d="M60 364h24v5H60z" />
      <path fill="var(--desk)" d="M0 428h375v172H0z" />
      <path fill="var(--desk-dark)" opacity=".5" d="M0 428h375v6H0z" />
      <path
        fill="none"
        stroke="var(--desk-dark)"
        strokeOpacity=".4"
        strokeWidth="2"
        d="M0 470q90-10 188 0t187-4M0 520q120 12 220-2t155 6M0 562q90-8 180 2t195-4"
      />
      <g className={styles.strips} strokeWidth="7" strokeLinecap="round">
        <path stroke="var(--prize-warm)" d="M14 556l44 12" />
        <path stroke="var(--gold)" d="M330 552l34-14" />
        <path stroke="var(--prize-cool)" d="M288 578l36 6" />
      </g>
    </svg>
  )
}
