/** A mound of earth with stubble. */
export function Furrow() {
  return (
    <svg viewBox="0 0 70 30" aria-hidden="true">
      <path fill="var(--earth)" d="M0 30q4-22 35-22t35 22z" />
      <path
        fill="none"
        stroke="var(--field)"
        strokeWidth="2"
        strokeLinecap="round"
        d="M14 20l-3-9M24 15l-2-9M46 15l2-9M56 20l3-9"
      />
      <path fill="currentColor" d="M10 26h50v4H10z" />
    </svg>
  )
}

/** A long blade. */
export function Blade() {
  return (
    <svg viewBox="0 0 30 16" aria-hidden="true">
      <path fill="var(--leaf)" d="M0 10Q12-4 30 2 18 2 12 12 6 17 0 10z" />
    </svg>
  )
}
