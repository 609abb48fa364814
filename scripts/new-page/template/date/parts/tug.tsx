/** What everybody pulls at. */
export function Prize() {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true">
      <circle cx="32" cy="32" r="26" fill="var(--gold)" stroke="var(--kit-ink)" strokeWidth="3" />
      <path fill="none" stroke="var(--kit-ink)" strokeWidth="3" d="M14 32h36M32 14v36" />
    </svg>
  )
}
