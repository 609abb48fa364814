import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it, type MockInstance, vi } from 'vitest'
import { navigate } from '#shared/runtime/navigate'
import { type PageOptions, renderPage } from '#testing'
import { giveLayout } from '#testing/layout.ts'
import { OrdersPage } from './OrdersPage.tsx'

const LOG = '/assets/overseasCharge/log/list'
let go: MockInstance<typeof navigate.to>
beforeEach(() => {
  giveLayout()
  go = vi.spyOn(navigate, 'to').mockReturnValue(true)
})

const open = (more: Partial<PageOptions> = {}) =>
  renderPage(OrdersPage, { page: 'recharge/orders', userId: '10002', ...more })

const order = (state: string) => ({
  orderId: '8',
  at: 1_775_600_000_000,
  recipient: { userId: '20013', nickname: '<b>阿泽</b>', portrait: '' },
  coins: 6600,
  price: '16000',
  currency: 'JPY',
  state,
  reason: '',
})
const answer = (state: string) => ({ path: LOG, data: { list: [order(state)], total: 1, hasMore: false } })

it('each order says how many, to whom, when, what it cost and where it stands', async () => {
  open({ faults: answer('processing') })
  const stub = await screen.findByRole('button', { name: /6,600 PP币/ })
  for (const text of ['<b>阿泽</b>', '处理中', 'JP¥16,000']) expect(within(stub).getByText(text)).toBeTruthy()
})

it('an order under way can be asked about, and is then what the server says', async () => {
  const { user, sandbox } = open({ faults: answer('processing') })
  await user.click(await screen.findByRole('button', { name: /6,600 PP币/ }))
  const sheet = await screen.findByRole('dialog', { name: '处理中' })
  expect(within(sheet).getByText('8')).toBeTruthy()
  sandbox.addFault(answer('paid'))
  await user.click(within(sheet).getByRole('button', { name: '重新查询' }))
  expect(await screen.findByRole('dialog', { name: '已到账' })).toBeTruthy()
})

it('an order that failed says why, and leads to a new one for the same person', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: /未成功/ }))
  const sheet = await screen.findByRole('dialog', { name: '未成功' })
  expect(within(sheet).getByText('支付未完成')).toBeTruthy()
  await user.click(within(sheet).getByRole('button', { name: '重新充值' }))
  expect(go).toHaveBeenCalledWith('/recharge/home', { toUserId: '10002' })
})

it('a person who has ordered nothing is led to the counter', async () => {
  const { user } = open({ userId: '10001' })
  await user.click(await screen.findByRole('button', { name: '去充值' }))
  expect(go).toHaveBeenCalledWith('/recharge/home')
})
