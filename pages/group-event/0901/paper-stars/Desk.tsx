import styles from './Desk.module.css'

/** A blackboard with chalk on it behind a wooden desk, strips of paper about. */
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
