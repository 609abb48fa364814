/** How long a press is replayed, in ms; as long as a browser's transient user activation. */
const MEANT_MS = 5000

/**
 * Replays the last press on the first screen before hydration. React's listeners are attached, so it hydrates the page
 * for it at once. Links work without it.
 */
export function playEarlyPress(): void {
  const { press, notePress } = window.__boot ?? {}
  if (!notePress) return
  removeEventListener('click', notePress, true)
  const pressed = press && performance.now() - press.timeStamp < MEANT_MS && press.target
  const button = pressed instanceof Element ? pressed.closest('button') : null
  if (button?.isConnected) button.click()
}
