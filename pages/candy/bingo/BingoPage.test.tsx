import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { bridge } from '#shared/runtime/bridge'
import { navigate } from '#shared/runtime/navigate'
import { hideToast } from '#shared/runtime/toast'
import { type PageOptions, renderPage } from '#testing'
import { BingoPage } from './BingoPage.tsx'

// Compiled once, before any test waits for them.
beforeAll(() => Promise.all([import('./parts.ts'), import('./below.ts')]))

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
  it('the card has locked cells, cells in progress, and cells to be stamped', async () => {
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

  it('a cell in progress shows what it gives, and leads to where it is done', async () => {
    const to = vi.spyOn(navigate, 'to').mockReturnValue(true)
    const { user } = open()
    await user.click(await button(/在房间待满 20 分钟/))
    const sheet = within(await screen.findByRole('dialog', { name: '在房间待满 20 分钟' }))
    expect(sheet.getByText('×10')).toBeTruthy()
    await user.click(sheet.getByRole('button', { name: '打开 App 去完成' }))
    expect(to).toHaveBeenCalledWith('/download', expect.objectContaining({ from: '/freeCandyBinGo' }))
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
  it('a stamp can finish two lines at once, and each line’s ticket is claimed for itself', async () => {
    const { user, sandbox } = open({ userId: '10002' })
    await user.click(await crossing())
    const won = await screen.findByRole('dialog', { name: '一举连成 2 线！' })
    const led = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {})
    await user.click(await within(won).findByRole('button', { name: '开心收下' }))
    const row = await button(/^第 3 行 领取/)
    await waitFor(() => expect((led.mock.contexts[0] as Element | undefined)?.contains(row)).toBe(true))
    await user.dblClick(row)
    await user.click(await button('开心收下'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(await button(/^下行斜线 领取/))
    expect(await button(/^下行斜线 已领取/)).toBeTruthy()
    expect(sent(sandbox, LINE).map(({ params }) => params.lineId)).toEqual(['row-3', 'diagonal-1'])
  })
})

it('a line that is not full says how much is missing, and what it gives', async () => {
  const { user } = open({ userId: '10002' })
  await user.click(await button('第 1 行 还差 2 格 PP币 ×66 幸运糖果 ×10'))
  expect(await screen.findByText('还差 2 格，连成可得 PP币 ×66、幸运糖果 ×10')).toBeTruthy()
})

it('the full card is claimed with the last stamp, and not before', async () => {
  const { user, sandbox } = open({ userId: '10003' })
  await user.click(await button('领取大奖'))
  expect(await screen.findByText('还差 1 格', { selector: '[data-part="toast"]' })).toBeTruthy()
  expect(sent(sandbox, FULL)).toHaveLength(0)
  await user.click(await button(/在房间待满 240 分钟/))
  await user.click(await button('开心收下'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.dblClick(await button('领取大奖'))
  expect(
    await within(await screen.findByRole('dialog', { name: '恭喜获得' })).findByText('×888'),
  ).toBeTruthy()
  expect(await button('大奖已领取')).toBeTruthy()
  expect(sent(sandbox, FULL)).toHaveLength(1)
})

describe('the way to a task is gone once, however fast it is tapped', () => {
  it('a way to a task leads into the app once, however fast it is tapped', async () => {
    vi.spyOn(bridge, 'client', 'get').mockReturnValue('android')
    let arrive = (_: { ok: true; value: undefined }) => {}
    const jump = vi.spyOn(bridge, 'jumpRoom').mockReturnValue(new Promise((resolve) => (arrive = resolve)))
    const { user } = open({ query: '?roomId=88002' })
    await user.click(await button(/在房间待满 20 分钟/))
    await user.click(await button('去厅里'))
    await user.click(await button('去厅里'))
    expect((await button('去厅里')).getAttribute('aria-busy')).toBe('true')
    arrive({ ok: true, value: undefined })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(jump).toHaveBeenCalledTimes(1)
  })

  it('a task of sharing is not offered again until the card knows of it', async () => {
    const { user, sandbox } = open()
    await user.click(await button(/分享活动 1 次/))
    sandbox.addFault({ path: '/activity/bingo/card', hang: true })
    await user.click(await button('去分享'))
    await screen.findByText('链接已复制，快去分享吧')
    await waitFor(() => expect(sent(sandbox, '/activity/bingo/card')).toHaveLength(2))
    await user.click(await button('去分享'))
    expect((await button('去分享')).getAttribute('aria-busy')).toBe('true')
    expect(sent(sandbox, '/activity/share/link')).toHaveLength(1)
  })
})

describe('the campaign', () => {
  it('the campaign that is to come has nothing to be stamped', async () => {
    open({ userId: '10005' })
    expect(await screen.findByText('已盖 0/16 格')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /盖章/ })).toBeNull()
  })

  it.each(['10006', '10007'])(
    'the campaign that is over stays readable for %s, with no stamp to press',
    async (userId) => {
      open({ userId })
      expect(await screen.findByText(/^活动已结束（/)).toBeTruthy()
      expect(screen.queryByRole('button', { name: / 盖章$/ })).toBeNull()
    },
  )
})

describe('what is over is said', () => {
  const OVER = '活动已结束，不能再盖章了'

  it.each([/送出 520 PP币的礼物/, /分享活动 6 次/])(
    'a task that is over shows a message in place of the way to it',
    async (task) => {
      const { user } = open({ userId: '10006', now: NOON })
      await user.click(await button(task))
      const sheet = within(await screen.findByRole('dialog'))
      expect(sheet.getByText(OVER)).toBeTruthy()
      expect(sheet.queryByRole('button', { name: /去|App/ })).toBeNull()
    },
  )

  it('nothing more is said of a stamped task', async () => {
    const { user } = open({ userId: '10006', now: NOON })
    await user.click(await button(/^打开宾果卡/))
    await screen.findByRole('dialog')
    expect(screen.queryByText(OVER)).toBeNull()
  })

  it('a line and a card that can no longer be filled say so', async () => {
    const { user } = open({ userId: '10006', now: NOON })
    await user.click(await button(/^第 1 行 未连成/))
    expect(await screen.findByText(OVER)).toBeTruthy()
    hideToast()
    await waitFor(() => expect(screen.queryByText(OVER)).toBeNull())
    await user.click(await button('领取大奖'))
    expect(await screen.findByText(OVER)).toBeTruthy()
  })

  it('a full line that was not claimed in time shows what it was, and offers nothing', async () => {
    const { user, sandbox } = open({ userId: '10002', now: NOON })
    await user.click(await crossing())
    await user.click(await button('开心收下'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await button(/^第 3 行 领取/)).toBeTruthy()
    sandbox.clock.advance(9 * DAY)
    document.dispatchEvent(new Event('visibilitychange'))
    await user.click(await button(/^第 3 行 已过期/))
    expect(await screen.findByText('领取时间已过，PP币 ×66、幸运糖果 ×10 没有领取')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /行 领取|斜线 领取|可领奖/ })).toBeNull()
    expect(sent(sandbox, LINE)).toHaveLength(0)
  })

  it('a full card whose prize was not claimed in time shows a message', async () => {
    const { user, sandbox } = open({ userId: '10003', now: NOON })
    await user.click(await button(/在房间待满 240 分钟/))
    await user.click(await button('开心收下'))
    sandbox.clock.advance(9 * DAY)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(await button('领取时间已过')).toBeTruthy()
    expect(screen.queryByRole('button', { name: '领取大奖' })).toBeNull()
  })
})

it('a person who is not logged in can log in from a cell', async () => {
  const { user } = open({ userId: undefined, now: NOON })
  await button('登录后参加')
  await user.click(document.querySelector('[data-track=cell-todo]') as HTMLElement)
  expect(within(await screen.findByRole('dialog')).getByRole('button', { name: '登录后参加' })).toBeTruthy()
})

it('a person who is not logged in after the end is offered the login as long as lines can be claimed', async () => {
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
