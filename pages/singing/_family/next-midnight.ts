const DAY = 86_400_000
/** The product's zone lies eight hours ahead of UTC, all year. */
const AHEAD = 8 * 3_600_000

/** When the product's next day begins. */
export function nextMidnight(now: number): number {
  return (Math.floor((now + AHEAD) / DAY) + 1) * DAY - AHEAD
}
