/** A punched ticket: the sign of a mile. */
export function Ticket() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path
        fill="var(--gold)"
        stroke="var(--prize-line)"
        strokeLinejoin="round"
        d="M2 9l16-5 2 4q-2 2 0 4l2 3-16 5-2-4q2-2 0-4z"
      />
      <path fill="none" stroke="var(--seal)" strokeWidth="1.6" strokeDasharray="2 1.6" d="M14 6l4 10" />
      <circle cx="9.5" cy="12.5" r="2" fill="var(--prize-line)" />
    </svg>
  )
}
