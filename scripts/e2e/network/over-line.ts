import type { Chromium } from '../../browser/chromium/chromium.ts'
import { personAt } from '../../browser/person.ts'
import { expect, until } from '../test.ts'
import type { Visit, VisitOptions, Workbench } from '../workbench.ts'
import { type Line, openLine } from './line.ts'

/** A visit whose requests go over a line that can be troubled. */
export type LineVisit = Visit<Chromium> & { line: Line }

export function visitOverLine(
  bench: Workbench<Chromium>,
  options: VisitOptions,
  use: (visit: LineVisit) => Promise<void>,
): Promise<void> {
  return bench.visit(options, async ({ tab, site }) => {
    const line = await openLine(site.origin)
    const { language = 'zh', patience } = options
    const person = personAt(tab, { language, site: line.origin, ...(patience && { patience }) })
    try {
      await use({ tab, site, person, line })
    } finally {
      await line.close()
    }
  })
}

/** Waits until the line has the request to cut off or the response to delay: nothing on screen shows when. */
export const onTheLine = (isThere: () => boolean): Promise<boolean> =>
  until(isThere, { timeout: 30_000, interval: 20 })

/** No requested URL, Referer, log or header on the way contains a secret. */
export async function expectNoSecrets(
  { tab, line }: Pick<LineVisit, 'tab' | 'line'>,
  secrets: string[],
  isAllowed = (_url: string) => false,
): Promise<void> {
  const written = await tab.evaluate<string>(
    `JSON.stringify(Object.entries(localStorage).filter(([key]) => /^(statistics|globalCatchErrors|MD5API-|intent)/.test(key)))`,
  )
  const texts = [
    ...line.received.flatMap(({ url, headers }) => [isAllowed(url) ? '' : url, headers.referer ?? '']),
    written,
    tab.page.url(),
    await tab.probe.screenText(),
    ...tab.problems.map(({ text }) => text),
  ]
  for (const secret of secrets) expect(texts.filter((each) => each.includes(secret))).toEqual([])
}

/** The page's clock goes on by so many ms, with its timers, and the page is notified. */
export const pass = ({ tab }: Pick<LineVisit, 'tab'>, ms: number) => tab.page.clock.fastForward(ms)
