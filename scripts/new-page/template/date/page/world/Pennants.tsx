const POLE = 'M26 8v80'

/** Racers differ by shape; `currentColor` is their group's. */
function pennant(cloth: string) {
  return () => (
    <svg viewBox="0 0 96 96" aria-hidden="true">
      <path fill="none" stroke="var(--kit-ink)" strokeWidth="5" strokeLinecap="round" d={POLE} />
      <path fill="currentColor" stroke="#fff" strokeWidth="3" strokeLinejoin="round" d={cloth} />
    </svg>
  )
}

export const Triangle = pennant('M28 14l56 24-56 24z')
export const Swallowtail = pennant('M28 14h56L68 38l16 24H28z')
export const Square = pennant('M28 14h46v46H28z')

/** A star on a pole: the fourth pennant, and the sign of what groups collect. */
export const Star = pennant('M54 10l8 18 19 2-14 13 4 19-17-9-17 9 4-19-14-13 19-2z')
