import type { PageState } from '#shared/runtime/app'
import { midnight } from './world/clock.ts'

const UNITS: Record<string, number> = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 }

/** The moment at which a declared state is opened, ms since 1970, in a sandbox that began at `start`. */
export function momentOf({ at, after }: Pick<PageState, 'at' | 'after'>, start: number): number {
  return (at ? midnight(start) + hourOf(at) : start) + lengthOf(after)
}

/** `20:30` -> ms since midnight. */
function hourOf(at: string): number {
  const [hours = 0, minutes = 0] = at.split(':').map(Number)
  return hours * (UNITS.h as number) + minutes * (UNITS.m as number)
}

/** `90s` -> 90000. */
function lengthOf(time = '0s'): number {
  return Number.parseInt(time, 10) * (UNITS[time.slice(-1)] as number)
}
