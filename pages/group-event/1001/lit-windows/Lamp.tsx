/** A lamp: the sign of a lit window. */
export function Lamp() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path fill="var(--gold)" opacity=".3" d="M4 22l5-10h6l5 10z" />
      <path fill="var(--gold)" stroke="var(--prize-line)" strokeLinejoin="round" d="M8 3h8l4 10H4z" />
      <path stroke="var(--lamp-core)" strokeWidth="2" strokeLinecap="round" d="M12 13v8M8 21h8" />
    </svg>
  )
}
