/** So long a press is still meant, in ms; as long as a browser takes what follows for the person's own will. */
const MEANT_MS = 5000

/**
 * Presses the button that the person last pressed on the first screen before it was hydrated. React, whose listeners are
 * there, draws the page for it at once. A link was followed without it.
 */
export function playEarlyPress(): void {
  const { press, notePress } = window.__boot ?? {}
  if (!notePress) return
  removeEventListener('click', notePress, true)
  const pressed = press && performance.now() - press.timeStamp < MEANT_MS && press.target
  const button = pressed instanceof Element ? pressed.closest('button') : null
  if (button?.isConnected) button.click()
}
