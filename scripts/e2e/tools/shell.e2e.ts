import type { PageState } from '#shared/runtime/app'
import { someByTurns } from '#testing/is-sampled'
import type { Chromium, ChromiumTab } from '../../browser/chromium/chromium.ts'
import type { Site } from '../../browser/site.ts'
import { CLIENTS, type Client, presetFor, type ShellSettings } from '../../shell/settings.ts'
import { writeSettings } from '../../shell/settings-address.ts'
import { CLIENT_WORDS } from '../../shell/ui/panel/panel-text.ts'
import { metas } from '../metas.ts'
import { EVERYTHING, LANGUAGES, onePerFamily, pagesUnderTest } from '../pages.ts'
import { expect, test } from '../test.ts'
import { expectSane, waitForWayOn, waitUntilLoaded } from '../way-on.ts'
import type { Workbench } from '../workbench.ts'
import { keepPicture } from '../workbench.ts'
import { type ShellView, settingsFor, shellIn } from './shell-view.ts'

const pages = pagesUnderTest()
type PageUnderTest = (typeof pages)[number]
const inTurn = (turn: number) => pages[turn % pages.length] as PageUnderTest
const season = pages.find(({ id }) => id === 'warlord/season') ?? inTurn(0)
/** Pages of a person, which cannot do without calls. */
const asking = pages.filter(({ visit }) => visit.includes('token='))
/** The shell does not know one page from another. */
const hosted = someByTurns(onePerFamily(pages), 3)
/** Six pages' worth of visits on a busy machine. */
const MANY = { timeout: 300_000 }
const languageOf = (turn: number) => LANGUAGES[turn % 3] ?? 'zh'

interface Shown {
  tab: ChromiumTab
  site: Site
  view: ShellView
  settings: ShellSettings
}

/** Opens the shell on a page, in the language of its turn, with some settings changed from those of its story. */
function show(
  bench: Workbench<Chromium>,
  page: PageUnderTest,
  turn: number,
  name: string,
  some: Partial<ShellSettings>,
  use: (shown: Shown) => Promise<void>,
): Promise<void> {
  const language = languageOf(turn)
  return bench.visit({ name: `shell.${name}`, language, reducedMotion: true }, async ({ tab, site }) => {
    const view = await shellIn(tab, site, language)
    const settings = { ...settingsFor(page, view.pages), language, ...some }
    await view.open(settings)
    await use({ tab, site, view, settings })
  })
}

const NATIVE: readonly Client[] = ['android', 'ios', 'flutter']
const AGENTS: Record<Client, RegExp> = {
  android: /Android.*PartyPlay\/3\.17\.0$/,
  ios: /iPhone.*PartyPlay\/3\.17\.0$/,
  flutter: /Flutter PartyPlay\/3\.17\.0$/,
  frame: /Mobile Safari\/[\d.]+$/,
  messenger: /MicroMessenger/,
  browser: /Mobile Safari\/[\d.]+$/,
}

/** Six pages' worth of clients in all, at least one a page, each page beginning with another; with E2E_ALL all of each. */
const many = EVERYTHING ? CLIENTS.length : Math.max(1, Math.ceil((6 * CLIENTS.length) / hosted.length))
const hostsOf = (turn: number) =>
  CLIENTS.map((_, at) => CLIENTS[(turn + at) % CLIENTS.length] as Client).slice(0, many)

test.describe('all six clients', () => {
  for (const { id, page, turn } of hosted.map((page, turn) => ({ page, turn, id: page.id }))) {
    test(`the shell plays all six clients around ${id}`, ({ bench }) => {
      test.setTimeout(MANY.timeout)

      const [first = 'browser', ...others] = hostsOf(turn)
      return show(
        bench,
        page,
        turn,
        `clients.${page.name}`,
        { client: first },
        async ({ tab, view, settings }) => {
          for (const client of [first, ...others]) {
            if (client !== first)
              await view.again(() =>
                tab.page
                  .getByRole('radio', { name: CLIENT_WORDS[client], exact: true })
                  .check({ force: true }),
              )
            await view.person.sees(page.story.ready)
            expect(await view.inside.probe.hydrated(20000), `${client}: hydrated`).toBe(true)
            await expectSane(view.inside, settings.language)
            expect(await view.inside.evaluate('navigator.userAgent')).toMatch(AGENTS[client])
            expect(await view.inside.evaluate('window.parent === window')).toBe(client !== 'frame')
            if (NATIVE.includes(client)) await view.lists(/Bridge getHeader answered/)
            await tab.page.getByRole('button', { name: 'Clear', exact: true }).click()
          }
          expect(tab.problems).toEqual([])
        },
      )
    })
  }
})

test.describe('a bridge that', () => {
  const MODES = [
    { client: 'android', bridge: 'late-900ms', row: /getHeader answered/ },
    { client: 'ios', bridge: 'late-2s', row: /getHeader answered/ },
    { client: 'android', bridge: 'late-5s', row: undefined },
    { client: 'flutter', bridge: 'encoded-twice', row: /getHeader answered/ },
    { client: 'flutter', bridge: 'never', row: undefined },
    { client: 'ios', bridge: 'throwing', row: /getHeader threw/ },
    { client: 'android', bridge: 'silent', row: /getHeader no answer/ },
    { client: 'flutter', bridge: 'refused', row: /getHeader answered.*-1/ },
  ] as const
  for (const { client, bridge, row, turn } of MODES.map((mode, turn) => ({ ...mode, turn }))) {
    test(`a bridge that is ${bridge}, in ${client}`, ({ bench }) =>
      show(bench, inTurn(turn), turn, `bridge.${bridge}`, { client, bridge }, async ({ view, settings }) => {
        await view.person.sees(inTurn(turn).story.ready)
        await expectSane(view.inside, settings.language)
        if (row) await view.lists(row)
      }))
  }
})

test.describe('a fault', () => {
  const FAULTS: { name: string; some: Partial<ShellSettings>; row: RegExp }[] = [
    { name: 'code 500 on every call', some: { faults: [{ code: 500 }] }, row: /Call .* 500/ },
    { name: 'a delay of 2 s', some: { faults: [{ delayMs: 2000 }] }, row: /Call .* 200, \d{4,} ms/ },
    { name: 'HTML in place of answers', some: { faults: [{ body: '<html>502</html>' }] }, row: /odd body/ },
    { name: 'no line for calls', some: { line: 'no-calls' }, row: /dropped/ },
  ]
  const cases = asking.length > 0 ? FAULTS : []
  for (const { name, some, row, turn } of cases.map((fault, turn) => ({ ...fault, turn }))) {
    test(`${name}`, ({ bench }) => {
      const page = asking[turn % asking.length] as PageUnderTest
      return show(
        bench,
        page,
        turn,
        `fault.${name.replaceAll(/\W+/g, '-')}`,
        some,
        async ({ view, settings }) => {
          await waitForWayOn(view.inside, page.story, settings.language, 30_000)
          await expectSane(view.inside, settings.language)
          await view.lists(row)
        },
      )
    })
  }

  test('no line at all: the first screen stands, and a card offers to load it again', ({ bench }) =>
    show(bench, inTurn(4), 1, 'fault.off', { line: 'off' }, async ({ view }) => {
      await view.person.sees({ role: 'alert', name: 'This page did not load fully' })
    }))
})

test.describe('a declared state', () => {
  const shown = EVERYTHING ? pages : [season]
  for (const { id, page, turn } of shown.map((page, turn) => ({ page, turn, id: page.id }))) {
    test(`a declared state of ${id} is shown by one press`, ({ bench }) => {
      test.setTimeout(MANY.timeout)
      return show(bench, page, turn, `states.${page.name}`, {}, async ({ tab, view, settings }) => {
        const states = Object.entries(view.pages.find(({ id }) => id === page.id)?.states ?? {})
        expect(states.length).toBeGreaterThan(0)
        const list = tab.page.getByRole('region', { name: 'States' })
        for (const [state, { as = '10001', query = '' }] of [...states.slice(1), ...states.slice(0, 1)]) {
          await view.again(() => list.getByRole('button', { name: state, exact: true }).click())
          await waitUntilLoaded(view.inside, 30_000)
          await expectSane(view.inside, settings.language)
          expect(await list.locator('[aria-current]').innerText()).toBe(state)
          expect(await view.inside.evaluate('localStorage.getItem("userId") ?? "nobody"'), state).toBe(as)
          expect(await view.inside.evaluate('location.search'), state).toContain(query)
        }
      })
    })
  }
})

/** One of each kind of tap by turns: into a field, of several elements, with a fault, in an app, any other. */
const KINDS = [
  ({ taps = [] }: PageState) => taps.some((tap) => tap.includes('=')),
  ({ taps = [] }: PageState) => taps.some((tap) => tap.includes('#')),
  ({ faults = [] }: PageState) => faults.length > 0,
  ({ client = 'browser' }: PageState) => client !== 'browser',
  () => true,
]
const tapped = pages.flatMap((page) =>
  Object.entries(metas[page.id]?.states ?? {})
    .filter(([, { taps }]) => taps)
    .map(([state, recipe]) => ({ page, state, kind: KINDS.findIndex((is) => is(recipe)) })),
)
const EACH = 8
/** So many of each kind, spread over the pages. */
const tappedStates = KINDS.flatMap((_, kind) => {
  const all = tapped.filter((each) => each.kind === kind)
  const every = Math.max(1, all.length / EACH)
  return all.filter((_, at) => Math.floor(at / every) !== Math.floor((at - 1) / every)).slice(0, EACH)
})

test.describe('a state with taps', () => {
  for (const { id, page, state, turn } of tappedStates.map((each, turn) => ({
    ...each,
    turn,
    id: each.page.id,
  }))) {
    test(`${state} of ${id} is entered`, ({ bench }) =>
      bench.visit(
        { name: `shell.state.${page.name}.${state}`, language: languageOf(turn) },
        async ({ tab, site }) => {
          const view = await shellIn(tab, site, languageOf(turn))
          const preset = presetFor(
            view.pages.find(({ id }) => id === page.id),
            state,
          )
          await view.open({ ...preset, language: languageOf(turn) })
          expect(await view.opened()).toBe('')
        },
      ))
  }
})

test.describe('the live list', () => {
  const festival = pages.find(({ id }) => id === 'group-event/0408') as PageUnderTest

  ;(!festival ? test.skip : test)(
    'the live list shows what the page asks of its app, with payloads',
    ({ bench }) =>
      show(bench, festival, 1, 'live.bridge', { client: 'android', person: '10002' }, async ({ view }) => {
        await view.person.tap('button', { zh: '去队伍房间', en: 'Go to the room', tw: '前往隊伍房間' })
        const row = /Bridge jumpRoom sent/
        await view.lists(row)
        await view.unfold(row)
        await view.shows(/Payload, to android\s+\{\s+"roomId": "\d+"/)
      }),
  )

  ;(season.id !== 'warlord/season' ? test.skip : test)(
    'the live list shows calls with request and response, logs, and messages to the framing page',
    ({ bench }) =>
      show(bench, season, 1, 'live.calls', { client: 'frame' }, async ({ view }) => {
        await view.person.sees(season.story.ready)
        const row = /Call GET .*battle\/task\/list 200/
        await view.lists(row)
        await view.unfold(row)
        for (const part of [/Parameters/, /Answer\s+\{/, /Headers/, /demo…0001/]) await view.shows(part)
        await view.inside.evaluate(
          `parent.postMessage({ gotoHallRoom: true, roomId: '88001' }, location.origin)`,
        )
        await view.lists(/Message gotoHallRoom/)
        await view.lists(/Log view page/)
      }),
  )
})

test.describe("the shell's address", () => {
  test("the shell's address carries every setting: loaded again it gives the same", ({ bench }) =>
    show(bench, season, 2, 'address', {}, async ({ tab, view, settings, site }) => {
      const other: ShellSettings = {
        ...settings,
        state: 'coming',
        language: 'tw',
        person: '10002',
        client: 'flutter',
        version: '3.9.0',
        bridge: 'late-900ms',
        header: { area: 'TH', source: '' },
        headerDelayMs: 300,
        query: 'roomId=88001&x=1',
        area: 'TH',
        clock: '+1d2h',
        frozen: true,
        happened: [{ what: 'hosted', amount: 2 }],
        faults: [{ path: '/activity/*', code: 2042, times: 1 }, { delayMs: 200 }],
        line: 'no-calls',
        reducedMotion: true,
        screen: '320x568',
      }
      const search = writeSettings(other, view.pages)
      const now = () =>
        tab.page.evaluate<[string, string]>(
          `[location.search, document.querySelector('iframe').getAttribute('src')]`,
        )
      await view.open(other)
      const before = await now()
      expect(before[0]).toBe(search)
      expect(before[1]).toBe(`${season.path}?roomId=88001&x=1&AREA=TH&lang=tw&token=demo-10002&userId=10002`)
      await tab.page.reload()
      await tab.page.locator('iframe').waitFor()
      expect(await now()).toEqual(before)
      const clock = await (await fetch(`${site.origin}/__sandbox/clock`)).json()
      expect(clock).toMatchObject({ frozen: true })
    }))

  test("the shell's address leads nowhere but to pages of this site", async ({ bench }) =>
    bench.visit({ name: 'shell.foreign' }, async ({ tab, site }) => {
      const { page } = tab
      await page.setViewportSize({ width: 1280, height: 800 })
      await page.goto(`${site.origin}/__shell?page=https://example.com`)
      await page.getByRole('heading', { name: 'App shell' }).waitFor()
      await page.goto(`${site.origin}/__shell?page=no/such`)
      await page.getByRole('heading', { name: 'There is no page no/such' }).waitFor()
      await page.goto(`${site.origin}/__shell?page=${inTurn(0).id}&path=//example.com`)
      await page.locator(`iframe[src^="${inTurn(0).path}?"]`).waitFor()
      // A page that leaves for elsewhere leaves the frame empty.
      await page.frames()[1]?.evaluate(`location.href = 'http://127.0.0.1:9/'`)
      await expect(() => expect(page.frames()[1]?.url()).toMatch(/^chrome-error:/)).toPass({
        timeout: 30_000,
      })
    }))
})

test('a QR code stands for the page on a phone in the same network', ({ bench }) =>
  show(bench, inTurn(0), 1, 'qr', {}, async ({ tab }) => {
    await tab.page.getByRole('button', { name: 'On a phone' }).click()
    await tab.page.getByRole('img', { name: /QR/ }).waitFor()
  }))

test.describe('sizes', () => {
  for (const screen of ['375x667', '568x320', '768x1024'] as const) {
    test(`on a screen of ${screen} the page is whole, and as wide as the screen`, ({ bench }) =>
      show(bench, season, 1, `screen-${screen}`, { screen, client: 'android' }, async ({ tab, view }) => {
        await waitUntilLoaded(view.inside, 30_000)
        const [width, height] = screen.split('x').map(Number)
        expect(
          await view.inside.evaluate('[innerWidth, innerHeight, document.documentElement.scrollWidth]'),
        ).toEqual([width, height, width])
        const title = view.pages.find(({ id }) => id === season.id)?.title.en ?? ''
        await tab.page.getByRole('heading', { name: title }).waitFor()
        await keepPicture(tab, `shell.${screen}`, 'screen')
      }))
  }
})
