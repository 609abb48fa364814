/** A rice dumpling in its leaf: the sign of a drumbeat well done. */
export function Zongzi() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path
        fill="var(--jade)"
        stroke="var(--prize-line)"
        d="M12 3q2 0 3 2l7 12q2 4-3 4H5q-5 0-3-4L9 5q1-2 3-2z"
      />
      <path fill="none" stroke="var(--bone)" strokeWidth="1.6" d="M4 15q8-4 16 0M12 3v9" />
      <path
        fill="none"
        stroke="var(--seal)"
        strokeWidth="1.6"
        strokeLinecap="round"
        d="M12 12l-4 4M12 12l4 4"
      />
    </svg>
  )
}
