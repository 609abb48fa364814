/** A folded star: the sign of a wish. */
export function Star() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path
        fill="var(--gold)"
        stroke="var(--prize-line)"
        strokeLinejoin="round"
        d="M12 2l3 6.5 7 .8-5.2 4.8 1.4 7L12 17.5 5.8 21l1.4-7L2 9.3l7-.8z"
      />
      <path
        fill="none"
        stroke="var(--prize-line)"
        strokeOpacity=".4"
        d="M12 2v9l10-2M12 11l6 10M12 11L6 21M12 11L2 9"
      />
    </svg>
  )
}
