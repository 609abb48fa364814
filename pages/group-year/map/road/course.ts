/** Design px: how far apart stops are, and where the first one is below the coast. */
export const STEP = 112
const FIRST = 64
const MIDDLE = 187
const SWING = 104

export interface Place {
  x: number
  y: number
}

/** Where the stop of a number is, from 0: the road swings from side to side. */
export const placeOf = (at: number): Place => ({
  x: Math.round(MIDDLE + SWING * Math.sin(0.9 + at * 1.55)),
  y: FIRST + at * STEP,
})

/** How long the land is that so many stops need. */
export const lengthOf = (stops: number): number => FIRST + stops * STEP

/** The road from one stop to another as an SVG path: it leaves and arrives downwards. */
export function courseOf(from: number, to: number): string {
  const { x, y } = placeOf(from)
  let course = `M${x} ${y}`
  for (let at = from + 1; at <= to; at++) {
    const next = placeOf(at)
    const before = placeOf(at - 1)
    const half = STEP / 2
    course += `C${before.x} ${before.y + half} ${next.x} ${next.y - half} ${next.x} ${next.y}`
  }
  return course
}
