/** A knot in a rope: the sign of a pull. */
export function Knot() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path
        fill="none"
        stroke="var(--prize-line)"
        strokeWidth="5.5"
        strokeLinecap="round"
        d="M2 13q6 0 9-4t5 0-3 6-6 2M22 13q-6 0-9-3"
      />
      <path
        fill="none"
        stroke="var(--gold)"
        strokeWidth="3"
        strokeLinecap="round"
        d="M2 13q6 0 9-4t5 0-3 6-6 2M22 13q-6 0-9-3"
      />
    </svg>
  )
}
