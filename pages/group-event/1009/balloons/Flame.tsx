/** The flame of a burner: the sign of heat. */
export function Flame() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path
        fill="var(--stripe)"
        d="M12 1c2 5 8 8 8 14 0 5-4 8-8 8s-8-3-8-8c0-4 3-5 4-9 2 1 3 2 3 4 1-3 2-5 1-9z"
      />
      <path fill="var(--gold)" d="M12 12c2 2 4 4 4 6 0 3-2 4-4 4s-4-1-4-4c0-2 2-4 4-6z" />
    </svg>
  )
}
