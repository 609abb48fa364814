import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import { navigate } from '#shared/runtime/navigate'
import { type PageOptions, renderPage } from '#testing'
import { HomePage } from './HomePage.tsx'

const TRANSFER = '/assets/overseasCharge/transferAssets'

/** Of somebody who tops themselves up for 4.99. */
const ORDER = {
  orderId: '9',
  at: Date.UTC(2026, 10, 20),
  recipient: { userId: '10001', nickname: 'A', portrait: '' },
  coins: 310,
  price: '4.99',
  currency: 'USD',
  state: 'processing',
  reason: '',
}

let go: MockInstance<typeof navigate.to>
beforeEach(() => {
  go = vi.spyOn(navigate, 'to').mockReturnValue(true)
})

type Visit = ReturnType<typeof open>
const open = (more: Partial<PageOptions> = {}) =>
  renderPage(HomePage, { page: 'recharge/home', userId: '10001', ...more })

async function choose({ user }: Visit, price: string) {
  await user.click(
    await screen.findByRole('radio', { name: new RegExp(`US\\$${price.replace('.', '\\.')}`) }),
  )
  await user.click(screen.getByRole('button', { name: '核对并付款' }))
  return screen.findByRole('dialog', { name: '请核对充值给谁' })
}
const pay = async ({ user }: Visit, dialog: HTMLElement) =>
  user.click(within(dialog).getByRole('button', { name: /^付 |再次确认/ }))
const orders = ({ sandbox }: Visit) => sandbox.calls.filter(({ path }) => path === TRANSFER)

async function find({ user }: Visit, number: string) {
  await user.click(await screen.findByRole('button', { name: '换一个人' }))
  await user.type(screen.getByLabelText('对方的用户号'), number)
  await user.click(screen.getByRole('button', { name: '查找' }))
}

describe('the recipient', () => {
  it('the recipient is oneself until another is found by number, and stands with name before paying', async () => {
    const visit = open()
    await find(visit, '20013')
    expect(await screen.findByText('<b>阿泽</b>')).toBeTruthy()
    const dialog = await choose(visit, '4.99')
    expect(within(dialog).getByText('<b>阿泽</b>')).toBeTruthy()
    expect(within(dialog).getByText('20013')).toBeTruthy()
    await pay(visit, dialog)
    await waitFor(() => expect(orders(visit)).toHaveLength(1))
    expect(orders(visit)[0]?.params).toMatchObject({ toUserId: '20013', price: '4.99', currency: 'USD' })
  })

  it('a recipient who does not exist is reported, and nobody else is put in the place', async () => {
    const visit = open()
    await find(visit, '4041')
    expect(await screen.findByText('没有这个用户，请核对用户号')).toBeTruthy()
    expect(screen.getByText('10001')).toBeTruthy()
  })

  it('the recipient may be named by the address, if it is a number', async () => {
    open({ query: '?toUserId=20002' })
    expect(await screen.findByText('20002')).toBeTruthy()
  })

  it('a recipient whom the address does not name by a number is oneself', async () => {
    open({ query: '?toUserId=20002%20or%201' })
    expect(await screen.findByText('10001')).toBeTruthy()
  })
})

it('an account without a number is told the currency, and no region', async () => {
  open({ language: 'zh' })
  expect(await screen.findByText('以 USD 计价')).toBeTruthy()
})

describe('paying', () => {
  it('paying shows every number first, and leads to the payment page', async () => {
    const visit = open({ language: 'zh' })
    const dialog = await choose(visit, '29.99')
    for (const text of ['1,800', '+120', '1,920 PP币', 'US$29.99'])
      expect(within(dialog).getByText(text)).toBeTruthy()
    await pay(visit, dialog)
    await waitFor(() => expect(go).toHaveBeenCalledWith('/recharge/interPage?orderId=1'))
  })

  it('the page asks for an amount before anything else', async () => {
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: '核对并付款' }))
    expect(await screen.findByText('请先选择面额')).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('a payment at a price that has changed is confirmed again', async () => {
    const visit = open({ faults: { path: TRANSFER, code: 2007, desc: '价格已变动' } })
    await pay(visit, await choose(visit, '4.99'))
    expect(await screen.findByText('价格已变动')).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(go).not.toHaveBeenCalled()
  })

  it.each([
    ['another person', { recipient: { userId: '20002', nickname: 'B', portrait: '' } }],
    ['another price', { price: '49.90' }],
    ['another currency', { currency: 'KWD' }],
  ])('paying never leads to the payment of an order of %s than was shown', async (_, wrong) => {
    const order = { ...ORDER, ...wrong }
    const visit = open({ faults: { path: TRANSFER, data: { order, payUrl: 'https://pay.example/9' } } })
    await pay(visit, await choose(visit, '4.99'))
    await waitFor(() => expect(go).toHaveBeenCalledWith('/recharge/interPage', { orderId: '9' }))
    expect(go).toHaveBeenCalledTimes(1)
  })

  it.each(['javascript:alert(1)', 'http://pay.example/x', 'intent://pay'])(
    'paying never leads to %s, but to what became of the order',
    async (payUrl) => {
      const visit = open({ faults: { path: TRANSFER, data: { order: ORDER, payUrl } } })
      await pay(visit, await choose(visit, '4.99'))
      await waitFor(() => expect(go).toHaveBeenCalledWith('/recharge/interPage', { orderId: '9' }))
      expect(go).not.toHaveBeenCalledWith(payUrl)
    },
  )
})

it('a person who comes back with an order under way finds it, and is warned before the next', async () => {
  const visit = open()
  await pay(visit, await choose(visit, '4.99'))
  await waitFor(() => expect(go).toHaveBeenCalled())
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  const slip = await screen.findByRole('link', { name: /US\$4\.99 正在处理/ })
  expect(slip.getAttribute('href')).toBe('/recharge/interPage?orderId=1')
  const dialog = await choose(visit, '9.99')
  expect(within(dialog).getByText('你还有一笔订单在处理中，请确认不是重复付款。')).toBeTruthy()
})

it('a person who is not logged in is led to the login of the top-up', async () => {
  const { user } = open({ userId: undefined })
  await user.click(await screen.findByRole('button', { name: /登录/ }))
  expect(go).toHaveBeenCalledWith('/recharge/login', { back: '/recharge/home' })
})
