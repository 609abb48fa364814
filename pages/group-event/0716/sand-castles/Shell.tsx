/** A shell: the sign of a bucket of sand. */
export function Shell() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path
        fill="#ffb9a0"
        stroke="var(--prize-line)"
        strokeLinejoin="round"
        d="M12 2c6 0 10 5 10 11L15 20v2H9v-2L2 13C2 7 6 2 12 2z"
      />
      <path
        fill="none"
        stroke="var(--crab)"
        strokeWidth="1.4"
        strokeLinecap="round"
        d="M12 4v15M7 5l3.5 14M17 5l-3.5 14M3.5 10L9 19M20.5 10L15 19"
      />
    </svg>
  )
}
