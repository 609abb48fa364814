/** The years that anything of the product can happen in, in ms since 1970. */
const EARLIEST = Date.UTC(2000, 0)
const LATEST = Date.UTC(2100, 0)

/** Whether a number is a moment in ms: one in seconds or nanoseconds is none, nor is one that no calendar has. */
export const isMoment = (ms: number) => ms >= EARLIEST && ms < LATEST
