import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import { bridge } from '#shared/runtime/bridge'
import { navigate } from '#shared/runtime/navigate'
import { type PageOptions, renderPage } from '#testing'
import { injectMessenger, removeMessenger } from '#testing/clients/messenger'
import { CashierPage } from './CashierPage'
import { takeReturn } from './wechat/identity'

const CHECK = '/assets/pay/nolog/check'
const PREPAY = '/assets/pay/nolog/wechat/jsapi/prepay'
const AUTH = '/assets/pay/nolog/authInfo'
const WECHAT = 'Mozilla/5.0 (Linux; Android 11) Chrome/120.0.0.0 Mobile Safari/537.36 MicroMessenger/8.0.42'

type Visit = ReturnType<typeof open>

/** What WeChat's cashier was asked, and what it says when it closes. */
const cashier = { asked: [] as unknown[], says: 'ok' }

const known = { path: AUTH, data: { appId: 'wx1', authorizeUrl: '', openId: 'open-1' } }

/** The order, as the server says it stands. */
const stands = (state: string) => ({
  path: CHECK,
  data: {
    orderId: '70001',
    title: '6,480 PP币',
    amount: '15999.00',
    currency: 'CNY',
    recipient: { userId: '1', nickname: 'A', portrait: '' },
    createdAt: Date.UTC(2026, 10, 20),
    expiresAt: Date.UTC(2030, 10, 21),
    state,
    reason: '',
  },
})

function open(query: string, more: Partial<PageOptions> = {}, agent = WECHAT) {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent)
  if (/MicroMessenger/.test(agent))
    injectMessenger(({ payload }) => {
      cashier.asked.push(payload)
      return cashier.says
    })
  return renderPage(CashierPage, { page: 'portal/cashier', query, ...more })
}

const title = () => screen.getByRole('heading', { level: 1 }).textContent
const pay = async ({ user }: Visit) => user.click(await screen.findByRole('button', { name: /^微信支付/ }))
const prepaid = ({ sandbox }: Visit) => sandbox.calls.filter(({ path }) => path === PREPAY)

let to: MockInstance<typeof navigate.to>
beforeEach(() => {
  to = vi.spyOn(navigate, 'to').mockReturnValue(true)
  cashier.asked = []
  cashier.says = 'ok'
})
afterEach(() => {
  removeMessenger()
})

describe('an order', () => {
  it('an order says what it is, for whom, how much and its number', async () => {
    open('?orderId=70001')
    expect(await screen.findByText(/^\d[\d,]* PP币$/)).toBeTruthy()
    expect(title()).toBe('待支付')
    expect(screen.getByText(/^¥\d[\d,]*\.00$/)).toBeTruthy()
    expect(screen.getByText('70001')).toBeTruthy()
  })

  it('an order that the address does not name is not asked about', async () => {
    const { sandbox } = open('?orderId=1&orderId=2')
    expect(await screen.findByText('链接里没有有效的订单')).toBeTruthy()
    expect(sandbox.calls.filter(({ path }) => path === CHECK)).toEqual([])
  })

  it('an order that nobody knows is said', async () => {
    open('?orderId=4041&state=paid')
    expect(await screen.findByText('没有这笔订单')).toBeTruthy()
  })

  it('an order that was not paid in time is closed', async () => {
    const { sandbox } = open('?orderId=70001')
    await screen.findByText('待支付')
    sandbox.clock.advance(900_000)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(await screen.findByText('订单已关闭')).toBeTruthy()
  })
})

describe('the way on', () => {
  it.each([
    ['paid', '返回'],
    ['failed', '重新下单'],
    ['closed', '重新下单'],
  ])(
    'the way on of an order that is %s leads back to where it was made, and the page says what was bought',
    async (state, way) => {
      const { user } = open('?orderId=70001&back=%2FEbusinessShop%3Ftab%3D2', { faults: stands(state) })
      await user.click(await screen.findByRole('button', { name: way }))
      expect(to).toHaveBeenCalledWith('/EbusinessShop?tab=2')
      expect(screen.getByText('6,480 PP币')).toBeTruthy()
      expect(screen.getByText('¥15,999.00')).toBeTruthy()
    },
  )

  it.each([
    ['paid', '打开 App 使用'],
    ['failed', '去 App 重新下单'],
    ['closed', '去 App 重新下单'],
  ])(
    'the way on of an order that is %s leads to the app where nothing says where it was made',
    async (state, way) => {
      const { user } = open('?orderId=70001&back=https%3A%2F%2Fevil.example', { faults: stands(state) })
      await user.click(await screen.findByRole('button', { name: way }))
      expect(to).toHaveBeenCalledWith('/download', expect.objectContaining({ from: location.pathname }))
    },
  )

  it.each([
    ['?orderId=4041', '去 App 重新下单'],
    ['', '打开 App'],
  ])('the way on of no order, as "%s", leads to the app', async (query, way) => {
    const { user } = open(query)
    await user.click(await screen.findByRole('button', { name: way }))
    expect(to).toHaveBeenCalledWith('/download', expect.objectContaining({ from: location.pathname }))
  })

  it('in the app the way on leads to its home page', async () => {
    vi.spyOn(bridge, 'client', 'get').mockReturnValue('android')
    const { user } = open('?orderId=70001', { faults: stands('failed') })
    await user.click(await screen.findByRole('button', { name: '去首页' }))
    expect(to).toHaveBeenCalledWith('/index')
  })

  it.each(['failed', 'closed'])('an order that is %s shows its number for support', async (state) => {
    const { user } = open('?orderId=70001', { faults: stands(state) })
    await user.click(await screen.findByRole('button', { name: '复制订单号，联系客服' }))
    expect(await navigator.clipboard.readText()).toBe('70001')
  })
})

describe('outside WeChat', () => {
  it('outside WeChat the page says where to pay, and offers nothing that cannot work', async () => {
    open('?orderId=70001&code=secret', {}, 'Mozilla/5.0 (Linux; Android 11) Mobile Safari/537.36')
    expect(await screen.findByText('请在微信中打开并支付')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^微信支付/ })).toBeNull()
  })
})

describe('paying in WeChat', () => {
  it('an order is never paid by WeChat’s word alone, but when the server knows of it', async () => {
    const visit = open('?orderId=70001', { faults: known })
    await pay(visit)
    expect(await screen.findByText('正在确认付款')).toBeTruthy()
    expect(cashier.asked).toMatchObject([{ package: expect.stringMatching(/^prepay_id=/) }])
    expect(screen.queryByText('支付成功')).toBeNull()
    visit.sandbox.clock.advance(3_000)
    expect(await screen.findByText('支付成功', {}, { timeout: 6000 })).toBeTruthy()
  })

  it('a payment that the cashier refuses is shown in the server’s words', async () => {
    const visit = open('?orderId=70008', { faults: known })
    await pay(visit)
    await screen.findByText('正在确认付款')
    visit.sandbox.clock.advance(3_000)
    expect(await screen.findByText('支付被拒绝，请换一种方式', {}, { timeout: 6000 })).toBeTruthy()
  })

  it('the page does not hand an order over where the cashier is missing', async () => {
    const visit = open('?orderId=70001', { faults: known })
    removeMessenger()
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await pay(visit)
    await vi.advanceTimersByTimeAsync(3000)
    expect(await screen.findByText('微信收银台没有打开，请稍后再试')).toBeTruthy()
    expect(prepaid(visit)).toEqual([])
  })

  it('a payment whose handing over got lost is opened again with the same idempotency key', async () => {
    const visit = open('?orderId=70009', {
      faults: [known, { path: PREPAY, drop: true, after: true, times: 1 }],
    })
    await pay(visit)
    await visit.user.click(await screen.findByRole('button', { name: '重新打开微信收银台' }))
    await waitFor(() => expect(cashier.asked).toHaveLength(1))
    expect(new Set(prepaid(visit).map(({ params }) => params.intentId)).size).toBe(1)
  })

  it('a payment that was left can be begun again', async () => {
    cashier.says = 'cancel'
    const visit = open('?orderId=70001', { faults: known })
    await screen.findByText('待支付')
    visit.sandbox.addFault(stands('unpaid'))
    await pay(visit)
    expect(await screen.findByText('你已离开微信收银台，可以重新支付。')).toBeTruthy()
  })
})

describe('who pays', () => {
  it('the payer is asked of WeChat alone, which comes back to this order', async () => {
    await pay(open('?orderId=70001'))
    await waitFor(() => expect(to).toHaveBeenCalled())
    const asked = new URL(String(to.mock.calls[0]?.[0]))
    expect(asked.origin).toBe('https://open.weixin.qq.com')
    expect([...asked.searchParams.keys()]).toEqual([
      'appid',
      'redirect_uri',
      'response_type',
      'scope',
      'state',
    ])
    expect(asked.searchParams.get('redirect_uri')).toBe(`${location.origin}/pay?orderId=70001`)
    expect(asked.hash).toBe('#wechat_redirect')
  })

  it('the payer is asked for without losing where the purchase began', async () => {
    await pay(open('?orderId=70001&back=%2FEbusinessShop'))
    await waitFor(() => expect(to).toHaveBeenCalled())
    const asked = new URL(String(to.mock.calls[0]?.[0])).searchParams.get('redirect_uri') ?? ''
    expect(new URL(asked).searchParams.get('back')).toBe('/EbusinessShop')
  })

  it('the payer is not asked for outside WeChat', async () => {
    const elsewhere = { appId: 'x', authorizeUrl: 'https://open.weixin.qq.com.evil.example/', openId: '' }
    await pay(open('?orderId=70001', { faults: { path: AUTH, data: elsewhere } }))
    expect(await screen.findByText('暂时无法连接微信，请稍后再试')).toBeTruthy()
    expect(to).not.toHaveBeenCalled()
  })

  /** As WeChat sends the person back: the page loads again. */
  async function comeBack(query: (state: string) => string) {
    const before = open('?orderId=70001')
    await pay(before)
    await waitFor(() => expect(to).toHaveBeenCalled())
    const state = new URL(String(to.mock.calls[0]?.[0])).searchParams.get('state') ?? ''
    before.unmount()
    history.replaceState(null, '', `/pay${query(state)}`)
    takeReturn()
    const bare = location.search
    return { visit: open(bare), bare }
  }

  it('the payer is known when WeChat sends the person back, who goes on to pay; the code is kept nowhere', async () => {
    const { visit, bare } = await comeBack((state) => `?orderId=70001&code=from-wechat&state=${state}`)
    expect(bare).toBe('?orderId=70001')
    await waitFor(() => expect(cashier.asked).toHaveLength(1))
    expect(prepaid(visit)).toHaveLength(1)
    expect(JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])).not.toContain(
      'from-wechat',
    )
  })

  it.each([
    ["of nobody's asking", () => '?orderId=70001&code=foreign'],
    ['with another state', () => '?orderId=70001&code=foreign&state=guessed'],
    ['for another order', (state: string) => `?orderId=70002&code=foreign&state=${state}`],
    ['twice', (state: string) => `?orderId=70001&code=a&code=b&state=${state}`],
  ])('a code %s is thrown away, and pays nothing', async (_, query) => {
    const { visit, bare } = await comeBack(query)
    expect(bare).not.toMatch(/code|state/)
    await screen.findByText('待支付')
    await act(async () => {})
    expect(visit.sandbox.calls.filter(({ path }) => path === AUTH)).toEqual([])
    expect(prepaid(visit)).toEqual([])
  })
})
