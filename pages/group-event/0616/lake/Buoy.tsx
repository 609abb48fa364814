/** The buoy with its flag, in rings on the water. */
export function Buoy() {
  return (
    <svg viewBox="0 0 84 84" aria-hidden="true">
      <g fill="none" stroke="var(--glint)" strokeWidth="2">
        <ellipse cx="42" cy="66" rx="39" ry="12" opacity=".5" />
        <ellipse cx="42" cy="64" rx="30" ry="9" opacity=".8" />
      </g>
      <path stroke="var(--kit-ink)" strokeWidth="3" d="M42 34V4" />
      <path fill="var(--gold)" stroke="var(--kit-ink)" strokeWidth="1.6" d="M43 5l24 8-24 9z" />
      <path
        fill="var(--seal)"
        stroke="var(--kit-ink)"
        strokeWidth="2"
        d="M22 62q0-28 20-28t20 28q-20 8-40 0z"
      />
      <path fill="#fff" d="M23 54q19 7 38 0l-3-9q-16 6-32 0z" />
      <circle cx="42" cy="36" r="5" fill="var(--rope)" stroke="var(--kit-ink)" strokeWidth="1.6" />
    </svg>
  )
}
