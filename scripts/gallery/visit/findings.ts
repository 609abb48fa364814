import type { SeenText } from '../../browser/probe/visible.ts'
import { foreignTexts, machineTexts, rawTexts } from '../../browser/words.ts'
import type { Language } from '../command.ts'
import type { Visit } from './open-visit.ts'

/** What no state may show: nothing at all, a machine's words, another language, more than fits the width, letters cut off, a box out of place, an uncaught error. */
export async function findingsOf(visit: Visit, language: Language): Promise<string[]> {
  const { tab, uncaught } = visit
  const frame = visit.frame()
  const texts = await frame.evaluate<SeenText[]>('__probe.seenTexts()')
  const height = await frame.evaluate<number>('__probe.height()')
  const wider = await frame.evaluate<number>(`__probe.overflow(${tab.viewportSize()?.width ?? 0})`)
  const shifted = await frame.evaluate<string[]>('__probe.shifted()')
  const cut = await frame.evaluate<string[]>('__probe.cutGlyphs()')
  const slips = new Set([...rawTexts(texts), ...machineTexts(texts)])
  return [
    ...(isBlank(texts, height) ? ['a blank page'] : []),
    ...[...slips].map((text) => `a raw text: ${text}`),
    ...foreignTexts(language, texts).map((text) => `not in ${language}: ${text}`),
    ...(wider > 0 ? [`${wider} px wider than the screen`] : []),
    ...shifted.map((box) => `scrolled within a box that hides it: ${box}`),
    ...cut.map((text) => `letters cut off: ${text}`),
    ...uncaught.map((error) => `an uncaught error: ${error}`),
  ]
}

function isBlank(texts: SeenText[], height: number): boolean {
  return texts.map(({ text }) => text).join('').length < 5 || height < 200
}
