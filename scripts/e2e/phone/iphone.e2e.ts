import { insideApp, type PretendApp } from '../../browser/inside.ts'
import { addressOf } from '../../browser/person.ts'
import type { Site } from '../../browser/site.ts'
import { pagesUnderTest } from '../pages.ts'
import { BOARD, SEASON } from '../season.ts'
import { skipIfEmpty } from '../skip-if-empty.ts'
import { expect, webkitTest as test, webkitPrograms } from '../test.ts'
import { expectSane } from '../way-on.ts'

const EVENT = '/activityNew/group0408/index?token=demo-10002&userId=10002'
const TASK = '分享活动 2 次'
const DEFAULT = '3.17.0'
/** Waits in the page, whose own timers run meanwhile. */
const pass = (ms: number) => `new Promise((resolve) => setTimeout(resolve, ${ms}))`

/** A keyboard as on iOS: it covers the lower half of the screen, and the page is not told but by the visual viewport. */
const KEYBOARD = `{
  const view = Object.assign(new EventTarget(), { offsetTop: 0, height: innerHeight })
  Object.defineProperty(window, 'visualViewport', { value: view })
  window.__openKeyboard = () => {
    view.height = innerHeight / 2
    view.dispatchEvent(new Event('resize'))
  }
}`

const ids = pagesUnderTest().map(({ id }) => id)
const all = ['group-event/0408', 'hall-list/list', 'warlord/season', 'withdraw/details'].every((id) =>
  ids.includes(id),
)
skipIfEmpty(all ? ids : [], 'not a run of all pages')

;(all ? test.describe : test.describe.skip)('on an iPhone', () => {
  test.skip(!webkitPrograms, 'This machine has no WebKit.')

  test('a page that comes back from the page cache lives on, and refetches its data', ({ bench }) =>
    bench.visit(
      {
        name: 'iphone.cached',
        prelude: `addEventListener('pageshow', (event) => { __cached = event.persisted })`,
      },
      async ({ tab, site, person }) => {
        await tab.open(addressOf(site.origin, SEASON, 'zh'))
        await person.finds({ role: 'button', name: '选择目标' })
        await tab.probe.idle(8000)
        await tab.evaluate('void setTimeout(() => { location.href = "/download?lang=zh" })')
        await person.arrivesAt('/download')
        await person.sees('立即下载')
        const before = (await site.calls()).length
        await tab.goBack()
        await person.arrivesAt('/battle')
        expect(await tab.evaluate('__cached'), 'from the page cache').toBe(true)
        await expect(async () =>
          expect((await site.calls()).slice(before).map(({ path }) => path)).toContain(BOARD),
        ).toPass()
        await person.tap('button', '选择目标')
        await person.sees({ role: 'dialog', name: '选择目标' })
        await expectSane(tab, 'zh')
      },
    ))

  test('a search waits until an input method has composed its word', ({ bench }) =>
    bench.visit({ name: 'iphone.composing' }, async ({ tab, site, person }) => {
      await tab.open(addressOf(site.origin, '/activityNew/hallList?token=demo-10001&userId=10001', 'zh'))
      await tab.probe.hydrated(8000)
      await person.fill('厅名或厅号', '')
      const put = (text: string, event: string) => `{
        const field = document.activeElement
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, ${JSON.stringify(text)})
        ${event}
        field.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }))
      }`
      const compose = (kind: string) =>
        `field.dispatchEvent(new CompositionEvent('composition${kind}', { bubbles: true }))`
      for (const text of ['x', 'xi', "xi'n"])
        await tab.evaluate(`(() => { ${put(text, text === 'x' ? compose('start') : '')} })() ?? ${pass(500)}`)
      // the word is put in before the composition ends, as Safari does
      await tab.evaluate(
        `(() => { ${put('星', '')}; const field = document.activeElement; ${compose('end')} })()`,
      )
      const searched = async () =>
        (await site.calls()).map(({ params }) => params.keyword).filter((keyword) => keyword)
      await expect(async () => expect(await searched()).toContain('星')).toPass()
      expect(await searched()).toEqual(['星'])
    }))

  test('a field that the keyboard would cover is brought above it', ({ bench }) =>
    bench.visit({ name: 'iphone.keyboard', prelude: KEYBOARD }, async ({ tab, site, person }) => {
      await tab.open(addressOf(site.origin, '/payerMax/cashInfo?token=demo-10001&userId=10001', 'zh'))
      await person.finds({ role: 'button', name: '提交核对' })
      const field = `[...document.querySelectorAll('form input')].pop()`
      await tab.evaluate(
        `(() => { scrollTo(0, 0); ${field}.focus({ preventScroll: true }); __openKeyboard() })()`,
      )
      const place = () =>
        tab.evaluate<{ top: number; bottom: number }>(
          `(({ top, bottom }) => ({ top, bottom: bottom - innerHeight / 2 }))(${field}.getBoundingClientRect())`,
        )
      await expect(async () => {
        const { top, bottom } = await place()
        expect(top).toBeGreaterThanOrEqual(0)
        expect(bottom, 'below the edge of the keyboard').toBeLessThanOrEqual(0)
      }).toPass()
    }))

  test('a link that first has to be asked for is copied, or shown to be copied by hand', ({ bench }) =>
    bench.visit({ name: 'iphone.clipboard' }, async ({ tab, site, person }) => {
      await tab.open(addressOf(site.origin, EVENT, 'zh'))
      await person.tap('button', '去完成')
      const seen = () =>
        tab.probe.waitForAny(
          [
            ['dialog', '复制链接'],
            ['', '链接已复制'],
          ],
          1000,
        )
      await expect(async () => expect(await seen()).toBe(true)).toPass()
      await expectSane(tab, 'zh')
    }))

  const APPS: (PretendApp & { name: string; version?: string })[] = [
    {
      name: 'that names its version',
      client: 'ios',
      header: `(answer) => answer('{"version":"9.9.9"}')`,
      version: '9.9.9',
    },
    { name: 'whose object never comes', client: 'ios', comes: 'never' },
    { name: 'that throws', client: 'ios', header: '() => { throw new Error("native") }' },
    { name: 'that refuses', client: 'ios', header: '(answer) => answer({ code: -1 })' },
  ]
  for (const { name, version = DEFAULT, ...app } of APPS)
    test(`the page works in an app ${name}, and its calls carry the known version`, ({ bench }) =>
      bench.visit(
        { name: `iphone.${name.replaceAll(' ', '-')}`, ...insideApp(app) },
        async ({ tab, site, person }) => {
          await tab.open(addressOf(site.origin, EVENT, 'zh'))
          await person.finds(TASK)
          await expectSane(tab, 'zh')
          expect(await versionsOf(site)).toEqual(new Set([version]))
        },
      ))

  test('the share call of the app on iOS carries the event, its picture and the person', ({ bench }) =>
    bench.visit({ name: 'iphone.share', ...insideApp({ client: 'ios' }) }, async ({ tab, site, person }) => {
      await tab.open(addressOf(site.origin, EVENT, 'zh'))
      await person.finds(TASK)
      await tab.evaluate(
        `[...document.querySelectorAll('li')].find(({ textContent }) => textContent.includes('${TASK}')).querySelector('button').click()`,
      )
      await expect(async () => {
        const asked = await tab.evaluate<{ method: string; payload: object }[]>('__asked')
        expect(asked.filter(({ method }) => method === 'toShareNew')).toMatchObject([
          { payload: { activityId: '20260408', userId: '10002', title: '茶山风筝会 春山放鸢' } },
        ])
      }).toPass()
      expect(tab.problems).toEqual([])
    }))
})

async function versionsOf(site: Site): Promise<Set<string | undefined>> {
  const calls = (await site.calls()).filter(({ path }) => !path.includes('frontendLog'))
  return new Set(calls.map(({ headers }) => headers.version ?? headers.VERSION))
}
