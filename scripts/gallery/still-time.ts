/** A page's longest patience is 10 s with a call, and 9 s with the way out of a messenger; shorter waits may run out. */
const LONG_MS = 8000
const FOR_EVER = 2 ** 31 - 1

/**
 * Script that stops the page's clock at a time, ms since 1970. Timers run on, so that nothing hangs, and what they draw is
 * always the same moment; but long ones never end, so that a slow machine's picture shows the same as a fast one's.
 */
export function stillTime(ms: number): string {
  return `{
    const Running = Date
    window.Date = class Date extends Running {
      constructor(...parts) {
        if (parts.length) super(...parts)
        else super(${ms})
      }
      static now() { return ${ms} }
    }
    const start = window.setTimeout
    window.setTimeout = (work, wait, ...rest) => start(work, wait >= ${LONG_MS} ? ${FOR_EVER} : wait, ...rest)
  }`
}
