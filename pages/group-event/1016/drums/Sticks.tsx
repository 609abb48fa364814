/** Drumsticks with silk: the sign of power. */
export function Sticks() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path stroke="var(--prize-line)" strokeWidth="4" strokeLinecap="round" d="M5 5l14 14M19 5L5 19" />
      <path stroke="var(--gold)" strokeWidth="2.4" strokeLinecap="round" d="M5 5l14 14M19 5L5 19" />
      <circle cx="5" cy="5" r="3" fill="var(--skin)" stroke="var(--prize-line)" />
      <circle cx="19" cy="5" r="3" fill="var(--skin)" stroke="var(--prize-line)" />
      <path
        fill="none"
        stroke="var(--lantern)"
        strokeWidth="2"
        strokeLinecap="round"
        d="M5 19q-4 1-3 4M19 19q4 1 3 4"
      />
    </svg>
  )
}
