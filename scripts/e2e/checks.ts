import type { Person } from '#testing/story'
import { worstJump } from '../browser/jumps.ts'
import type { SeenText } from '../browser/probe/visible.ts'
import type { Tab } from '../browser/tab.ts'
import { foreignTexts, rawTexts } from '../browser/text-problems.ts'
import { expect } from './test.ts'

/** The prerendered screen is visible before any script has run. */
export async function expectPaint(tab: Tab): Promise<void> {
  const texts = await seenTexts(tab)
  expect(texts.map(({ text }) => text).join('').length, 'signs of text painted').toBeGreaterThan(4)
  expect(await tab.probe.height(), 'height of the first screen in px').toBeGreaterThan(200)
}

/** Puts the finding in the first line, the only one that a summary of failures shows. */
export function expectNone(found: string[]): void {
  expect(found, found.join(' | ')).toEqual([])
}

/** Complaints of the browser, failed requests, and what the page wrote into its own error log. */
export async function problemsOf(tab: Tab): Promise<string[]> {
  const log = await tab.probe.errorLog()
  return [
    ...tab.problems.map(({ kind, text }) => `${kind}: ${text}`),
    ...(log && log !== '[]' ? [`globalCatchErrors: ${log}`] : []),
  ]
}

/** Texts on screen that are not in the visit's language, a slip of the program, or cut off; boxes that were scrolled for good. */
export async function outOfPlace(tab: Tab, language: Person['language']): Promise<string[]> {
  const texts = await seenTexts(tab)
  const shifted = await tab.probe.shifted()
  const cut = await tab.probe.cutGlyphs()
  return [
    ...cut.map((text) => `letters cut off: ${text}`),
    ...shifted.map((box) => `scrolled within a box that hides it: ${box}`),
    ...foreignTexts(language, texts).map((text) => `not in ${language}: ${text}`),
    ...rawTexts(texts).map((text) => `a slip: ${text}`),
  ]
}

/** Where the page is wider than a phone of that width. */
export async function widthsThatDoNotFit(tab: Tab, ...widths: number[]): Promise<string[]> {
  const found: string[] = []
  for (const width of widths) {
    await tab.resize(width)
    await tab.probe.settled()
    found.push(...(await overflowAt(tab, width)))
  }
  return found
}

/** By how much the page is wider than the screen that it has. */
export async function overflowAt(tab: Tab, width: number): Promise<string[]> {
  const overflow = await tab.probe.overflow(width)
  return overflow > 0 ? [`${overflow} px too wide on a ${width} px screen`] : []
}

/** Of a screen, what may move by itself: a layout shift of a fiftieth, which is a line or two of a list. */
const MOST_JUMP = 0.02

/** What moved on the way to here without having been touched, where it was more than a person overlooks. */
export function jumpsOf(tab: Tab): string[] {
  const { by, what } = worstJump(tab.jumps)
  return by > MOST_JUMP ? [`jumps by ${by.toFixed(3)}: ${what.join(', ')}`] : []
}

export function seenTexts(tab: Tab): Promise<SeenText[]> {
  return tab.probe.seenTexts()
}
