import styles from './Kites.module.css'

/** Discs of the body behind the head: x, y, radius. */
const DISCS = [
  [60, 92, 6],
  [67, 84, 7],
  [69, 74, 8],
  [64, 64, 9],
  [55, 55, 10],
] as const

/** The dragon-headed centipede: a chain of feathered discs behind a horned head. */
export function Dragon() {
  return (
    <svg viewBox="0 0 96 100" className={styles.kite} aria-hidden="true">
      {DISCS.map(([x, y, r]) => (
        <g key={y} stroke="var(--paper)" strokeWidth="1.5">
          <path
            stroke="var(--leaf)"
            strokeWidth="2"
            strokeLinecap="round"
            d={`M${x - r - 9} ${y + 3}L${x + r + 9} ${y - 3}`}
          />
          <circle cx={x} cy={y} r={r} fill="var(--jade)" />
          <circle cx={x} cy={y} r={(r * 3) / 5} fill="var(--gold)" />
          <circle cx={x} cy={y} r={(r * 3) / 10} fill="var(--seal)" />
        </g>
      ))}
      <path
        fill="none"
        stroke="var(--gold)"
        strokeWidth="4"
        strokeLinecap="round"
        d="M34 18C28 14 24 8 25 2c-4 4-8 5-12 3M62 18c6-4 10-10 9-16 4 4 8 5 12 3"
      />
      <path
        fill="var(--seal)"
        d="M24 26c-8-2-14 0-18 6 6-1 9 1 10 5-5 0-8 3-9 8 6-3 11-2 15 1zM72 26c8-2 14 0 18 6-6-1-9 1-10 5 5 0 8 3 9 8-6-3-11-2-15 1z"
      />
      <path
        fill="var(--jade)"
        stroke="var(--paper)"
        strokeWidth="1.5"
        d="M48 10c14 0 25 8 26 20 0 8-5 12-9 15-1 11-8 17-17 17s-16-6-17-17c-4-3-9-7-9-15 1-12 12-20 26-20z"
      />
      <path
        fill="var(--leaf)"
        d="M48 14c4 5 5 12 4 20h-8c-1-8 0-15 4-20zM33 44c10-6 20-6 30 0-1 9-7 14-15 14s-14-5-15-14z"
      />
      <path fill="var(--seal)" d="M37 48c8-3 14-3 22 0-1 5-5 8-11 8s-10-3-11-8z" />
      <path fill="var(--paper)" d="M38 47l3 5 3-6zM58 47l-3 5-3-6z" />
      <g fill="var(--paper)" stroke="var(--gold)" strokeWidth="2.2">
        <circle cx="36" cy="28" r="7" />
        <circle cx="60" cy="28" r="7" />
      </g>
      <circle cx="37" cy="29" r="3" />
      <circle cx="59" cy="29" r="3" />
      <path
        fill="none"
        stroke="var(--gold)"
        strokeWidth="1.5"
        strokeLinecap="round"
        d="M28 20q7-4 13 0M68 20q-7-4-13 0M42 39q3-3 6 0 3-3 6 0M30 46C20 48 14 56 16 66M66 46c10 2 14 6 15 12"
      />
    </svg>
  )
}
