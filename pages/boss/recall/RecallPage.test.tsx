import { act, configure, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { Sandbox } from '#sandbox/index.ts'
import { type PageOptions, renderPage } from '#testing'
import { afterThisTest } from '#testing/browser.ts'
import { RecallPage } from './RecallPage.tsx'

// A whole page takes its time on a busy machine.
vi.setConfig({ testTimeout: 30_000 })
configure({ asyncUtilTimeout: 5000 })

const BASE = '/activity/bossRecall'
const SEND = `${BASE}/sendRecallMessage`
const HOUR = 3_600_000
const MINUTE = 60_000

const open = (userId?: string, options: Partial<PageOptions> = {}) =>
  renderPage(RecallPage, { page: 'boss/recall', ...(userId && { userId }), ...options })

const plate = async (name: string) =>
  (await screen.findByRole('heading', { level: 2, name: new RegExp(`^${name}`) })).closest(
    'section',
  ) as HTMLElement
const bosses = async () => {
  const section = await plate('久未露面的老板')
  await within(section).findAllByRole('article')
  return section
}
/** Without the letters that stand in for portraits. */
const namesIn = (part: HTMLElement) =>
  [...part.querySelectorAll('li bdi')].map((name) => name.textContent).filter((name) => name.length > 1)
type User = ReturnType<typeof open>['user']
/** Opens the letters of a boss, and sends the one that is chosen by itself. */
async function write(user: User, button: HTMLElement | undefined, press: 'click' | 'dblClick' = 'click') {
  await user.click(button as HTMLElement)
  await user[press](await screen.findByRole('button', { name: '寄出这封信' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}
const look = () => document.dispatchEvent(new Event('visibilitychange'))
const sent = ({ calls }: Pick<Sandbox, 'calls'>, path: string) => calls.filter((call) => call.path === path)

describe('a letter', () => {
  it('a letter is sent once, however fast it is tapped, and then cools by the server’s clock', async () => {
    const { user, sandbox } = open('10001')
    const section = await bosses()
    expect(within(section).getByText('今日还可寄 10 封')).toBeTruthy()
    const [first] = within(section).getAllByRole('button', { name: '寄一封' })
    await write(user, first, 'dblClick')
    expect(await within(section).findByText('今日还可寄 9 封')).toBeTruthy()
    const [envelope] = within(section).getAllByRole('article')
    expect(within(envelope as HTMLElement).getByRole('timer')).toBeTruthy()
    expect(sent(sandbox, SEND)).toHaveLength(1)
    sandbox.clock.advance(25 * HOUR)
    look()
    await waitFor(() => expect(within(section).queryByRole('timer')).toBeNull())
  })

  it('a letter is chosen and read before it goes, and none goes when the sheet is put away', async () => {
    const { user, sandbox } = open('10001')
    const section = within(await bosses())
    const press = async () => user.click(section.getAllByRole('button', { name: '寄一封' })[0] as HTMLElement)
    await press()
    const sheet = within(await screen.findByRole('dialog', { name: /^写给 / }))
    expect(sheet.getByText('寄出后今天还剩 9 封')).toBeTruthy()
    await user.click(sheet.getByRole('button', { name: '关闭' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent(sandbox, SEND)).toHaveLength(0)
    await press()
    await user.click(await screen.findByRole('radio', { name: /给你留了一份礼物/ }))
    await user.click(screen.getByRole('button', { name: '寄出这封信' }))
    await section.findByText('今日还可寄 9 封')
    expect(sent(sandbox, SEND)[0]?.params).toMatchObject({ letterId: 'gift' })
  })

  it('a letter cools by its own clock also on a later page of the list, which is not refetched', async () => {
    // an hour at which nobody's days away turn, which would make the first page another
    const { user, sandbox } = open('10001', { now: Date.UTC(2026, 3, 8, 5) })
    const section = within(await bosses())
    const envelopes = () => section.getAllByRole('article')
    const lastButTwo = () => within(envelopes()[21] as HTMLElement)
    const readOn = async () => {
      await user.click(section.getByRole('button', { name: '查看更多老板' }))
      await waitFor(() => expect(envelopes()).toHaveLength(24))
    }
    await readOn()
    await write(user, lastButTwo().getByRole('button', { name: '寄一封' }))
    await section.findByText('今日还可寄 9 封')
    sandbox.clock.advance(24 * HOUR - MINUTE)
    look()
    await section.findByText('今日还可寄 10 封')
    await readOn()
    expect(lastButTwo().getByRole('timer')).toBeTruthy()
    sandbox.clock.advance(2 * MINUTE)
    look()
    await waitFor(() => expect(lastButTwo().getByRole('button', { name: '再写一封' })).toBeTruthy())
    expect(lastButTwo().queryByRole('timer')).toBeNull()
    expect(envelopes()).toHaveLength(24)
  })

  it('a letter cannot be written by who may not take part, and the reason is said', async () => {
    const { user, sandbox } = open('10006')
    const section = await bosses()
    expect(await screen.findByText(/^现在还不能参加/)).toBeTruthy()
    await user.click(within(section).getAllByRole('button', { name: '再写一封' })[0] as HTMLElement)
    expect((await screen.findAllByText(/活动已结束/)).length).toBeGreaterThan(0)
    expect(sent(sandbox, SEND)).toEqual([])
  })

  it('a letter brings a boss home and moves it from the missing to the returned', async () => {
    const { user } = open('10002')
    const section = await bosses()
    await user.click(within(section).getByRole('button', { name: '查看已归来的 3 位老板' }))
    const sheet = await screen.findByRole('dialog', { name: '已归来的老板' })
    await waitFor(() => expect(within(sheet).getAllByRole('listitem')).toHaveLength(3))
    const returned = namesIn(sheet)
    expect(returned).toHaveLength(3)
    expect(namesIn(section).filter((name) => returned.includes(name))).toEqual([])
  })

  it('a letter brings home more bosses than a sheet shows at once, and all of them are in it', async () => {
    const { user } = open('10003')
    const section = await bosses()
    const back = await within(section).findByRole('button', { name: /查看已归来的 \d+ 位老板/ })
    const count = Number(/\d+/.exec(back.textContent ?? ''))
    expect(count).toBeGreaterThan(13)
    await user.click(back)
    const sheet = await screen.findByRole('dialog', { name: '已归来的老板' })
    await waitFor(() => expect(within(sheet).getAllByRole('listitem')).toHaveLength(count))
  })

  it('a letter has nobody to go to where nobody stayed away', async () => {
    open('10008')
    expect(await screen.findByText('没有需要召回的老板，大家都在')).toBeTruthy()
    expect(await screen.findByText(/你还没有入驻任何厅/)).toBeTruthy()
  })
})

describe('tasks and levels', () => {
  const shareButton = async () => {
    const button = await screen.findByRole('button', { name: '去分享' })
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull())
    return button
  }

  it('the points of the third letter are on the ladder at once', async () => {
    const { user } = open('10001')
    const section = within(await bosses())
    for (const left of [9, 8, 7]) {
      await write(user, section.getAllByRole('button', { name: '寄一封' })[0])
      await section.findByText(`今日还可寄 ${left} 封`)
    }
    await user.click(screen.getByRole('radio', { name: '任务与等级' }))
    expect(await within(await plate('烽火等级')).findByText('召回分 10')).toBeTruthy()
  })

  it('the points of a share are on the ladder at once, and its task is done', async () => {
    const { user, sandbox } = open('10001')
    await user.click(await screen.findByRole('radio', { name: '任务与等级' }))
    const button = await shareButton()
    sandbox.happen('10001', 'shared', 1)
    await user.click(button)
    expect(await within(await plate('今日任务')).findByText('已完成')).toBeTruthy()
    expect(await within(await plate('烽火等级')).findByText('召回分 5')).toBeTruthy()
  })

  it('a share before the campaign is known shows a message, and asks for the campaign', async () => {
    const overview = { path: `${BASE}/getUserAndActivityPrice`, drop: true, times: 1 }
    const { user } = open('10001', { faults: overview })
    await user.click(await screen.findByRole('radio', { name: '任务与等级' }))
    await user.click(await shareButton())
    expect(await screen.findByText('活动信息还没加载出来，正在重试')).toBeTruthy()
    await user.click(await shareButton())
    expect(await screen.findByText('链接已复制，快去分享吧')).toBeTruthy()
  })

  it('a task of a hall leads to the hall, and shows a message where there is none', async () => {
    const app = { jumpRoom: vi.fn() }
    Object.assign(window, { android: app })
    afterThisTest(() => Reflect.deleteProperty(window, 'android'))
    const { user } = open('10001')
    await user.click(await screen.findByRole('radio', { name: '任务与等级' }))
    await user.click((await screen.findAllByRole('button', { name: '去大厅' }))[0] as HTMLElement)
    expect(await screen.findByText('请先选择厅')).toBeTruthy()
    expect(app.jumpRoom).not.toHaveBeenCalled()
  })

  it.each([
    ['10005', '活动开始后开放'],
    ['10006', '活动已结束'],
    ['10007', '活动已结束'],
  ])('while the campaign does not run (%s) no task is offered, and that is said', async (userId, said) => {
    const { user } = open(userId)
    await user.click(await screen.findByRole('radio', { name: '任务与等级' }))
    const tasks = within(await plate('今日任务'))
    expect(await tasks.findByText(said)).toBeTruthy()
    expect(await tasks.findAllByRole('progressbar')).toHaveLength(5)
    expect(tasks.queryByRole('button')).toBeNull()
  })

  it('after the end no day is left to sign in on, and past gifts are shown', async () => {
    const { user } = open('10006')
    await user.click(await screen.findByRole('radio', { name: '任务与等级' }))
    const signs = within(await plate('队长签到'))
    expect(await signs.findByText('已签到 3 次')).toBeTruthy()
    expect(signs.getAllByRole('listitem')).toHaveLength(3)
    expect(signs.queryByRole('button')).toBeNull()
  })

  describe('at midnight', () => {
    const beforeMidnight = () => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
      return open('10001', { now: Date.UTC(2026, 3, 8, 16) - 30_000 })
    }
    const midnight = () => act(() => vi.advanceTimersByTimeAsync(60_000))

    it('letters may be sent again', async () => {
      const { user } = beforeMidnight()
      const section = within(await bosses())
      await write(user, section.getAllByRole('button', { name: '寄一封' })[0])
      await section.findByText('今日还可寄 9 封')
      await midnight()
      expect(await section.findByText('今日还可寄 10 封')).toBeTruthy()
    })

    it('at midnight the next sign-in is there', async () => {
      const { user } = beforeMidnight()
      await user.click(await screen.findByRole('radio', { name: '任务与等级' }))
      await user.click(await screen.findByRole('button', { name: '今日签到' }))
      await user.click(await screen.findByRole('button', { name: '开心收下' }))
      await screen.findByRole('button', { name: '今天签过了' })
      await midnight()
      expect(await screen.findByRole('button', { name: '今日签到' })).toBeTruthy()
    })

    it('tasks begin again', async () => {
      const { user, sandbox } = beforeMidnight()
      sandbox.happen('10001', 'shared', 1)
      await user.click(await screen.findByRole('radio', { name: '任务与等级' }))
      const tasks = within(await plate('今日任务'))
      await tasks.findByText('已完成')
      await midnight()
      await waitFor(() => expect(tasks.queryByText('已完成')).toBeNull())
    })
  })

  it('an unlit beacon says what is missing', async () => {
    const { user } = open('10001')
    await user.click(await screen.findByRole('radio', { name: '任务与等级' }))
    const ladder = await plate('烽火等级')
    await user.click((await within(ladder).findAllByRole('button', { name: '未点燃' }))[0] as HTMLElement)
    expect(await screen.findByText('还差 20 召回分')).toBeTruthy()
  })

  it('a captain who has all gifts of signing in sees how many, and no word of tomorrow', async () => {
    const { user } = open('10003')
    await user.click(await screen.findByRole('radio', { name: '任务与等级' }))
    expect(await screen.findByRole('button', { name: '7 份签到礼都已收下' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: '今天签过了' })).toBeNull()
  })

  it('a task leads to where it is done: letters are on the page', async () => {
    const { user } = open('10001')
    await user.click(await screen.findByRole('radio', { name: '任务与等级' }))
    await user.click(await screen.findByRole('button', { name: '去写信' }))
    expect(await bosses()).toBeTruthy()
  })
})

it('captains stand by recall points, with prizes of the places and my own row', async () => {
  const { user } = open('10002')
  await user.click(await screen.findByRole('radio', { name: '队长榜' }))
  expect(await screen.findByText('名次奖励')).toBeTruthy()
  expect(await within(await plate('队长榜')).findByText('我')).toBeTruthy()
})

it('people who are not logged in see what a return pays, and are asked once to log in', async () => {
  open()
  expect(await screen.findByText('召回酬劳')).toBeTruthy()
  expect(await screen.findAllByText('请先登录')).toHaveLength(1)
})
