import type { SeenText } from '../browser/probe/visible.ts'
import { foreignTexts, machineTexts, rawTexts } from '../browser/text-problems.ts'
import type { Visit } from './enter-state.ts'
import type { Shot } from './plan.ts'
import { missingIn } from './shown.ts'

/**
 * What no state may show: nothing at all, a machine's words, another language, more than fits the width, letters cut off, a
 * box out of place, an uncaught error, or a screen without what the name of the state promises.
 */
export async function findingsOf(visit: Visit, shot: Shot): Promise<string[]> {
  const { tab, probe, uncaught } = visit
  const { language } = shot
  const texts = await probe.seenTexts()
  const wider = await probe.overflow(tab.viewportSize()?.width ?? 0)
  const shifted = await probe.shifted()
  const cut = await probe.cutGlyphs()
  const slips = new Set([...rawTexts(texts), ...machineTexts(texts)])
  return [
    ...(isBlank(texts, await probe.height()) ? ['a blank page'] : []),
    ...[...slips].map((text) => `a raw text: ${text}`),
    ...foreignTexts(language, texts).map((text) => `not in ${language}: ${text}`),
    ...(wider > 0 ? [`${wider} px wider than the screen`] : []),
    ...shifted.map((box) => `scrolled within a box that hides it: ${box}`),
    ...cut.map((text) => `letters cut off: ${text}`),
    ...uncaught.map((error) => `an uncaught error: ${error}`),
    ...(await missingIn(visit, shot, texts)),
  ]
}

function isBlank(texts: SeenText[], height: number): boolean {
  return texts.map(({ text }) => text).join('').length < 5 || height < 200
}
