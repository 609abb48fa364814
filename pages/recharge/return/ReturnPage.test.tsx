import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { navigate } from '#shared/runtime/navigate'
import { type PageOptions, renderPage } from '#testing'
import { ReturnPage } from './ReturnPage.tsx'

const LOG = '/assets/overseasCharge/log/list'

const open = (query: string, more: Partial<PageOptions> = {}) =>
  renderPage(ReturnPage, { page: 'recharge/return', userId: '10002', query, ...more })

const title = () => screen.getByRole('heading', { level: 1 }).textContent
const asked = ({ sandbox }: ReturnType<typeof open>) => sandbox.calls.filter(({ path }) => path === LOG)

const processing = {
  total: 1,
  hasMore: false,
  list: [
    {
      orderId: '2',
      at: 1_775_600_000_000,
      recipient: { userId: '20001', nickname: '<b>阿泽</b>', portrait: '' },
      coins: 310,
      price: '4.99',
      currency: 'USD',
      state: 'processing',
      reason: '',
    },
  ],
}

describe('what became of a payment', () => {
  it('the result of a payment is what the server says, with number, amount and recipient', async () => {
    open('?orderId=2&status=failed')
    expect(await screen.findByText('PP币已到账')).toBeTruthy()
    expect(screen.getByText('US$4.99')).toBeTruthy()
    expect(screen.getByText('310 PP币')).toBeTruthy()
    expect(screen.getByText('订单号').nextSibling?.textContent).toBe('2')
  })

  it('the result of a payment is never what the address says', async () => {
    open('?orderId=1&status=paid&result=success&code=200')
    expect(await screen.findByText('这笔付款没有成功')).toBeTruthy()
    expect(screen.getByText('支付未完成')).toBeTruthy()
  })

  it('the result of another person’s order is not shown', async () => {
    open('?orderId=77')
    expect(await screen.findByText('没有找到这笔订单')).toBeTruthy()
  })

  it('an answer about another order is not taken for this one', async () => {
    open('?orderId=3', {
      faults: {
        path: LOG,
        data: { ...processing, list: processing.list.map((order) => ({ ...order, state: 'paid' })) },
      },
    })
    expect(await screen.findByText('没有找到这笔订单')).toBeTruthy()
  })
})

it('an address that names no order is said, and not asked about again', async () => {
  const visit = open('?orderId=1&orderId=2&status=paid')
  expect(await screen.findByText('链接里没有有效的订单')).toBeTruthy()
  expect(asked(visit)).toEqual([])
})

describe('while nobody knows', () => {
  beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 10, 21) }))
  afterEach(() => void vi.useRealTimers())
  /** Second by second: what an answer changes is drawn before the next. */
  const pass = async (ms: number) => {
    for (let left = ms; left > 0; left -= 500)
      await act(async () => void (await vi.advanceTimersByTimeAsync(500)))
  }

  it('an order of unknown state is polled with growing pauses, called unknown, and polled further', async () => {
    const visit = open('?orderId=2', { faults: { path: LOG, data: processing } })
    await pass(500)
    expect(title()).toBe('正在确认付款')
    expect(screen.getByText('<b>阿泽</b>')).toBeTruthy()
    await pass(12_000)
    expect(title()).toBe('结果待确认')
    const before = asked(visit).length
    expect(before).toBeLessThan(7)
    await pass(60_000)
    expect(asked(visit).length).toBeGreaterThan(before)
    expect(asked(visit).length).toBeLessThan(before + 6)
    expect(screen.queryByText('PP币已到账')).toBeNull()
  })

  it('a person may ask by hand, and learns it', async () => {
    const visit = open('?orderId=2', { faults: { path: LOG, drop: true } })
    await pass(500)
    expect(title()).toBe('结果待确认')
    visit.sandbox.addFault({ path: LOG, delayMs: 0 })
    await visit.user.click(screen.getByRole('button', { name: '重新查询' }))
    await pass(500)
    expect(title()).toBe('PP币已到账')
  })

  it('an order is paid when the server knows of it, and not asked about any more', async () => {
    const visit = open('?orderId=2', { faults: { path: LOG, data: processing } })
    await pass(2500)
    expect(title()).toBe('正在确认付款')
    visit.sandbox.addFault({ path: LOG, delayMs: 0 })
    await pass(9000)
    expect(title()).toBe('PP币已到账')
    const before = asked(visit).length
    await pass(120_000)
    expect(asked(visit)).toHaveLength(before)
  })
})

it('a person who is not logged in logs in at the top-up, and comes back', async () => {
  const to = vi.spyOn(navigate, 'to').mockReturnValue(true)
  const { user } = open('?orderId=2', { userId: undefined })
  await user.click(await screen.findByRole('button', { name: '登录' }))
  expect(to).toHaveBeenCalledWith('/recharge/login', { back: '/recharge/interPage?orderId=2' })
})

it.each([
  ['1', '重新充值'],
  ['2', '继续充值'],
])('from order %s one goes on to top up for the same person', async (orderId, way) => {
  const to = vi.spyOn(navigate, 'to').mockReturnValue(true)
  const { user } = open(`?orderId=${orderId}`)
  await user.click(await screen.findByRole('button', { name: way }))
  expect(to).toHaveBeenCalledWith('/recharge/home', { toUserId: '10002' })
})
