import type { Frame } from 'playwright-core'
import type { Person } from '#testing/story'
import type { ChromiumTab } from '../../browser/chromium/chromium.ts'
import { personAt } from '../../browser/person.ts'
import { remoteProbe } from '../../browser/remote-probe.ts'
import type { Site } from '../../browser/site.ts'
import type { Tab } from '../../browser/tab.ts'
import type { ShellPage } from '../../shell/settings.ts'
import { presetFor, type ShellSettings } from '../../shell/settings.ts'
import { writeSettings } from '../../shell/settings-address.ts'
import type { PageUnderTest } from '../pages.ts'
import { expect } from '../test.ts'

const PATIENCE = 30_000
const WAITING = { timeout: PATIENCE, interval: 100 }

/** The app shell in a tab, and the page in its frame. */
export interface ShellView {
  /** Opens the shell at the address of these settings. */
  open(settings: ShellSettings): Promise<void>
  pages: ShellPage[]
  /** The page in the frame as a tab: what is evaluated is evaluated there. */
  inside: Tab
  /** A person at the page in the frame. */
  person: Person
  /** Does what opens the page in the frame again, and waits until it is another. */
  again(action: () => Promise<unknown>): Promise<void>
  /** Waits until the page is open, the taps of its state done. Resolves to what went wrong, or ''. */
  opened(): Promise<string>
  /** Waits for a row of the live list: kind, name and result. */
  lists(row: RegExp): Promise<void>
  /** Opens a row. */
  unfold(row: RegExp): Promise<void>
  /** Waits for a text in the live list. */
  shows(text: RegExp): Promise<void>
}

/** The settings that a page's own story is played with. */
export function settingsFor({ id, story }: PageUnderTest, pages: ShellPage[]): ShellSettings {
  const query = new URLSearchParams(story.query)
  const person = query.get('userId') ?? 'nobody'
  for (const name of ['token', 'userId']) query.delete(name)
  return {
    ...presetFor(pages.find((page) => page.id === id)),
    person,
    query: decodeURIComponent(query.toString()),
    client: story.userAgent ? 'messenger' : 'browser',
  }
}

/** @param language that of the page in the frame; the shell itself is in English. */
export async function shellIn(
  tab: ChromiumTab,
  site: Site,
  language: Person['language'],
): Promise<ShellView> {
  const { page } = tab
  await page.setViewportSize({ width: 1280, height: 800 })
  const { pages } = (await (await fetch(`${site.origin}/__shell/site.json`)).json()) as { pages: ShellPage[] }
  const evaluate = <T>(expression: string) => frameOf(tab).evaluate<T>(`(() => (${expression}))()`)
  const inside: Tab = {
    ...tab,
    evaluate,
    probe: remoteProbe(evaluate),
    async tap(x, y) {
      const box = await page.locator('iframe').boundingBox()
      const width = Number(await page.locator('iframe').getAttribute('width'))
      if (!box) throw new Error('The frame has gone.')
      const scale = box.width / width
      await page.touchscreen.tap(box.x + x * scale, box.y + y * scale)
    },
  }
  const live = page.getByRole('region', { name: 'Live list' })
  const rows = async () =>
    (await live.locator('button[aria-expanded]').allInnerTexts()).map((text) => text.replace(/\s+/g, ' '))
  return {
    pages,
    inside,
    person: personAt(inside, { language, site: site.origin, patience: PATIENCE }),
    async unfold(row) {
      await live.getByRole('button', { name: row }).first().click()
    },
    async again(action) {
      await inside.evaluate('window.__before = true')
      await action()
      const isNew = () => inside.evaluate<boolean>('!window.__before && !!window.__probe').catch(() => false)
      await expect(async () => expect(await isNew(), 'another page in the frame').toBe(true)).toPass(WAITING)
    },
    async shows(text) {
      await expect(async () => expect(await live.innerText()).toMatch(text)).toPass(WAITING)
    },
    async open(settings) {
      await page.goto(`${site.origin}/__shell${writeSettings(settings, pages)}`)
      await page.locator('iframe').waitFor({ timeout: PATIENCE })
    },
    async opened() {
      const note = page.locator('[role=status][data-step]')
      const ends = async () => /^(open|failed)$/.test((await note.getAttribute('data-step')) ?? '')
      await expect(async () => expect(await ends(), 'the page is open').toBe(true)).toPass(WAITING)
      return note.innerText()
    },
    async lists(row) {
      await expect(async () => expect(await rows()).toContainEqual(expect.stringMatching(row))).toPass(
        WAITING,
      )
    },
  }
}

function frameOf({ page }: ChromiumTab): Frame {
  const frame = page.frames().find((each) => each.parentFrame() === page.mainFrame())
  // the browser's own message for a page that is unloading: callers retry on it
  if (!frame) throw new Error('Cannot find context: there is no frame.')
  return frame
}
