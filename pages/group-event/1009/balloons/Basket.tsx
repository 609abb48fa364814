/** A peg with its rope. */
export function Basket() {
  return (
    <svg viewBox="0 0 24 30" aria-hidden="true">
      <path fill="none" stroke="var(--wicker)" strokeWidth="2" d="M12 0v12q-6 2-4 8" />
      <path fill="currentColor" d="M9 12h6l-2 18h-2z" />
      <path fill="var(--wicker)" d="M4 24h16v5H4z" />
    </svg>
  )
}
