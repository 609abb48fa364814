/** A watering can: the sign of dew. */
export function Can() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path fill="none" stroke="var(--cloth)" strokeWidth="1.8" d="M18 10q5 0 4 5t-5 4" />
      <path
        fill="var(--ivy)"
        stroke="var(--cloth)"
        strokeLinejoin="round"
        d="M8 10h10v11H8zM8 16L2 9l2-1 4 4z"
      />
      <path
        fill="none"
        stroke="var(--bell)"
        strokeWidth="1.6"
        strokeLinecap="round"
        d="M1 12v1M3 13v2M1 17v1"
      />
      <path fill="none" stroke="var(--cloth)" strokeWidth="1.6" d="M9 10q4-6 8 0" />
    </svg>
  )
}
