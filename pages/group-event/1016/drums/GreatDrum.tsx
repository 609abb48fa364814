/** The great drum, seen from a little above, studs around its skin. */
export function GreatDrum() {
  return (
    <svg viewBox="0 0 84 84" aria-hidden="true">
      <path
        fill="var(--curtain)"
        stroke="var(--stage-dark)"
        strokeWidth="2"
        d="M6 34q-4 18 4 34 32 20 64 0 8-16 4-34z"
      />
      <path
        fill="none"
        stroke="var(--gold)"
        strokeWidth="3"
        strokeDasharray=".1 7"
        strokeLinecap="round"
        d="M7 48q35 24 70 0M10 66q32 18 64 0"
      />
      <ellipse cx="42" cy="32" rx="36" ry="22" fill="var(--skin)" stroke="var(--gold)" strokeWidth="4" />
      <ellipse
        cx="42"
        cy="32"
        rx="36"
        ry="22"
        fill="none"
        stroke="var(--stage-dark)"
        strokeWidth="3"
        strokeDasharray=".1 8"
        strokeLinecap="round"
      />
      <circle cx="42" cy="32" r="11" fill="var(--curtain)" />
      <path fill="none" stroke="var(--skin)" strokeWidth="3" d="M42 21q-7 5 0 11t0 11" />
      <circle cx="42" cy="26.5" r="2" fill="var(--skin)" />
    </svg>
  )
}
