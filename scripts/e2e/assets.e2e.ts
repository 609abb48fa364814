import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { type Chromium, type ChromiumTab, openChromium } from './chromium/chromium.ts'
import { type FaultyHost, openFaultyHost } from './faulty.ts'
import { readManifest } from './pages.ts'
import { addressOf } from './person.ts'
import { openWorkbench, type VisitOptions, type Workbench } from './workbench.ts'

/** A page with parts on demand: `/battle`. */
const { pages, runtime } = readManifest()
const { paths, files } = pages['warlord/season'] ?? { paths: [], files: [] }
const VISIT = `${paths[0]}?token=demo-10001&userId=10001`
const ENTRY = /\/static\/warlord-season-[^.]+\.js/
const SHEETS = /\/static\/warlord-season\.sheets-[^.]+\.js/
const RUNTIME = /\/static\/runtime-/
const VERSION = /^\/version\.txt/
const CARD = { zh: '页面未能完整加载', en: 'This page did not load fully' }
const TASKS = '今日任务'
const LESSON = '声音与距离'
const DISTURBED = '请求错误'
const NO_STORAGE = `for (const name of ['localStorage', 'sessionStorage']) {
  Object.defineProperty(window, name, { get() { throw new DOMException('Access is denied', 'SecurityError') } })
}`

let bench: Workbench<Chromium>
beforeAll(async () => {
  bench = await openWorkbench(() => openChromium(inject('chromium'), inject('eyes')))
})
afterAll(() => bench?.close())

interface Scene {
  tab: ChromiumTab
  host: FaultyHost
  /** Goes to the page without waiting for what may never come. */
  go(language?: string): Promise<void>
  sees(text: string): Promise<void>
  /** Taps with a finger, also on what React does not own. */
  tap(button: string): Promise<void>
  asked(path: RegExp): string[]
}

/** A visit through a host whose files can be spoilt. */
function visit(
  name: string,
  play: (scene: Scene) => Promise<void>,
  { changeHtml, ...options }: Partial<VisitOptions> & { changeHtml?: (html: string) => string } = {},
): Promise<void> {
  return bench.visit({ name: `assets.${name}`, ...options }, async ({ tab, site }) => {
    const host = await openFaultyHost(site.origin, changeHtml)
    const { page } = tab
    await page.clock.install()
    try {
      await play({
        tab,
        host,
        go: async (language = 'zh') => {
          await page.goto(addressOf(host.origin, VISIT, language), { waitUntil: 'commit' })
        },
        sees: (text) => page.getByText(text).first().waitFor(),
        tap: (button) => page.getByRole('button', { name: button }).first().tap(),
        asked: (path) => host.asked.filter((url) => path.test(url)),
      })
    } finally {
      host.mend()
      await host.close()
    }
  })
}

const noIntegrity = (html: string) => html.replace(/ integrity="[^"]*"/g, '')
const withoutModules = (html: string) => noIntegrity(html).replace(/type="module"/g, 'type="x-module"')
const soon = (check: () => unknown) => vi.waitFor(check, { timeout: 12_000 })
const loads = ({ asked }: Scene) => asked(/^\/battle/).length
const alerts = ({ tab }: Scene) => tab.page.getByRole('alert').count()
const alive = ({ tab }: Scene) =>
  soon(async () => expect(await tab.evaluate('__eyes.hydrated(2000)')).toBe(true))
/** Resolves when the page that is there has been left for the next. */
const left = ({ tab }: Scene) => tab.page.waitForEvent('framenavigated')

it('the page under test has parts on demand', () => {
  expect(files.filter((file) => SHEETS.test(`/${file}`))).toHaveLength(1)
})

describe('a page whose scripts fail', () => {
  it.for(['missing', 'html', 'dropped', 'empty'] as const)(
    'entry %s: one reload, then a card over the first screen, whose button works',
    (how) =>
      visit(`entry-${how}`, async (scene) => {
        const { host } = scene
        host.spoil(ENTRY, how)
        await scene.go()
        await scene.sees(CARD.zh)
        expect(loads(scene)).toBe(2)
        expect(await scene.tab.evaluate('document.getElementById("root").innerText')).toContain('队长')
        host.mend()
        await scene.tap('重新加载')
        await scene.sees(TASKS)
        expect(await alerts(scene)).toBe(0)
      }),
  )

  it('a layer that fails once costs one reload and no more', () =>
    visit('layer-once', async (scene) => {
      scene.host.spoil(RUNTIME, 'missing', 1)
      await scene.go()
      await scene.sees(TASKS)
      await alive(scene)
      expect(await alerts(scene)).toBe(0)
    }))

  it('a stalled entry brings the card after 10 s, in the page’s language; when it comes after all, the card goes', () =>
    visit('entry-stalled', async (scene) => {
      const { host, tab } = scene
      host.spoil(ENTRY, 'stalled')
      await scene.go('en')
      await tab.page.locator('#root > *').first().waitFor()
      await tab.page.clock.fastForward(4000)
      expect(await alerts(scene)).toBe(0)
      await tab.page.clock.fastForward(6000)
      await scene.sees(CARD.en)
      expect(loads(scene)).toBe(1)
      host.mend()
      await scene.sees("Today's tasks")
      expect(await alerts(scene)).toBe(0)
      await alive(scene)
    }))

  it('never reloads more than once, also with storage blocked', () =>
    visit(
      'entry-no-storage',
      async (scene) => {
        scene.host.spoil(ENTRY, 'missing')
        await scene.go()
        await scene.sees(CARD.zh)
        expect(scene.asked(/^\/battle/)).toEqual([
          expect.not.stringContaining('again='),
          expect.stringContaining('again=1'),
        ])
      },
      { prelude: NO_STORAGE },
    ))

  it('a boot script that throws brings the card after 10 s', () =>
    visit(
      'boot-throws',
      async (scene) => {
        scene.host.spoil(ENTRY, { text: 'throw new Error("boot")' })
        await scene.go()
        await scene.tab.page.waitForEvent('pageerror')
        await scene.tab.page.clock.fastForward(10_000)
        await scene.sees(CARD.zh)
      },
      { changeHtml: noIntegrity },
    ))

  it('a component that throws leaves a card with a reload button, not the guard’s', () =>
    visit(
      'component-throws',
      async (scene) => {
        const [react, kernel] = ['react', 'runtime'].map((name) =>
          runtime.files.find((file) => file.startsWith(`static/${name}-`)),
        )
        scene.host.spoil(ENTRY, {
          text: `import { createElement } from '/${react}'; import { mount } from '/${kernel}'
            mount(createElement(() => { throw new Error('no such hall') }))`,
        })
        await scene.go()
        await scene.sees('页面出了点问题')
        await scene.tab.page.clock.fastForward(10_000)
        expect(await alerts(scene)).toBe(1)
        scene.host.mend()
        await scene.tap('重新加载')
        await scene.sees(TASKS)
      },
      { changeHtml: noIntegrity },
    ))

  it('an engine without modules is told at once', () =>
    visit(
      'no-modules',
      async (scene) => {
        await scene.go('en')
        await scene.sees(CARD.en)
        expect(scene.asked(ENTRY)).toEqual([])
      },
      { changeHtml: withoutModules, prelude: 'delete HTMLScriptElement.prototype.noModule' },
    ))
})

describe('a part on demand', () => {
  const opened = async (scene: Scene) => {
    await scene.go()
    await scene.sees(LESSON)
    await alive(scene)
  }
  /** The version watch stands once it has stored the first version. */
  const watched = ({ tab }: Scene) =>
    soon(async () => expect(await tab.evaluate('localStorage.getItem("latest_version_txt")')).toBeTruthy())

  it.for(['missing', 'html', 'cut'] as const)('%s once is asked for again, and opens', (how) =>
    visit(`part-${how}-once`, async (scene) => {
      await opened(scene)
      scene.host.spoil(SHEETS, how, 1)
      await scene.tap(LESSON)
      await scene.tab.page.getByRole('dialog').waitFor()
      expect(scene.asked(SHEETS)).toEqual([
        expect.not.stringContaining('?'),
        expect.stringMatching(/\?retry=\d+$/),
      ])
      expect(scene.asked(ENTRY)).toHaveLength(1)
      await scene.tab.page.getByRole('dialog').getByText(LESSON).first().waitFor()
    }),
  )

  it('missing always: the person is told, the page is loaded again once, and then offers to be', () =>
    visit('part-missing', async (scene) => {
      const { host, tab } = scene
      await opened(scene)
      await watched(scene)
      host.spoil(SHEETS, 'missing')
      host.spoil(VERSION, 'stalled')
      await scene.tap(LESSON)
      await scene.sees(DISTURBED)
      const again = left(scene)
      host.mend(VERSION)
      await again
      await scene.sees(LESSON)
      await alive(scene)
      await scene.tap(LESSON)
      await scene.sees(DISTURBED)
      await scene.sees(CARD.zh)
      expect(loads(scene)).toBe(2)
      host.mend()
      const last = left(scene)
      await scene.tap('重新加载')
      await last
      await alive(scene)
      await scene.tap(LESSON)
      await tab.page.getByRole('dialog').waitFor()
    }))

  it('missing because of a new version: a warning, and after 2 s the new page', () =>
    visit('part-new-version', async (scene) => {
      const { host, tab } = scene
      await opened(scene)
      await watched(scene)
      host.spoil(SHEETS, 'missing')
      host.spoil(VERSION, { text: '9.0.0-000000000000' })
      await scene.tap(LESSON)
      await scene.sees('新版本已上线，请更新后使用')
      await tab.page.waitForURL(/timestamp=\d+/)
      const { searchParams } = new URL(tab.page.url())
      expect([...searchParams.keys()].sort()).toEqual(['lang', 'timestamp', 'userId'])
      await scene.sees(LESSON)
      expect(await tab.evaluate('localStorage.getItem("latest_version_txt")')).toBe('9.0.0-000000000000')
    }))

  it.for(['missing', 'empty', 'html', 'stalled', 'dropped'] as const)(
    'missing, with the version file %s: the page stays, and the next tap asks again',
    (how) =>
      visit(`version-${how}`, async (scene) => {
        const { host, tab } = scene
        await opened(scene)
        await watched(scene)
        host.spoil(VERSION, how)
        host.spoil(SHEETS, 'missing', 2)
        await scene.tap(LESSON)
        await scene.sees(DISTURBED)
        await tab.page.clock.fastForward(11_000)
        expect(loads(scene)).toBe(1)
        expect(await alerts(scene)).toBe(0)
        await scene.tap(LESSON)
        await tab.page.getByRole('dialog').waitFor()
      }),
  )
})
