/** A sheaf: the sign of an ear. */
export function Sheaf() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path
        fill="var(--gold)"
        stroke="var(--prize-line)"
        strokeWidth=".9"
        strokeLinejoin="round"
        d="M12 13L4 4l2-2 6 7V1h2l-1 8 5-7 2 2-7 9 6 10H6z"
      />
      <path fill="var(--barn)" d="M8.5 12h7v3h-7z" />
    </svg>
  )
}
