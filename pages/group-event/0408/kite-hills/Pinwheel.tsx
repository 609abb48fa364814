const BLADE = 'M12 12V1.5c5 0 8.5 3 8.5 6.5 0 2.5-3.5 4-8.5 4z'

/** A paper pinwheel: the sign of wind. */
export function Pinwheel() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      {[0, 90, 180, 270].map((turn) => (
        <path
          key={turn}
          d={BLADE}
          transform={`rotate(${turn} 12 12)`}
          fill={turn % 180 ? 'var(--gold)' : 'var(--seal)'}
          stroke="var(--paper)"
        />
      ))}
      <circle cx="12" cy="12" r="2" fill="var(--night)" />
    </svg>
  )
}
