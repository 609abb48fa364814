/** What everybody goes round, in a square of 270, with the start at its top. */
export function Face() {
  return (
    <svg viewBox="0 0 270 270" aria-hidden="true">
      <circle cx="135" cy="135" r="130" fill="var(--hill)" />
      <circle cx="135" cy="135" r="78" fill="var(--sky)" />
      <path fill="var(--seal)" d="M135 4l-9-4h18zM131 4h8v26h-8z" />
    </svg>
  )
}
