import { CPU } from './phone.ts'
import type { Stay } from './stay.ts'

/** Memory after, against before: at most. */
const GROWTH = 1.1
/** Frames a second while it scrolls, as the median: more than so many where an empty page has 60. */
const FRAMES = 50

/** A stay, and which of its thresholds fail, in words. */
export interface Judged {
  id: string
  stay: Stay
  fails: string[]
}

export function endureLimits(minutes: number): string {
  return `Kept open for ${minutes} min of real time each, CPU ${CPU}x slower; memory after forced garbage collection. \
Thresholds: memory at most ${GROWTH} of the start, frames/s while it scrolls above ${FRAMES}/60 of an empty \
page's beside it, nothing that moves under reduced motion.\n`
}

/** Holds a stay against the thresholds. */
export function judge(id: string, stay: Stay): Judged {
  const { start, end } = stay
  const fails: string[] = []
  for (const kind of ['heap', 'nodes', 'listeners'] as const) {
    if (end[kind] > start[kind] * GROWTH) fails.push(kind)
  }
  if (!(stay.frames > (stay.empty * FRAMES) / 60)) fails.push('frames')
  if (stay.moving > 0) fails.push('motion')
  return { id, stay, fails }
}
