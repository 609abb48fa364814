import type { ChromiumTab } from '../../browser/chromium/chromium.ts'
import { insideApp, type PretendApp } from '../../browser/inside.ts'
import { addressOf } from '../../browser/person.ts'
import { isApiPath } from '../../sandbox/api-path.ts'
import { LANGUAGES, type PageUnderTest, pagesUnderTest } from '../pages.ts'
import { expect, test } from '../test.ts'
import { expectSane } from '../way-on.ts'

const pages = pagesUnderTest()
const loggedIn = pages.filter(({ visit }) => visit.includes('token='))
const DEFAULT = '3.17.0'
const headerOf = (version: string) => `'{"version":"${version}"}'`
const HEADER = ['getHeader']
const SILENT = '() => {}'
const WAIT = { timeout: 30_000 }

/** The header VERSION of the page's calls, in order. */
function watchVersions({ page }: ChromiumTab): (string | undefined)[] {
  const versions: (string | undefined)[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (isApiPath(pathname) && !pathname.includes('frontendLog')) versions.push(request.headers().version)
  })
  return versions
}

const asked = (tab: ChromiumTab) =>
  tab.evaluate<{ method: string; payload: Record<string, string> }[]>('__asked')

// a run of pages without login has none of these
;(loggedIn.length === 0 ? test.describe.skip : test.describe)('an app', () => {
  const FAULTS: (PretendApp & { name: string; version?: string })[] = [
    { name: 'on Android whose object never comes', client: 'android', comes: 'never' },
    { name: 'on iOS whose object never comes', client: 'ios', comes: 'never' },
    { name: 'in a Flutter shell that never comes', client: 'flutter', comes: 'never' },
    { name: 'that is silent', client: 'android', methods: HEADER, header: SILENT },
    { name: 'that throws', client: 'ios', methods: HEADER, header: '() => { throw new Error("native") }' },
    { name: 'whose shell rejects', client: 'flutter', methods: HEADER, header: '() => Promise.reject(1)' },
    { name: 'that answers null', client: 'android', methods: HEADER, header: '(answer) => answer(null)' },
    { name: 'whose shell answers null', client: 'flutter', methods: HEADER, header: '() => null' },
    { name: 'that refuses', client: 'ios', methods: HEADER, header: `(answer) => answer({ code: -1 })` },
    { name: 'that breaks off', client: 'android', methods: HEADER, header: `() => '{"version":'` },
    {
      name: 'that answers twice',
      client: 'android',
      methods: HEADER,
      header: `(answer) => { answer(${headerOf('9.9.1')}); answer(${headerOf('9.9.2')}) }`,
      version: '9.9.1',
    },
    {
      name: 'injected at 900 ms',
      client: 'ios',
      methods: HEADER,
      comes: 900,
      header: `(answer) => answer(${headerOf('9.9.9')})`,
      version: '9.9.9',
    },
    {
      name: 'that encodes its answer twice',
      client: 'flutter',
      methods: HEADER,
      header: `() => JSON.stringify(${headerOf('9.9.9')})`,
      version: '9.9.9',
    },
  ]

  for (const {
    fault,
    fault: { name, version = DEFAULT, ...app },
    turn,
  } of FAULTS.map((fault, turn) => ({ fault, turn }))) {
    test(`${fault.name}: the page works, and calls tell what is known`, ({ bench }) => {
      const page = loggedIn[turn % loggedIn.length] as PageUnderTest
      const language = LANGUAGES[turn % 3] ?? 'zh'
      return bench.visit(
        { name: `app.${turn}`, language, ...insideApp(app) },
        async ({ tab, site, person }) => {
          const versions = watchVersions(tab)
          await tab.open(addressOf(site.origin, page.visit, language))
          await person.sees(page.story.ready)
          await expectSane(tab, language)
          // the element a page is ready with may appear before its first request
          await expect(() => expect(versions.length).toBeGreaterThan(0)).toPass(WAIT)
          expect(new Set(versions)).toEqual(new Set([version]))
        },
      )
    })
  }

  for (const [name, late] of [
    [
      'whose header answer takes 1.5 s',
      { header: `(answer) => void setTimeout(answer, 1500, ${headerOf('9.9.9')})` },
    ],
    ['whose object comes at 2 s', { header: `() => ${headerOf('9.9.9')}`, comes: 2000 }],
  ] as const) {
    test(`${name}: the first calls leave with defaults, the next visit’s with the answer`, ({ bench }) => {
      const app = insideApp({ client: 'android', methods: HEADER, ...late })
      const page = loggedIn[0]
      return bench.visit(
        { name: `app.${name.replaceAll(' ', '-')}`, ...app },
        async ({ tab, site, person }) => {
          const versions = watchVersions(tab)
          await tab.open(addressOf(site.origin, page?.visit ?? '', 'zh'))
          await person.sees(page?.story.ready ?? '')
          // A page that polls has the answer in its later calls.
          expect(versions[0]).toBe(DEFAULT)
          await expect(async () =>
            expect(await tab.evaluate('String(localStorage.headerProfile)')).toContain('9.9.9'),
          ).toPass(WAIT)
          versions.length = 0
          await tab.page.reload()
          await person.sees(page?.story.ready ?? '')
          expect(new Set(versions)).toEqual(new Set(['9.9.9']))
        },
      )
    })
  }
})

test.describe('the share call', () => {
  const EVENT = pages.find(({ id }) => id === 'group-event/0408')
  const TASK = '分享活动 2 次'
  // the picture is that of the page's link preview
  const image = expect.stringMatching(/^https?:.*\/static\/.*cover/)
  const shown = { title: '茶山风筝会 春山放鸢', content: '好风凭借力', image }
  const payload = { activityId: '20260408', userId: '10002', ...shown }
  const params = { extensionOfficerId: '10002', activityId: '20260408' }
  const OLD = { method: 'toShare', payload: { ...payload, ...params } }
  const NEW = { method: 'toShareNew', payload: { ...payload, params: JSON.stringify(params) } }

  for (const [mark, call] of [
    ['PartyPlay/3.9.9', OLD],
    ['PartyPlay/3.12.0', NEW],
    ['PartyPlay/3.100', NEW],
    ['', OLD],
  ] as const) {
    test(`the share call of an app that calls itself "${mark}"`, ({ bench }) => {
      const methods = ['toShare', 'toShareNew']
      const app = insideApp({ client: 'android', mark, methods })
      return bench.visit({ name: `share.${mark.replace('/', '-')}`, ...app }, async ({ tab, site }) => {
        await tab.open(addressOf(site.origin, `${EVENT?.path}?token=demo-10002&userId=10002`, 'zh'))
        await tab.page.getByRole('listitem').filter({ hasText: TASK }).getByRole('button').tap()
        await expect(async () => expect(await asked(tab)).toEqual([call])).toPass(WAIT)
        expect(tab.problems).toEqual([])
      })
    })
  }

  ;(!EVENT ? test.skip : test)(
    'the share call of an app whose object comes 2 s after it was asked for runs once',
    ({ bench }) => {
      const app = insideApp({ client: 'ios', methods: ['toShareNew'], comes: 'asked' })
      return bench.visit({ name: 'share.waits', ...app }, async ({ tab, site }) => {
        await tab.open(addressOf(site.origin, `${EVENT?.path}?token=demo-10002&userId=10002`, 'zh'))
        await tab.page.getByRole('listitem').filter({ hasText: TASK }).getByRole('button').tap()
        await tab.evaluate('void setTimeout(__inject, 2000)')
        await expect(async () => expect(await asked(tab)).toEqual([NEW])).toPass({ timeout: 9000 })
        expect(tab.problems).toEqual([])
      })
    },
  )

  ;(!EVENT ? test.skip : test)(
    'the share call of an app whose object comes after 3 s does not run',
    ({ bench }) => {
      const app = insideApp({ client: 'ios', methods: ['toShareNew'], comes: 3000 })
      return bench.visit({ name: 'share.late', ...app }, async ({ tab, site, person }) => {
        await tab.open(addressOf(site.origin, `${EVENT?.path}?token=demo-10002&userId=10002`, 'zh'))
        await person.finds(TASK)
        await expect(async () => expect(await tab.evaluate('!!window.webkit')).toBe(true)).toPass(WAIT)
        await tab.page.getByRole('listitem').filter({ hasText: TASK }).getByRole('button').tap()
        await expect(async () => expect(await asked(tab)).toEqual([NEW])).toPass(WAIT)
      })
    },
  )

  ;(!EVENT ? test.skip : test)(
    'the share call of an app that has none: a link, by hand where copying is refused, without the login',
    ({ bench }) => {
      const app = insideApp({ client: 'android', methods: ['jumpRoom'] })
      const prelude = `${app.prelude};document.execCommand = () => false
      Object.defineProperty(navigator, 'clipboard', { value: undefined })`
      return bench.visit({ name: 'share.by-hand', ...app, prelude }, async ({ tab, site, person }) => {
        await tab.open(addressOf(site.origin, `${EVENT?.path}?token=demo-10002&userId=10002`, 'zh'))
        await tab.page.getByRole('listitem').filter({ hasText: TASK }).getByRole('button').tap()
        await person.sees({ role: 'dialog', name: '复制链接' })
        const link = await tab.page.getByRole('textbox', { name: '链接' }).inputValue()
        expect(link).toMatch(/^https?:/)
        expect(link).not.toContain('demo-10002')
        await expectSane(tab, 'zh')
      })
    },
  )
})
