/** A firefly with its lamp lit: the sign of glimmers. */
export function Firefly() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="17" r="7" fill="var(--gold)" opacity=".25" />
      <path fill="var(--gold)" d="M8.5 13h7q0 8-3.5 9-3.5-1-3.5-9z" />
      <path
        fill="var(--kit-ink)"
        opacity=".85"
        d="M11 9C5 6 1 8 1 12c3 2 8 1 10-3zM13 9c6-3 10-1 10 3-3 2-8 1-10-3z"
      />
      <path fill="#c65a3c" d="M8.5 12q0-6 3.5-6t3.5 6z" />
      <path
        fill="none"
        stroke="var(--kit-ink)"
        strokeWidth="1.3"
        strokeLinecap="round"
        d="M10.5 6Q9 3 7 2.5M13.5 6Q15 3 17 2.5"
      />
    </svg>
  )
}
