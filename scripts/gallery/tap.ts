import { stripVTControlCharacters } from 'node:util'
import type { Frame } from 'playwright-core'
import { probeCall } from '../browser/remote-probe.ts'
import { readTap } from '../states/tap.ts'

const PATIENCE = 10_000
const LOOK_EVERY_MS = 100
/** A busy machine takes its time over a tap that has found its element. */
const TAP_MS = 60_000

/** Does one tap as a person would, once it is possible. Throws a sentence that describes what is there instead. */
export async function doTap(frame: Frame, tap: string, patience = PATIENCE): Promise<void> {
  const element = await waitFor(frame, tap, patience)
  const read = readTap(tap)
  try {
    if ('fill' in read) await element.fill(read.text, { timeout: TAP_MS })
    else await element.click({ timeout: TAP_MS })
  } catch (error) {
    throw new Error(`The tap "${tap}" could not be done: ${reasonIn(error)}.`)
  }
}

async function waitFor(frame: Frame, tap: string, patience: number) {
  const until = Date.now() + patience
  for (;;) {
    const found = await frame.evaluateHandle<Element | string>(probeCall('findTap', tap))
    const element = found.asElement()
    if (element) return element
    if (Date.now() >= until) throw new Error(String(await found.jsonValue()))
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
  }
}

/** What playwright waited for in vain: the last line of its call log. */
function reasonIn(error: unknown): string {
  const lines = stripVTControlCharacters(String(error)).split('\n').reverse()
  const line = lines.find((each) => /intercepts|not stable|outside|not enabled/.test(each)) ?? lines.at(-1)
  return (line ?? '').replace(/^[\s-]+/, '')
}
