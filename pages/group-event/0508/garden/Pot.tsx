/** A clay pot with soil. */
export function Pot() {
  return (
    <svg viewBox="0 0 70 44" aria-hidden="true">
      <ellipse cx="35" cy="9" rx="26" ry="6" fill="var(--soil)" />
      <path fill="var(--clay)" d="M4 6h62v11H60l-7 27H17l-7-27H4z" />
      <path fill="#fff" opacity=".2" d="M4 6h62v4H4zM16 20h9l3 20h-6z" />
      <path fill="currentColor" d="M14 24h42l-2 7H16z" />
    </svg>
  )
}

export function Leaf() {
  return (
    <svg viewBox="0 0 30 16" aria-hidden="true">
      <path fill="var(--stem)" d="M0 9C8-2 20-2 30 4 24 15 10 18 0 9z" />
      <path fill="none" stroke="#fff" strokeOpacity=".5" d="M2 9q12-5 22-4" />
    </svg>
  )
}
