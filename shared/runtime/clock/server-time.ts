let offset = 0
let doubt = Number.POSITIVE_INFINITY

/** The server's time in ms since 1970; the device's until a first answer came. */
export function serverNow(): number {
  return Date.now() + offset
}

/**
 * Takes in a time that the server gave.
 * @param ms The server's clock. @param roundTripMs How long the answer took: half of it is the doubt.
 * @param grainMs The unit of that time (a Date header has whole seconds). @param receivedAt By the device's clock.
 */
export function learnServerTime(ms: number, roundTripMs: number, grainMs = 1, receivedAt = Date.now()): void {
  const newDoubt = (roundTripMs + grainMs) / 2
  const newOffset = ms + newDoubt - receivedAt
  // the more precise sample wins, and so does a contradicting one: the device clock was set meanwhile
  if (newDoubt > doubt && Math.abs(newOffset - offset) <= newDoubt + doubt) return
  offset = newOffset
  doubt = newDoubt
}
