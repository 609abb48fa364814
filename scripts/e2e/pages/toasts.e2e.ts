import type { Chromium } from '../../browser/chromium/chromium.ts'
import { addressOf } from '../../browser/person.ts'
import { expect, test } from '../test.ts'
import { expectSane } from '../way-on.ts'
import type { Visit, Workbench } from '../workbench.ts'

const DRAW = '/activity/constellation/luckyDraw'
const ROOMS = '/activity/constellation/rooms'
const BUSY = '现在人太多，请稍后再来'
const FIRST = { '/giftBox/index': '/assets/gift/getGiftFlow', '/boss': '/activity/boss/currentBlood' }
const CLAIM = '/user/cap/battle/receiveReward'
const ROOM_CLOSED = { code: 500, bizCode: 'OPEN_STARS_ROOM_ERROR', desc: '这座星宫刚刚关上' }

/** Toasts as they come, from the page's first moment on. */
const HEARD = `window.__toasts = []
  new MutationObserver(() => {
    const said = [...document.querySelectorAll('[role=status] > [data-kind]')].map((each) => each.textContent)
    for (const each of said) if (__toasts[__toasts.length - 1] !== each) __toasts.push(each)
  }).observe(document, { childList: true, subtree: true, characterData: true })`

function visit(
  bench: Workbench<Chromium>,
  name: string,
  path: string,
  play: (visit: Visit<Chromium>) => Promise<void>,
): Promise<void> {
  const options = { name: `toasts.${name}`, prelude: HEARD }
  return bench.visit(options, async (visit) => {
    const { tab, site } = visit
    await tab.open(addressOf(site.origin, `${path}?token=demo-10002&userId=10002`, 'zh'))
    await play(visit)
    await expectSane(tab, 'zh')
  })
}

const toastsOf = ({ tab }: Visit<Chromium>) => tab.evaluate<string[]>('window.__toasts')

/** A claim in /battle that is refused with these words. */
async function refuseClaim({ site, person }: Visit<Chromium>, rule: object): Promise<void> {
  await site.addFault({ path: CLAIM, ...rule })
  await person.tap('button', '待领奖励')
  await person.tap('button', '全部领取')
}

test.describe('a bizCode that a call ignores', () => {
  test('a bizCode that a call ignores is silent where it is ignored: the star rooms are refetched instead', ({
    bench,
  }) =>
    visit(bench, 'ignored', '/constellation', async (each) => {
      const { tab, site, person } = each
      await site.addFault({ path: DRAW, ...ROOM_CLOSED })
      await person.sees({ role: 'button', name: '抽一次' })
      const again = tab.page.waitForResponse((response) => response.url().endsWith(ROOMS))
      await person.tap('button', '抽一次')
      await again
      await tab.probe.settled()
      expect(await toastsOf(each)).toEqual([])
    }))

  test('a bizCode that a call ignores is a toast anywhere else', ({ bench }) =>
    visit(bench, 'elsewhere', '/battle', async (each) => {
      await refuseClaim(each, ROOM_CLOSED)
      await each.person.sees(ROOM_CLOSED.desc)
      expect(await toastsOf(each)).toEqual([ROOM_CLOSED.desc])
    }))

  test('a bizCode that a call ignores ignores no other code of the same call', ({ bench }) =>
    visit(bench, 'other', '/constellation', async (each) => {
      await each.site.addFault({ path: DRAW, ...ROOM_CLOSED, bizCode: 'STARS_ARE_TIRED' })
      await each.person.tap('button', '抽一次')
      await each.person.sees(ROOM_CLOSED.desc)
    }))
})

const COVERED = `[...document.querySelectorAll('h1,h2')].filter((title) => {
  const at = title.getBoundingClientRect()
  const toast = document.querySelector('[role=status] > [data-kind]').getBoundingClientRect()
  // as it comes it rises towards the title, to less than a pixel
  return at.top < toast.bottom - 1 && at.bottom > toast.top + 1
}).map((title) => title.textContent)`

for (const path of ['/giftBox/index', '/boss'] as const) {
  test(`a toast on ${path} covers no title`, ({ bench }) =>
    visit(bench, `titles.${path.slice(1, 5)}`, path, async ({ tab, site, person }) => {
      await site.addFault({ path: FIRST[path], code: 2042, desc: BUSY })
      await tab.page.reload()
      await person.sees(BUSY)
      expect(await tab.evaluate(COVERED)).toEqual([])
    }))
}

test.describe('what a server says', () => {
  test('a server’s message is rendered as text, also where it is markup', ({ bench }) =>
    visit(bench, 'markup', '/battle', async (each) => {
      const desc = '<img src="/x.png" onerror="window.smuggled = 1"><b>礼物</b>已送完'
      await refuseClaim(each, { code: 2042, desc })
      await each.person.sees(desc)
      expect(await toastsOf(each)).toEqual([desc])
      expect(await each.tab.evaluate('window.smuggled')).toBeUndefined()
    }))

  for (const [name, sign] of [
    ['an emoji', '🎁'],
    ['a family', '👨‍👩‍👧‍👦'],
    ['a flag', '🇨🇳'],
  ] as const) {
    test(`what a server says is cut after 100 characters, never inside ${name}`, ({ bench }) =>
      visit(bench, `cut.${name}`, '/battle', async (each) => {
        await refuseClaim(each, { code: 2042, desc: `${'好'.repeat(99)}${sign}多余` })
        await each.person.sees(`好${sign}`)
        expect(await toastsOf(each)).toEqual([`${'好'.repeat(99)}${sign}`])
      }))
  }
})
