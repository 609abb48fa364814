import { actTap, findTap } from '../../../states/tap.ts'

const LOOK_EVERY_MS = 100
const PATIENCE_MS = 10_000

/**
 * Does one tap of a state in the page, once its element is there, enabled and hydrated. Throws an Error with a sentence
 * that says what was missing.
 */
export async function doTap(frame: HTMLIFrameElement, tap: string, signal: AbortSignal): Promise<void> {
  const until = Date.now() + PATIENCE_MS
  while (!signal.aborted) {
    const found = frame.contentDocument ? findTap(tap, frame.contentDocument) : 'The page is gone.'
    if (typeof found === 'object') return actTap(tap, found)
    if (Date.now() >= until) throw new Error(found)
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
  }
}
