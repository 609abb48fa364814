/** A flower of the osmanthus: the sign of a petal. */
export function Osmanthus() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <g fill="var(--gold)" stroke="var(--prize-line)" strokeWidth=".8">
        <ellipse cx="12" cy="6.5" rx="3.6" ry="5" />
        <ellipse cx="12" cy="17.5" rx="3.6" ry="5" />
        <ellipse cx="6.5" cy="12" rx="5" ry="3.6" />
        <ellipse cx="17.5" cy="12" rx="5" ry="3.6" />
      </g>
      <circle cx="12" cy="12" r="2.4" fill="var(--lantern)" />
    </svg>
  )
}
