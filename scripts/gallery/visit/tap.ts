import type { Frame } from 'playwright-core'

const PATIENCE = 10_000

/** A declared tap, read: `goal`, `day#2`, `mobile=13800010001`. */
export type Tap = { press: string; nth?: number } | { fill: string; text: string }

export function readTap(tap: string): Tap {
  const [, name = '', nth, text] = /^([\w-]+)(?:#(\d+)|=(.+))?$/.exec(tap) ?? []
  if (text !== undefined) return { fill: name, text }
  return nth ? { press: name, nth: Number(nth) } : { press: name }
}

/** Does one tap as a person would, once it can be done. Throws a sentence that says what there is instead. */
export async function doTap(frame: Frame, tap: string, patience = PATIENCE): Promise<void> {
  const read = readTap(tap)
  const found =
    'fill' in read
      ? frame.locator(`[name="${read.fill}"]`)
      : frame.locator(`[data-track="${read.press}"]:not(:disabled):not([aria-disabled=true])`)
  const element = found.filter({ visible: true }).nth('nth' in read && read.nth ? read.nth - 1 : 0)
  try {
    if ('fill' in read) await element.fill(read.text, { timeout: patience })
    else await element.click({ timeout: patience })
  } catch (error) {
    const why = (await element.count()) > 0 ? `could not be done: ${reasonIn(error)}` : 'was not found'
    throw new Error(`The tap "${tap}" ${why}. There are: ${(await namesOn(frame)).join(', ') || 'none'}.`)
  }
}

/** Names of what can be pressed or filled now. */
function namesOn(frame: Frame): Promise<string[]> {
  return frame.evaluate<string[]>(
    `[...new Set([...document.querySelectorAll('[data-track]:not(:disabled):not([aria-disabled=true]), [name]:not(meta)')]
      .filter((element) => element.getClientRects().length > 0)
      .map((element) => element.dataset.track || element.getAttribute('name') + '='))]`,
  )
}

/** What playwright waited for in vain: the last line of its call log. */
function reasonIn(error: unknown): string {
  const lines = String(error)
    .split('\n')
    .map((line) => line.replace(/^[\s\d×-]+/, '').trim())
    .filter(Boolean)
  return (lines.reverse().find((line) => /intercepts|not stable|outside|not enabled/.test(line)) ??
    lines[0]) as string
}
