export type Point = readonly [x: number, y: number]

/** The point of a road at a part of its length, 0 to 1. */
export function along(road: readonly Point[], part: number): { x: number; y: number } {
  const steps = road.slice(1).map((to, at) => {
    const from = road[at] as Point
    return { from, to, length: Math.hypot(to[0] - from[0], to[1] - from[1]) }
  })
  let left = Math.min(1, Math.max(0, part)) * steps.reduce((sum, { length }) => sum + length, 0)
  for (const { from, to, length } of steps) {
    if (left <= length && length > 0) {
      const share = left / length
      return { x: from[0] + share * (to[0] - from[0]), y: from[1] + share * (to[1] - from[1]) }
    }
    left -= length
  }
  const [x = 0, y = 0] = road[road.length - 1] ?? []
  return { x, y }
}
