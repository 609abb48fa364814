/** How a line of a square card runs: a row or column, counted from 1, or a diagonal that goes down or up. */
export function directionOf(places: readonly number[], size: number) {
  const [first = 0, second = 0] = places
  const step = second - first
  if (step === 1) return { kind: 'row' as const, number: Math.floor(first / size) + 1 }
  if (step === size) return { kind: 'column' as const, number: (first % size) + 1 }
  return { kind: step > size ? ('down' as const) : ('up' as const), number: 1 }
}
