/** A block seen from its corner: the sign of a block. */
export function BlockSign() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path fill="var(--gold)" stroke="var(--title-ink)" strokeLinejoin="round" d="M12 2l9 5-9 5-9-5z" />
      <path fill="var(--red)" stroke="var(--title-ink)" strokeLinejoin="round" d="M3 7l9 5v10l-9-5z" />
      <path fill="var(--blue)" stroke="var(--title-ink)" strokeLinejoin="round" d="M21 7l-9 5v10l9-5z" />
      <circle cx="7.5" cy="14" r="2" fill="#fff" />
    </svg>
  )
}
