let holds = 0
const waiting = new Set<() => void>()

/**
 * The page must not be loaded again by itself: something would be lost, as a half-filled form or the answer to a payment.
 * Gives back how to let go; letting go twice does nothing.
 */
export function hold(): () => void {
  let held = true
  holds++
  return () => {
    if (!held) return
    held = false
    if (--holds) return
    for (const listener of [...waiting]) listener()
  }
}

/** Whether anything holds the page now. */
export const isHeld = () => holds > 0

/** Calls the listener each time that nothing holds the page any more. Gives back how to stop. */
export function onRelease(listener: () => void): () => void {
  waiting.add(listener)
  return () => {
    waiting.delete(listener)
  }
}
