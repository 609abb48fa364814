/** A spark that has just left the fuse: the sign of sparks. */
export function Spark() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <circle
        cx="12"
        cy="12"
        r="8"
        fill="none"
        stroke="var(--sun)"
        strokeWidth="6"
        strokeDasharray="2 4.283"
      />
      <path fill="var(--gold)" d="M12 0l2.6 9.4L24 12l-9.4 2.6L12 24l-2.6-9.4L0 12l9.4-2.6z" />
      <circle cx="12" cy="12" r="2.6" fill="#fff" />
    </svg>
  )
}
