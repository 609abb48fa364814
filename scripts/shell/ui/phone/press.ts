const LOOK_EVERY_MS = 100
const PATIENCE_MS = 10_000

/**
 * Presses an element of the page by its tracked name (`data-track`), once it is there, enabled and alive.
 * Throws an Error with a sentence that says what was missing.
 */
export async function press(frame: HTMLIFrameElement, track: string, signal: AbortSignal): Promise<void> {
  const until = Date.now() + PATIENCE_MS
  let problem: string | undefined
  while (!signal.aborted) {
    const element = pressable(frame, track)
    if (typeof element === 'object') return element.click()
    problem = element
    if (Date.now() >= until) throw new Error(problem)
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
  }
}

function pressable(frame: HTMLIFrameElement, track: string): HTMLElement | string {
  const found = [
    ...(frame.contentDocument?.querySelectorAll<HTMLElement>(`[data-track="${CSS.escape(track)}"]`) ?? []),
  ]
  if (found.length === 0) return `There is nothing named “${track}” on the page to press.`
  const enabled = found.filter(
    (each) => !each.matches(':disabled, [aria-disabled="true"], [aria-busy="true"]'),
  )
  if (enabled.length === 0) return `“${track}” is there, but cannot be pressed.`
  return enabled.find(isAlive) ?? `“${track}” is there, but the page's scripts have not taken it over.`
}

/** React marks the elements that it has taken over from the HTML. */
function isAlive(element: HTMLElement): boolean {
  return Object.keys(element).some((key) => key.startsWith('__reactFiber$'))
}
