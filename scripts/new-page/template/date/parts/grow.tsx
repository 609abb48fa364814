/** One leaf, grown to the right. */
export const Leaf = () => (
  <svg viewBox="0 0 30 16" aria-hidden="true">
    <path fill="var(--stem)" d="M0 9C8-2 20-2 30 4 24 15 10 18 0 9z" />
  </svg>
)

/** What it grows from. */
export const Foot = () => (
  <svg viewBox="0 0 70 44" aria-hidden="true">
    <path fill="currentColor" d="M4 6h62v11H60l-7 27H17l-7-27H4z" />
  </svg>
)
