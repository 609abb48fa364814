/** The sandbox's time: ms since 1970. Runs with the machine's clock (or a test's fake timers) unless frozen. */
export interface Clock {
  now(): number
  /** Goes on running from here. */
  set(ms: number): void
  frozen(): boolean
  /** Frozen, at the given or at the current time. */
  freeze(ms?: number): void
  advance(ms: number): void
  /** Back to the machine's own time. */
  real(): void
}

export function createClock(start?: number): Clock {
  let offset = 0
  let frozen: number | undefined
  const clock: Clock = {
    now: () => frozen ?? Date.now() + offset,
    frozen: () => frozen !== undefined,
    set(ms) {
      frozen = undefined
      offset = ms - Date.now()
    },
    freeze(ms = clock.now()) {
      frozen = ms
    },
    advance(ms) {
      if (frozen === undefined) offset += ms
      else frozen += ms
    },
    real() {
      frozen = undefined
      offset = 0
    },
  }
  if (start !== undefined) clock.set(start)
  return clock
}

export const HOUR = 3_600_000
export const DAY = 24 * HOUR

/** The last midnight in the product's zone, Asia/Shanghai: UTC+8 all year. */
export function midnight(ms: number): number {
  return Math.floor((ms + 8 * HOUR) / DAY) * DAY - 8 * HOUR
}
