/** A storey of sand: battlements and a gate, or windows and a flag line in the team's colour, in turn. */
export function Storey({ at }: { at: number }) {
  return (
    <svg viewBox="0 0 84 28" preserveAspectRatio="none" aria-hidden="true">
      {at % 2 ? (
        <>
          <path fill="var(--sand-dark)" d="M10 4h64l3 24H7z" />
          <path fill="var(--sand)" d="M10 4h52l-3 24H7z" />
          <path fill="currentColor" d="M14 9h56v5H14z" />
          <path fill="var(--kit-ink)" fillOpacity=".65" d="M24 18q4-5 8 0v9h-8zM52 18q4-5 8 0v9h-8z" />
        </>
      ) : (
        <>
          <path fill="var(--sand-dark)" d="M2 1h10v5h8V1h10v5h8V1h10v5h8V1h10v5h6V1h8v27H2z" />
          <path fill="var(--sand)" d="M2 1h10v5h8V1h10v5h8V1h10v5h8V1h10v27H2z" />
          <path fill="var(--kit-ink)" fillOpacity=".6" d="M34 28V17q8-9 16 0v11z" />
          <circle cx="18" cy="17" r="3" fill="#fff" />
          <circle cx="64" cy="17" r="3" fill="#fff" />
        </>
      )}
    </svg>
  )
}
