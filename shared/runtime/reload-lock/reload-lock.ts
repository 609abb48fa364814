import { useEffect } from 'react'

let locks = 0
const waiting = new Set<() => void>()

/**
 * Prevents automatic reloads while something would be lost, for instance a half-filled form or the response of a payment.
 * Returns the unlock function; calling it twice does nothing.
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

/** Calls the listener each time the last lock is released. Returns the stop function. */
export function onReloadUnlocked(listener: () => void): () => void {
  waiting.add(listener)
  return () => {
    waiting.delete(listener)
  }
}

/** Prevents automatic reloads while a component has unsaved state: `useReloadLock(form.dirty)`. */
export function useReloadLock(dirty: boolean): void {
  useEffect(() => {
    if (dirty) return lockReload()
  }, [dirty])
}
