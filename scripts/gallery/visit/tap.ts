import { stripVTControlCharacters } from 'node:util'
import type { Frame } from 'playwright-core'
import { readTap } from '../../testing/read-tap.ts'

const PATIENCE = 10_000
/** A busy machine takes its time over a tap that has found its element. */
const TAP_MS = 60_000

/** Does one tap as a person would, once it is possible. Throws a sentence that describes what is there instead. */
export async function doTap(frame: Frame, tap: string, patience = PATIENCE): Promise<void> {
  const read = readTap(tap)
  const found =
    'fill' in read
      ? frame.locator(`[name="${read.fill}"]`)
      : frame.locator(`[data-track="${read.press}"]:not(:disabled):not([aria-disabled=true])`)
  const element = found.filter({ visible: true }).nth('nth' in read && read.nth ? read.nth - 1 : 0)
  try {
    await element.waitFor({ timeout: patience })
  } catch {
    throw new Error(
      `The tap "${tap}" was not found. There are: ${(await namesOn(frame)).join(', ') || 'none'}.`,
    )
  }
  try {
    if ('fill' in read) await element.fill(read.text, { timeout: TAP_MS })
    else await element.click({ timeout: TAP_MS })
  } catch (error) {
    throw new Error(`The tap "${tap}" could not be done: ${reasonIn(error)}.`)
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
  const lines = stripVTControlCharacters(String(error)).split('\n').reverse()
  const line = lines.find((each) => /intercepts|not stable|outside|not enabled/.test(each)) ?? lines.at(-1)
  return (line ?? '').replace(/^[\s-]+/, '')
}
