let locks = 0
const waiting = new Set<() => void>()

/**
 * The page must not be loaded again by itself: something would be lost, as a half-filled form or the answer to a payment.
 * Gives back how to unlock it; unlocking twice does nothing.
 */
export function lockReload(): () => void {
  let locked = true
  locks++
  return () => {
    if (!locked) return
    locked = false
    if (--locks) return
    for (const listener of [...waiting]) listener()
  }
}

/** Whether anything keeps the page from being loaded again. */
export const isReloadLocked = () => locks > 0

/** Calls the listener each time that the last lock is gone. Gives back how to stop. */
export function onReloadUnlocked(listener: () => void): () => void {
  waiting.add(listener)
  return () => {
    waiting.delete(listener)
  }
}
