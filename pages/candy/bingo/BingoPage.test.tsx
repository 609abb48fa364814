import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { navigate } from '#shared/runtime/navigate'
import { type PageOptions, renderPage } from '#shared/testing'
import { BingoPage } from './BingoPage.tsx'

// Compiled once, before any test waits for them.
beforeAll(() => Promise.all([import('./parts.ts'), import('./FullCard.tsx')]))

const CELL = '/activity/bingo/cell/receive'
const LINE = '/activity/bingo/line/receive'
const FULL = '/activity/bingo/full/receive'

const DAY = 86_400_000
/** The middle of a day in the product's zone. */
const NOON = Date.UTC(2026, 2, 4, 4)

/** 10001 is on the third day; of 10002's cells the one in the middle finishes a row and a diagonal. */
const open = (options: Partial<PageOptions> = {}) =>
  renderPage(BingoPage, { page: 'candy/bingo', userId: '10001', ...options })

const button = (name: string | RegExp) => screen.findByRole('button', { name })
const sent = (sandbox: ReturnType<typeof open>['sandbox'], path: string) =>
  sandbox.calls.filter((call) => call.path === path)
const crossing = () => button(/送出 520 PP币的礼物/)

describe('the card', () => {
  it('has its title before any data', () => {
    open()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('糖果 宾果')
  })

  it('has locked cells, cells in progress, and cells to be stamped', async () => {
    open()
    expect(await button('打开宾果卡 盖章')).toBeTruthy()
    expect(screen.getByRole('button', { name: /在房间待满 20 分钟/ }).textContent).toContain('0/20')
    expect(screen.getAllByRole('button', { name: /月/ })).toHaveLength(4)
  })

  it('a locked cell says when it opens', async () => {
    const { user } = open()
    await user.click(await button(/欢迎 15 位新朋友/))
    expect(await screen.findByText(/开放$/)).toBeTruthy()
  })

  it('a cell in progress tells what it gives, and leads to where it is done', async () => {
    const to = vi.spyOn(navigate, 'to').mockReturnValue(true)
    const { user } = open()
    await user.click(await button(/在房间待满 20 分钟/))
    const sheet = within(await screen.findByRole('dialog', { name: '在房间待满 20 分钟' }))
    expect(sheet.getByText('×10')).toBeTruthy()
    await user.click(sheet.getByRole('button', { name: '打开 App 去完成' }))
    expect(to).toHaveBeenCalledWith('/download', { from: '/freeCandyBinGo' })
  })

  it('a share is made from its cell', async () => {
    const { user, sandbox } = open()
    await user.click(await button(/分享活动 1 次/))
    await user.click(await button('去分享'))
    expect(await screen.findByText('链接已复制，快去分享吧')).toBeTruthy()
    expect(sent(sandbox, '/activity/share/link')[0]?.params).toMatchObject({ pointId: 'bingo' })
  })

  it('what was done in the app is there on the return', async () => {
    const { sandbox } = open()
    await button(/在房间待满 20 分钟/)
    sandbox.happen('10001', 'hosted', 1)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(await button('在房间待满 20 分钟 盖章')).toBeTruthy()
  })
})

describe('a stamp', () => {
  it('is pressed once, however fast it is tapped', async () => {
    const { user, sandbox } = open()
    await user.dblClick(await button('打开宾果卡 盖章'))
    expect(await screen.findByRole('dialog', { name: '恭喜获得' })).toBeTruthy()
    expect(screen.getByText('已盖 1/16 格')).toBeTruthy()
    expect(sent(sandbox, CELL)).toHaveLength(1)
  })

  it('can finish two lines at once, and each is claimed for itself', async () => {
    const { user, sandbox } = open({ userId: '10002' })
    await user.click(await crossing())
    const won = await screen.findByRole('dialog', { name: '一举连成 2 线！' })
    await user.click(within(won).getByRole('button', { name: '开心收下' }))
    await user.dblClick(await button('第 3 行 领取'))
    await user.click(await button('开心收下'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(await button('下行斜线 领取'))
    expect(await button('下行斜线 已领取')).toBeTruthy()
    expect(sent(sandbox, LINE).map(({ params }) => params.lineId)).toEqual(['row-3', 'diagonal-1'])
  })

  it('whose answer was lost is shown, and was pressed once', async () => {
    const { user, sandbox } = open({ steer: { path: CELL, drop: true, after: true, times: 1 } })
    await user.click(await button('打开宾果卡 盖章'))
    expect(await screen.findByText('已盖 1/16 格')).toBeTruthy()
    expect(new Set(sent(sandbox, CELL).map(({ params }) => params.intentId)).size).toBe(1)
  })

  it('that was pressed on another phone is told, and shown as it is', async () => {
    const { user } = open({ userId: '10009' })
    await user.click(await crossing())
    expect(await screen.findByText('奖励已经领取过了')).toBeTruthy()
    expect(await button(/送出 520 PP币的礼物 已盖/)).toBeTruthy()
  })
})

it('a line that is not full says how much is missing, and what it gives', async () => {
  const { user } = open({ userId: '10002' })
  await user.click(await button('第 1 行 奖 未连成'))
  expect(await screen.findByText('还差 2 格，连成可得 PP币 ×66、幸运糖果 ×10')).toBeTruthy()
})

it('the full card is claimed with the last stamp, and not before', async () => {
  const { user, sandbox } = open({ userId: '10003' })
  await user.click(await button('领取大奖'))
  expect(await screen.findByText('还差 1 格')).toBeTruthy()
  expect(sent(sandbox, FULL)).toHaveLength(0)
  await user.click(await button(/在房间待满 240 分钟/))
  await user.click(await button('开心收下'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.dblClick(await button('领取大奖'))
  expect((await screen.findByRole('dialog', { name: '恭喜获得' })).textContent).toContain('×888')
  expect(await button('大奖已领取')).toBeTruthy()
  expect(sent(sandbox, FULL)).toHaveLength(1)
})

describe('the campaign', () => {
  it('that is to come has nothing to be stamped', async () => {
    open({ userId: '10005' })
    expect(await screen.findByText('已盖 0/16 格')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /盖章/ })).toBeNull()
  })

  it.each(['10006', '10007'])(
    'that is over stays readable for %s, with no stamp to press',
    async (userId) => {
      open({ userId })
      expect(await screen.findByText(/^活动已结束（/)).toBeTruthy()
      expect(screen.queryByRole('button', { name: / 盖章$/ })).toBeNull()
    },
  )
})

it('nobody is logged in: the card can be read, and the login is offered', async () => {
  open({ userId: undefined })
  expect(await button('登录后参加')).toBeTruthy()
  expect(screen.getByText('已盖 0/16 格')).toBeTruthy()
})

it('nobody is logged in when the campaign is over: the login is offered as long as lines can be claimed', async () => {
  const { sandbox } = open({ userId: undefined, now: NOON })
  await button('登录后参加')
  // of its ten days two lie behind on the first
  const over = sandbox.state.firstMidnight + 8 * DAY
  sandbox.clock.set(over)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(await button('登录看看我的')).toBeTruthy()
  sandbox.clock.set(over + 2 * DAY)
  document.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() => expect(screen.queryByRole('button', { name: /登录/ })).toBeNull())
})

it('a failed answer can be asked for again', async () => {
  const { user } = open({ steer: { path: '/activity/bingo/card', status: 500, times: 1 } })
  const retry = await button('重试')
  expect(screen.queryByRole('button', { name: '活动规则' }), 'rules of nobody knows what').toBeNull()
  await user.click(retry)
  expect(await screen.findByText('已盖 0/16 格')).toBeTruthy()
  expect(await button('活动规则')).toBeTruthy()
})
