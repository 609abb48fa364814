/** A short oar over a ripple: the sign of strokes. */
export function Oar() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path stroke="var(--seal)" strokeWidth="2.4" strokeLinecap="round" d="M4 3l9 9" />
      <path fill="var(--seal)" d="M11 9.5l5 1.2 4 6.5c.8 1.3-.6 2.7-1.9 1.9l-6.3-4z" />
      <path
        fill="none"
        stroke="var(--cloth)"
        strokeWidth="1.8"
        strokeLinecap="round"
        d="M2 20q3-2.6 6 0t6 0"
      />
    </svg>
  )
}
