import type { Locator } from 'playwright-core'
import type { Person, Target } from '#testing/story'
import { addressOf } from '../../browser/person.ts'
import { at } from '../network/line.ts'
import { expectNoSecrets, type LineVisit, onTheLine, visitOverLine } from '../network/over-line.ts'
import { CONFIRM, goToPayment, PAY, SEASON, UNLOCKED } from '../season.ts'
import { expect, test } from '../test.ts'
import { expectSane } from '../way-on.ts'

/** The ways in which people and programs hurry. */
const HURRIES: Record<string, (button: Locator, visit: LineVisit) => Promise<unknown>> = {
  'three clicks in one moment': (button) =>
    button.evaluate((element: HTMLElement) => {
      for (let times = 0; times < 3; times++) element.click()
    }),
  'three taps': async (button, { tab }) => {
    const { x, y } = await middleOf(button)
    for (let times = 0; times < 3; times++) await tab.tap(x, y)
  },
  'Enter and a tap': async (button, { tab }) => {
    const { x, y } = await middleOf(button)
    await button.focus()
    await Promise.all([tab.page.keyboard.press('Enter'), tab.tap(x, y)])
  },
}

async function middleOf(button: Locator): Promise<{ x: number; y: number }> {
  await button.scrollIntoViewIfNeeded()
  const box = await button.boundingBox()
  if (!box) throw new Error('The button is not on screen.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

interface Action {
  what: string
  visit: string
  /** Up to the button. */
  go(person: Person): Promise<void>
  /** How its name begins. */
  button: string
  /** The call that takes effect. */
  path: string
  done: Target
}

const MOBILE = '13800010002'
const GRANTED: Target = { role: 'button', name: '开心收下' }

const ACTIONS: Action[] = [
  {
    what: 'buying the advanced battle order',
    visit: SEASON,
    go: goToPayment,
    button: CONFIRM.zh,
    path: PAY,
    done: UNLOCKED,
  },
  {
    what: 'claiming all rewards',
    visit: '/battle?token=demo-10002&userId=10002&needShowPopReward=1',
    go: (person) => person.sees({ role: 'button', name: '全部领取' }),
    button: '全部领取',
    path: '/user/cap/battle/receiveReward',
    done: GRANTED,
  },
  {
    what: 'drawing a star',
    visit: '/constellation?token=demo-10001&userId=10001',
    go: (person) => person.sees({ role: 'button', name: '抽一次' }),
    button: '抽一次',
    path: '/activity/constellation/luckyDraw',
    done: { role: 'button', name: '收下' },
  },
  {
    what: 'buying a pack of keys',
    visit: '/constellation?token=demo-10001&userId=10001',
    go: (person) => person.tap('button', '初见礼包'),
    button: '600 PP币购买',
    path: '/activity/constellation/giftPackage/buy',
    done: { role: 'button', name: '收下' },
  },
  {
    what: 'joining a team',
    visit: '/activityNew/group0408/index?token=demo-10001&userId=10001',
    go: (person) => person.tap('button', '加入 云鹤队'),
    button: '确定加入',
    path: '/activity/group/join',
    done: { role: 'heading', name: '我的队伍' },
  },
  {
    what: 'asking for a code by text message',
    visit: '/login?back=/battleRule',
    go: (person) => person.fill('手机号', MOBILE),
    button: '获取验证码',
    path: '/user/nolog/sms/sendCode',
    done: '验证码已发送',
  },
  {
    what: 'logging in',
    visit: '/login?back=/battleRule',
    async go(person) {
      await person.fill('手机号', MOBILE)
      await person.tap('button', '获取验证码')
      await person.sees('验证码已发送')
      await person.fill('验证码', '123456')
      await person.tap('checkbox', '我已阅读')
    },
    button: '登录',
    path: '/user/nolog/userLogin/login',
    done: { role: 'heading', name: '规则' },
  },
]

/** Money meets every hurry, each other action one in turn. */
const tries = ACTIONS.flatMap((action, turn) =>
  Object.entries(HURRIES)
    .filter((_, index, { length }) => turn === 0 || index === turn % length)
    .map(([how, hurry]) => ({ action, how, hurry })),
)

for (const { action, how, hurry } of tries) {
  test.describe(`${action.what} by ${how}`, () => {
    test('the action takes effect once', ({ bench }) =>
      visitOverLine(bench, { name: `once.${action.what} by ${how}`.replaceAll(' ', '-') }, async (visit) => {
        const { tab, line, person, site } = visit
        await tab.open(addressOf(line.origin, action.visit, 'zh'))
        await action.go(person)
        await tab.probe.settled()
        // as soon as a person would press: a sheet that has only just opened takes no hurry
        await tab.probe.reach('button', action.button, 30_000)
        line.trouble(at(action.path), 'held')
        await hurry(tab.page.getByRole('button', { name: new RegExp(`^${action.button}`) }).first(), visit)
        await onTheLine(() => line.held() > 0)
        await tab.probe.settled()
        line.release(at(action.path))
        line.fix()
        await person.sees(action.done)
        await expectSane(tab, 'zh')
        const asked = (await site.calls()).filter(({ path }) => path === action.path)
        expect(asked).toMatchObject([{ code: 200 }])
        // the visit itself, and the one call whose declared form has the number in its address
        line.received.shift()
        await expectNoSecrets(visit, [MOBILE, 'demo-1000'], (url) => url.startsWith('/api/getSMSCode?'))
      }))
  })
}
