import type { Chromium, ChromiumTab } from '../../browser/chromium/chromium.ts'
import { addressOf } from '../../browser/person.ts'
import { readManifest } from '../pages.ts'
import { expect } from '../test.ts'
import type { VisitOptions, Workbench } from '../workbench.ts'
import { isPage, openLine, type Trouble } from './line.ts'

/** A page with parts on demand: `/battle`. */
const { pages, ...site } = readManifest()
export const { runtime } = site
const season = pages['warlord/season'] ?? { paths: [], files: [] }
export const { files } = season
const VISIT = `${season.paths[0]}?token=demo-10001&userId=10001`
export const ENTRY = /\/static\/warlord-season-[^.]+\.js/
export const SHEETS = /\/static\/warlord-season\.sheets-[^.]+\.js/
export const RUNTIME = /\/static\/runtime-/
export const VERSION = /^\/version\.txt/
export const CARD = { zh: '页面未能完整加载', en: 'This page did not load fully' }
export const TASKS = '今日任务'
export const LESSON = '声音与距离'
export const DISTURBED = '请求错误'

/** What a host gives in place of a file. */
const SPOILT = {
  missing: { status: 404, headers: { 'content-type': 'text/plain' }, body: 'Not found' },
  html: { headers: { 'content-type': 'text/html' }, body: '<!doctype html><title>Welcome</title>' },
  empty: { change: () => '' },
  cut: { change: (text) => text.slice(0, text.length / 2) },
  dropped: 'offline',
  stalled: 'held',
} satisfies Record<string, Trouble>

/** A host that spoils some files of its site. */
interface SpoilingHost {
  /** Spoils what matches so many times; the latest word counts. */
  spoil(path: RegExp, how: keyof typeof SPOILT | { text: string }, times?: number): void
  /** The files of that path, or all, are well from now on, and those that were held up are answered. */
  fix(path?: RegExp): void
}

export interface Scene {
  tab: ChromiumTab
  host: SpoilingHost
  /** Goes to the page without waiting for what may never come. */
  go(language?: string): Promise<void>
  sees(text: string): Promise<void>
  /** Taps with a finger, also on what React does not own. */
  tap(button: string): Promise<void>
  asked(path: RegExp): string[]
}

/** A visit through a host whose files can be spoilt. */
export function visit(
  bench: Workbench<Chromium>,
  name: string,
  play: (scene: Scene) => Promise<void>,
  { changeHtml, ...options }: Partial<VisitOptions> & { changeHtml?: (html: string) => string } = {},
): Promise<void> {
  return bench.visit({ name: `assets.${name}`, ...options }, async ({ tab, site }) => {
    const line = await openLine(site.origin)
    if (changeHtml) line.trouble(isPage, { change: changeHtml })
    let spoilt: { path: RegExp; fix(): void }[] = []
    const { page } = tab
    await page.clock.install()
    try {
      await play({
        tab,
        host: {
          spoil(path, how, times) {
            const trouble = typeof how === 'string' ? SPOILT[how] : { change: () => how.text }
            spoilt.push({ path, fix: line.trouble((_, url) => path.test(url), trouble, times) })
          },
          fix(path) {
            const fixed = spoilt.filter((each) => !path || each.path === path)
            spoilt = spoilt.filter((each) => !fixed.includes(each))
            for (const { fix } of fixed) fix()
          },
        },
        go: async (language = 'zh') => {
          await page.goto(addressOf(line.origin, VISIT, language), { waitUntil: 'commit' })
        },
        sees: (text) => page.getByText(text).first().waitFor(),
        tap: (button) => page.getByRole('button', { name: button }).first().tap(),
        asked: (path) => line.received.map(({ url }) => url).filter((url) => path.test(url)),
      })
    } finally {
      await line.close()
    }
  })
}

export const noIntegrity = (html: string) => html.replace(/ integrity="[^"]*"/g, '')
export const withoutModules = (html: string) => noIntegrity(html).replace(/type="module"/g, 'type="x-module"')
export const soon = (check: () => unknown) => expect(check).toPass({ timeout: 12_000 })
export const loads = ({ asked }: Scene) => asked(/^\/battle(\?|$)/).length
export const alerts = ({ tab }: Scene) => tab.page.getByRole('alert').count()
export const alive = ({ tab }: Scene) => soon(async () => expect(await tab.probe.hydrated(2000)).toBe(true))
/** Resolves when the page that is there has been left for the next. */
export const left = ({ tab }: Scene) => tab.page.waitForEvent('framenavigated')
