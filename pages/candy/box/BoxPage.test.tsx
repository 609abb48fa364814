import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { ask } from '#sandbox/testing/ask.ts'
import { getFreeBox, openFreeBox, startFreeBox } from '#shared/api/free-box'
import { navigate } from '#shared/runtime/navigate'
import { type PageOptions, renderPage } from '#testing'
import { BoxPage } from './BoxPage.tsx'

// Compiled once, before any test waits for it.
beforeAll(() => import('../_family/box/parts.ts'))

const START = '/activity/freeBox/start'
const OPEN = '/activity/freeBox/open'
const LINK = '/activity/share/link'
/** The middle of a day in the product's zone. */
const NOON = Date.UTC(2026, 2, 4, 4)

/** 10002 has three of five helpers, 10003 all five. */
const open = (options: Partial<PageOptions> = {}) =>
  renderPage(BoxPage, { page: 'candy/box', userId: '10001', ...options })

const button = (name: string | RegExp) => screen.findByRole('button', { name })
const sent = (sandbox: ReturnType<typeof open>['sandbox'], path: string) =>
  sandbox.calls.filter((call) => call.path === path)

it('a box that others have opened has its time of today, and its day once that is over', async () => {
  const { sandbox } = open({ now: NOON })
  const feed = within(await screen.findByRole('region', { name: '最近拆开的盒子' }))
  const first = () => feed.getAllByRole('listitem')[0]?.querySelector('time')?.textContent
  expect(first()).toMatch(/^1[12]:\d\d$/)
  // of its ten days two lie behind on the first
  sandbox.clock.set(sandbox.state.firstMidnight + 9 * 86_400_000)
  document.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() => expect(first()).toMatch(/^3月\d+日 \d\d:\d\d$/))
})

it('the page shows how many friends are needed as the server says', async () => {
  open({ userId: '10008' })
  expect(await screen.findByText('领一个糖果盒，喊 5 位好友来帮忙，24 小时内拆开')).toBeTruthy()
  expect(document.body.textContent).not.toContain('五位')
})

it('what may be inside is shown with the chances that the server draws by', async () => {
  open()
  const inside = within(await screen.findByRole('region', { name: '盒子里会是什么' }))
  expect(inside.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'PP币 ×6640%',
    '幸运糖果 ×2030%',
    '红玫瑰 ×320%',
    '糖果聊天气泡 3 天10%',
  ])
})

describe('a box', () => {
  it('a box whose start was not answered is there, and the next start is of another box', async () => {
    const { user, sandbox } = open({ faults: { path: START, drop: true, after: true, times: 1 } })
    await user.click(await button('领一个糖果盒'))
    await screen.findByText('还差 5 位好友，就能拆')
    sandbox.happen('10001', 'shared', 5)
    await ask(sandbox, openFreeBox, { boxId: '10001-1' }, { userId: '10001' })
    document.dispatchEvent(new Event('visibilitychange'))
    await user.click(await button('再领一个糖果盒'))
    expect(await screen.findByText('还差 5 位好友，就能拆')).toBeTruthy()
    const { data } = await ask(sandbox, getFreeBox, { edition: 'single' }, { userId: '10001' })
    expect(data.box).toMatchObject({ id: '10001-2', state: 'waiting' })
    expect(new Set(sent(sandbox, START).map(({ params }) => params.intentId)).size).toBe(2)
  })

  it('a box shows who has helped, and how many are missing', async () => {
    open({ userId: '10002' })
    const helpers = within(await screen.findByRole('list', { name: '帮忙的好友' }))
    expect(helpers.getAllByText('等好友')).toHaveLength(2)
    expect(screen.getByText('还差 2 位好友，就能拆')).toBeTruthy()
  })

  it('a box shows a friend who comes while the page is open', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { sandbox } = open({ userId: '10002' })
    await screen.findByText('还差 2 位好友，就能拆')
    sandbox.happen('10002', 'shared', 1)
    await vi.advanceTimersByTimeAsync(11_000)
    // the toast goes by itself
    expect(await screen.findByText('刚有 1 位好友来帮忙')).toBeTruthy()
    expect(await screen.findByText('还差 1 位好友，就能拆')).toBeTruthy()
    vi.useRealTimers()
  })

  it('a box whose time is over cannot be opened, and another one can be started', async () => {
    const { sandbox, user } = open({ userId: '10002' })
    await screen.findByText('还差 2 位好友，就能拆')
    sandbox.clock.advance(25 * 3_600_000)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(await screen.findByText('时间到了，这个盒子没能拆开')).toBeTruthy()
    await user.click(await button('再领一个糖果盒'))
    expect(await screen.findByText('还差 5 位好友，就能拆')).toBeTruthy()
  })

  it('a fourth box on one day is refused before the call leaves', async () => {
    const { user, sandbox } = open()
    const me = { userId: '10001' }
    for (const boxId of ['10001-1', '10001-2', '10001-3']) {
      await ask(sandbox, startFreeBox, {}, me)
      sandbox.happen('10001', 'shared', 5)
      await ask(sandbox, openFreeBox, { boxId }, me)
    }
    document.dispatchEvent(new Event('visibilitychange'))
    const before = sent(sandbox, START).length
    await user.click(await button('再领一个糖果盒'))
    expect(await screen.findByText('今天的糖果盒已领完，明天再来')).toBeTruthy()
    expect(sent(sandbox, START)).toHaveLength(before)
  })
})

describe('sharing', () => {
  it('sharing makes my link of this campaign, and reports no events', async () => {
    const { user, sandbox } = open({ userId: '10002' })
    await user.click(await button('请好友帮忙'))
    expect(await screen.findByText('链接已复制，快去分享吧')).toBeTruthy()
    expect(sent(sandbox, LINK)[0]?.params).toMatchObject({
      params: '{"extensionOfficerId":"10002","activityId":"31"}',
      pointId: 'freeCandy',
    })
    expect(sent(sandbox, '/assets/frontendLog/v2')).toHaveLength(0)
  })

  it('sharing leaves the link to be copied by hand where the clipboard refuses', async () => {
    for (const way of ['write', 'writeText'] as const)
      vi.spyOn(navigator.clipboard, way).mockRejectedValue(new DOMException('no', 'NotAllowedError'))
    const { user } = open({ userId: '10002' })
    await user.click(await button('请好友帮忙'))
    expect(await screen.findByRole('dialog')).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toContain('/freeCandy/share?')
  })
})

describe('the campaign', () => {
  it('the campaign that is to come counts down and gives no box', async () => {
    open({ userId: '10005' })
    expect(await screen.findByText('活动还没开始，先喊上好友')).toBeTruthy()
    expect(screen.queryByRole('button', { name: '领一个糖果盒' })).toBeNull()
  })

  it('the end of the campaign leaves a box shut that too few friends have helped with', async () => {
    open({ userId: '10006', now: NOON })
    expect(await screen.findByText('活动已结束，好友没到齐，这个盒子拆不开了')).toBeTruthy()
    expect(await screen.findByText('没能拆')).toBeTruthy()
    expect(screen.queryByText(/等好友|还差|盒子还能拆/)).toBeNull()
  })

  it('the campaign that is over is not shared: nobody can have a box by the link', async () => {
    const { user, sandbox } = open({ userId: '10003', now: NOON })
    await user.click(await button('拆开糖果盒'))
    await user.click(await button('开心收下'))
    expect(await button('晒一晒')).toBeTruthy()
    sandbox.clock.advance(10 * 86_400_000)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(await screen.findByText(/^活动已结束（/)).toBeTruthy()
    expect(screen.getByText('盒子拆开了，里面是')).toBeTruthy()
    expect(screen.queryByRole('button', { name: '晒一晒' })).toBeNull()
  })

  it.each(['10006', '10007'])('the campaign that is over stays readable for %s', async (userId) => {
    open({ userId })
    expect(await screen.findByText(/^活动已结束（/)).toBeTruthy()
    expect(await screen.findByText('最近拆开的盒子')).toBeTruthy()
  })
})

it('a person who is not logged in after the end is led by the login to their own boxes', async () => {
  const to = vi.spyOn(navigate, 'to').mockReturnValue(true)
  const { user, sandbox } = open({ userId: undefined, now: NOON })
  await button('登录后参加')
  // of its ten days two lie behind on the first
  sandbox.clock.set(sandbox.state.firstMidnight + 8 * 86_400_000)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(await screen.findByText('活动已结束，登录看看还有没有要拆的盒子')).toBeTruthy()
  await user.click(await button('登录看看我的'))
  expect(to).toHaveBeenCalledWith('/login', { back: '/freeCandy' })
})

describe('the history says what the box above it says', () => {
  const history = async () => within(await screen.findByRole('region', { name: '我的糖果盒' }))

  it('the history says when friends come while it is looked at', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { sandbox } = open({ userId: '10002' })
    expect(await (await history()).findByText('好友 3/5')).toBeTruthy()
    sandbox.happen('10002', 'shared', 2)
    await vi.advanceTimersByTimeAsync(16_000)
    expect(await screen.findByText('好友到齐，拆开看看')).toBeTruthy()
    expect(await (await history()).findByText('可以拆')).toBeTruthy()
    expect((await history()).getAllByText('好友 5/5')).toHaveLength(2)
    vi.useRealTimers()
  })

  it('the history says when the time of a box runs out', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { sandbox } = open({ userId: '10002' })
    expect(await (await history()).findByText('等好友')).toBeTruthy()
    sandbox.clock.advance(25 * 3_600_000)
    await vi.advanceTimersByTimeAsync(16_000)
    expect(await screen.findByText('时间到了，这个盒子没能拆开')).toBeTruthy()
    expect(await (await history()).findByText('已过期')).toBeTruthy()
    vi.useRealTimers()
  })

  it.each([
    ['the answer to its opening was lost', { drop: true, after: true }],
    ['it was opened on another phone', { code: 2060, desc: '糖果盒已经拆开了', after: true }],
  ])('the history says what the box above it says when %s', async (_, rule) => {
    const { user } = open({ userId: '10003', faults: { path: OPEN, ...rule, times: 1 } })
    expect(await (await history()).findByText('可以拆')).toBeTruthy()
    await user.click(await button('拆开糖果盒'))
    expect(await screen.findByText('盒子拆开了，里面是')).toBeTruthy()
    await waitFor(async () => expect((await history()).queryByText('可以拆')).toBeNull())
  })
})

it('a history of several pages grows on request', async () => {
  const { user, sandbox } = open({ userId: '10003' })
  await screen.findAllByText('好友 5/5')
  const box = sandbox.calls.find(({ path }) => path.endsWith('history'))?.answer as {
    data: { list: object[] }
  }
  const list = Array.from({ length: 6 }, (_, at) => ({ ...box.data.list[0], id: `10003-${at + 10}` }))
  const page = (from: number, to: number, hasMore: boolean) =>
    sandbox.addFault({
      path: '/activity/freeBox/history',
      data: { list: list.slice(from, to), total: 6, hasMore },
      times: 1,
    })
  page(0, 5, true)
  document.dispatchEvent(new Event('visibilitychange'))
  const more = await button('查看更多')
  page(5, 6, false)
  await user.click(more)
  await waitFor(() => expect(screen.getAllByText('好友 5/5')).toHaveLength(6))
})
