/** A torch: the sign of what is brought. */
export function Torch() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path fill="var(--wall)" stroke="var(--prize-line)" d="M9 12h6l-1.5 11h-3z" />
      <path fill="var(--ember)" d="M6 12c-2-5 2-6 4-11 1 3 2 3 4 5 0-2 1-3 2-4 3 4 4 7 2 10z" />
      <path fill="var(--flame)" d="M9 12c-1-3 1-4 3-7 2 2 4 4 3 7z" />
    </svg>
  )
}
