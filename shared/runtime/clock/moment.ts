/** The years that anything of the product can happen in, in ms since 1970. */
const EARLIEST = Date.UTC(2000, 0)
const LATEST = Date.UTC(2100, 0)

/** Whether a number is a timestamp in ms; false for seconds, nanoseconds and dates outside the calendar. */
export const isMoment = (ms: number) => ms >= EARLIEST && ms < LATEST
