import { act, configure, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { type PageOptions, type RenderedPage, renderPage } from '#testing'
import { afterThisTest } from '#testing/browser.ts'
import { frameIn, leaveClients } from '#testing/clients/frame'
import { giveLayout } from '#testing/layout.ts'
import { HuntPage } from './HuntPage.tsx'

// A whole page takes its time on a busy machine.
vi.setConfig({ testTimeout: 30_000 })
configure({ asyncUtilTimeout: 5000 })

const DAY = 86_400_000

const open = (userId?: string, options: Partial<PageOptions> = {}) =>
  renderPage(HuntPage, { page: 'boss/hunt', ...(userId && { userId }), ...options })

const plate = async (name: string) =>
  (await screen.findByRole('heading', { level: 2, name: new RegExp(`^${name}`) })).closest(
    'section',
  ) as HTMLElement
const look = () => document.dispatchEvent(new Event('visibilitychange'))
const BLOOD = '/activity/boss/currentBlood'
const PRIZE = '/activity/boss/currentPrize'
const IN_HALL = '/activity/boss/roomWithinLeaderBoardRecord'
/** From now on the server answers with this boss; its name shows that the page has it. */
const answersBlood = ({ sandbox }: RenderedPage, blood: number, name: string) => {
  const answers = sandbox.calls.flatMap(({ path, answer }) => (path === BLOOD && answer ? [answer] : []))
  const { data } = answers.at(-1) as { data: object }
  sandbox.addFault({ path: BLOOD, data: { ...data, blood, name } })
}
const inApp = () => {
  const app = { jumpRoom: vi.fn() }
  Object.assign(window, { android: app })
  afterThisTest(() => Reflect.deleteProperty(window, 'android'))
  return app
}
const left = () => screen.getByRole('progressbar', { name: '首领血量' }).getAttribute('aria-valuenow')

describe('a boss that is coming', () => {
  it('a boss that is coming is a shape without blood, with its hour and the halls that may hit it', async () => {
    const { user } = open('10005')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('全厅讨伐')
    expect(await screen.findByText('距首领登场还有')).toBeTruthy()
    expect(screen.getByRole('timer')).toBeTruthy()
    const halls = await plate('参战大厅')
    expect(await within(halls).findAllByRole('listitem')).toHaveLength(20)
    await user.click(within(halls).getByRole('button', { name: '更多大厅' }))
    await waitFor(() => expect(within(halls).getAllByRole('listitem')).toHaveLength(26))
    expect(within(halls).queryByRole('button', { name: '更多大厅' })).toBeNull()
    expect(screen.queryByRole('progressbar')).toBeNull()
    expect(screen.queryByRole('heading', { name: '战况' })).toBeNull()
    expect(await screen.findByText('月下茶馆')).toBeTruthy()
  })

  it('a boss that is coming or here shows a message where no hall takes part', async () => {
    open('10008')
    expect((await screen.findAllByText('还没有大厅参战')).length).toBeGreaterThan(0)
  })
})

describe('a boss that is here', () => {
  it('a boss that is here shows its blood as a figure and in percent, logged out too', async () => {
    open()
    expect(await screen.findByText('不肯下班的机械龙')).toBeTruthy()
    expect(screen.getByText(/^\d+(\.\d)?%$/)).toBeTruthy()
    expect(Number(left())).toBeGreaterThan(0)
    expect(await screen.findByText('登录后可以看到自己的伤害与奖励')).toBeTruthy()
  })

  it('a boss that is here loses what a gift takes, and the gift is the first of the feed', async () => {
    const { sandbox } = open('10001')
    await plate('战况')
    const before = Number(left())
    sandbox.happen('10001', 'gifted', 1314)
    look()
    const feed = await plate('战况')
    const { nickname } = sandbox.state.user('10001')
    // others may give as much in the same moment
    const mine = () => within(feed).getAllByText(nickname)[0]?.closest('li')?.textContent
    await waitFor(() => expect(mine()).toContain('-2628'))
    await waitFor(() => expect(Number(left())).toBeLessThanOrEqual(before - 2628))
    expect(await screen.findByText('我的战绩')).toBeTruthy()
  })

  it('a boss bleeds at once by what the app pushes, and never gains blood', async () => {
    const page = open('10001')
    await plate('战况')
    const push = (data: unknown) =>
      act(async () => (window as unknown as { onSocketData(data: unknown): void }).onSocketData(data))
    await push(JSON.stringify({ type: 'boss', bossId: '5', blood: 5000 }))
    expect(left()).toBe('5000')
    await push({ type: 'boss', bossId: '5', blood: 900_000 })
    await push({ type: 'boss', bossId: '4', blood: 1 })
    await push({ type: 'boss', bossId: '5', blood: 'nonsense' })
    answersBlood(page, 900_000, '早先的消息')
    look()
    await screen.findByText('早先的消息')
    expect(left()).toBe('5000')
    expect(screen.getByText('垂死挣扎')).toBeTruthy()
  })

  it('a boss that is here lets its pool grow with what a push takes', async () => {
    open('10001')
    const pool = await plate('奖池')
    await within(pool).findByText('最后一击')
    await act(async () =>
      (window as unknown as { onSocketData(data: unknown): void }).onSocketData({
        type: 'boss',
        bossId: '5',
        blood: 1_000_000,
      }),
    )
    expect(within(pool).getByText('150,000')).toBeTruthy()
  })

  it('a boss in a plain browser offers nothing that strikes in vain', async () => {
    open('10001')
    expect(await screen.findByText('在 App 里送礼，向首领出手')).toBeTruthy()
    expect(screen.queryByRole('button', { name: '去送礼攻击' })).toBeNull()
  })
})

describe('in the app a boss is struck', () => {
  const dock = async () => within(await screen.findByRole('complementary'))
  const strike = async ({ user }: RenderedPage, hall: string) => {
    const { findByText, getByRole } = await dock()
    await findByText(hall)
    await user.click(getByRole('button', { name: '去送礼攻击' }))
  }
  const wentTo = (app: ReturnType<typeof inApp>, roomId: string) =>
    waitFor(() => expect(app.jumpRoom).toHaveBeenCalledWith(JSON.stringify({ roomId })))

  it('in the app a boss is struck from the hall of the address', async () => {
    const app = inApp()
    await strike(open('10001', { query: '?roomId=88004' }), '街角唱片店')
    await wentTo(app, '88004')
  })

  it('a boss is struck also through a known page around this one, which gets the hall', async () => {
    const postMessage = vi.fn()
    frameIn({ postMessage })
    afterThisTest(leaveClients)
    const page = open('10001', { query: '?roomId=88004' })
    await screen.findByRole('button', { name: '去送礼攻击' })
    await strike(page, '街角唱片店')
    const message = { gotoHallRoom: true, roomId: '88004' }
    await waitFor(() => expect(postMessage.mock.calls).toEqual([[message, location.origin]]))
  })

  it('through a known page around this one every hall that takes part can be entered', async () => {
    const postMessage = vi.fn()
    frameIn({ postMessage })
    afterThisTest(leaveClients)
    const { user } = open('10005')
    const [door] = await screen.findAllByRole('button', { name: /^进入 / })
    await user.click(door as HTMLElement)
    const message = { gotoHallRoom: true, roomId: expect.stringMatching(/^\d+$/) }
    await waitFor(() => expect(postMessage.mock.calls).toEqual([[message, location.origin]]))
  })

  it('in the app a boss is struck from the hall of the address also where that is the last of all', async () => {
    const app = inApp()
    const page = open('10005', { query: '?roomId=88918' })
    await plate('参战大厅')
    page.sandbox.clock.advance(3 * DAY)
    look()
    await strike(page, '山谷猎队 18 号')
    await wentTo(app, '88918')
  })

  it('in the app a boss is struck from where I struck last, when the hall of the address takes no part', async () => {
    const app = inApp()
    await strike(open('10002', { query: '?roomId=88010' }), '星河电台')
    await wentTo(app, '88002')
  })

  it('a hall that failed to load leads to its boss once it is refetched', async () => {
    const app = inApp()
    const page = open('10001', {
      query: '?roomId=88004',
      faults: { path: IN_HALL, drop: true, times: 1 },
    })
    const { findByText, getByRole, queryByRole } = await dock()
    await findByText('大厅没加载出来')
    expect(queryByRole('button', { name: '去送礼攻击' })).toBeNull()
    await page.user.click(getByRole('button', { name: '重试' }))
    await strike(page, '街角唱片店')
    await wentTo(app, '88004')
  })

  it('in the app a boss is struck from nowhere yet, while the hall is not known', async () => {
    inApp()
    const { user } = open('10001', { faults: { path: IN_HALL, hang: true } })
    const attack = await screen.findByRole('button', { name: '去送礼攻击' })
    await user.click(attack)
    expect(attack.getAttribute('aria-busy')).toBe('true')
    expect(screen.queryByText('还没有大厅参战')).toBeNull()
  })

  it('in the app a boss is struck from nowhere, where no hall takes part, and that is said', async () => {
    const app = inApp()
    const page = open('10008', { query: '?roomId=88004' })
    await strike(page, '等一座大厅参战')
    expect((await screen.findAllByText('还没有大厅参战')).length).toBeGreaterThan(1)
    expect(app.jumpRoom).not.toHaveBeenCalled()
  })
})

describe('a boss that is killed', () => {
  it('a boss that is killed keeps an empty bar, its killer is crowned, and my reward is shown', async () => {
    const page = open('10001')
    await plate('战况')
    page.sandbox.happen('10001', 'gifted', 5_000_000)
    look()
    expect(await screen.findByText('讨伐成功')).toBeTruthy()
    expect(screen.getByText('最后一击就是你')).toBeTruthy()
    expect(left()).toBe('0')
    const mine = await plate('我的奖励')
    expect(within(mine).getByText('结果公布时发放，还有')).toBeTruthy()
    expect(within(mine).getByText('星夜列车进场')).toBeTruthy()
    expect(screen.queryByRole('heading', { name: '战况' })).toBeNull()
    const push = { type: 'boss', bossId: '5', blood: 1200 }
    await act(async () => (window as unknown as { onSocketData(data: unknown): void }).onSocketData(push))
    expect(left()).toBe('0')
    answersBlood(page, 1200, '死后的消息')
    look()
    await screen.findByText('死后的消息')
    expect(left()).toBe('0')
  })

  it('my reward for a boss that is killed is shown once the server reports it, and requested until then', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { sandbox } = open('10002')
    await plate('我的战绩')
    expect(screen.getByText('若此刻结束，你可获得')).toBeTruthy()
    sandbox.happen('10002', 'gifted', 5_000_000)
    sandbox.addFault({ path: PRIZE, drop: true })
    look()
    await screen.findByText('讨伐成功')
    const mine = within(await plate('我的战绩'))
    expect(screen.queryByText('若此刻结束，你可获得')).toBeNull()
    expect(mine.queryByRole('list')).toBeNull()
    // the line is there again
    sandbox.addFault({ path: PRIZE, delayMs: 0 })
    await act(() => vi.advanceTimersByTimeAsync(15_000))
    expect(within(await plate('我的奖励')).getByText('星夜列车进场')).toBeTruthy()
    const asked = () => sandbox.calls.filter(({ path }) => path === PRIZE).length
    const before = asked()
    await act(() => vi.advanceTimersByTimeAsync(30_000))
    expect(asked()).toBe(before)
  })

  it('a boss that is killed after results are out says when my reward was sent', async () => {
    open('10007')
    expect(await screen.findByText(/^奖励已于 .+ 发放$/)).toBeTruthy()
  })
})

describe('boards', () => {
  it('boards lead from a hall to its people, and to past kills', async () => {
    giveLayout()
    const { user } = open('10002')
    const boards = await plate('讨伐榜')
    await user.click(await within(boards).findByRole('button', { name: /街角唱片店/ }))
    expect(await within(boards).findByText('我')).toBeTruthy()
    expect(within(boards).getByRole('button', { name: /选择大厅.*街角唱片店/ })).toBeTruthy()
    await user.click(within(boards).getByRole('tab', { name: '暴击' }))
    expect((await within(boards).findAllByText(/流星雨|云上城堡/)).length).toBeGreaterThan(0)
    await user.click(within(boards).getByRole('tab', { name: '历次终结' }))
    expect(await within(boards).findByText('打呼噜的火山')).toBeTruthy()
  })

  it('boards name the hall that is shown also where it stands on a later page', async () => {
    const rows = [{ roomId: '88001', name: '月下茶馆', cover: '', rank: 1, score: 9, people: 1, mine: false }]
    const { user } = open('10002', {
      faults: { path: '/activity/boss/leaderBoardRecord', data: { list: rows, total: 26, hasMore: true } },
    })
    const boards = await plate('讨伐榜')
    await user.click(within(boards).getByRole('tab', { name: '厅内榜' }))
    expect(await within(boards).findByRole('button', { name: '选择大厅 星河电台' })).toBeTruthy()
    expect(within(boards).getByRole('button', { name: '更多大厅' })).toBeTruthy()
  })

  it('boards let me choose my hall again when another does not load', async () => {
    const rows = ['88001', '88004'].map((roomId) => ({ roomId, name: roomId, cover: '', rank: 1, score: 9 }))
    const list = rows.map((row) => ({ ...row, people: 1, mine: false }))
    const { user, sandbox } = open('10002', {
      faults: { path: '/activity/boss/leaderBoardRecord', data: { list, total: 26, hasMore: true } },
    })
    const boards = within(await plate('讨伐榜'))
    const choose = async (now: string, next: string) => {
      await user.click(await boards.findByRole('button', { name: `选择大厅 ${now}` }))
      await user.click(boards.getByRole('option', { name: next }))
    }
    await user.click(boards.getByRole('tab', { name: '厅内榜' }))
    await boards.findByText('我')
    sandbox.addFault({ path: IN_HALL, drop: true, times: 1 })
    await choose('星河电台', '88004')
    expect(await boards.findByRole('button', { name: '重试' })).toBeTruthy()
    await choose('88004', '星河电台')
    expect(await boards.findByText('我')).toBeTruthy()
  })

  it.each([
    ['历次终结', '不肯下班的机械龙'],
    ['暴击', /×3805/],
    ['厅内榜', /^\d{2,3}(\.\d+)?万$/],
  ])('%s shows the last blow as soon as the boss has fallen', async (tab, message) => {
    giveLayout()
    const { user, sandbox } = open('10002')
    const boards = within(await plate('讨伐榜'))
    await user.click(boards.getByRole('tab', { name: tab }))
    await waitFor(() => expect(boards.queryByRole('status', { name: '加载中' })).toBeNull())
    expect(boards.queryByText(message)).toBeNull()
    sandbox.happen('10002', 'gifted', 5_000_000)
    const push = { type: 'boss', bossId: '5', blood: 0 }
    await act(async () => (window as unknown as { onSocketData(data: unknown): void }).onSocketData(push))
    await screen.findByText('讨伐成功')
    expect((await boards.findAllByText(message)).length).toBeGreaterThan(0)
  })
})
