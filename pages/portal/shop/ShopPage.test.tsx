import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { buyPaidGiftPack } from '#shared/api/gift-pack'
import { pendingMutations } from '#shared/features/mutation'
import { navigate } from '#shared/runtime/navigate'
import { session } from '#shared/runtime/session'
import { type PageOptions, renderPage } from '#testing'
import { ShopPage } from './ShopPage'

const BUY = '/activity/paidGiftPack/buy'
const LIST = '/activity/paidGiftPack/list'

type Visit = ReturnType<typeof open>
const open = (more: Partial<PageOptions> = {}) =>
  renderPage(ShopPage, { page: 'portal/shop', userId: '10002', ...more })

async function choose({ user }: Visit, pack: string) {
  await user.click(await screen.findByRole('button', { name: pack }))
  return screen.findByRole('dialog', { name: pack })
}
const bought = ({ sandbox }: Visit) => sandbox.calls.filter(({ path }) => path === BUY)
const idsOf = (visit: Visit) => new Set(bought(visit).map(({ params }) => params.intentId))
const press = async ({ user }: Visit, sheet: HTMLElement, name: RegExp) =>
  user.click(await within(sheet).findByRole('button', { name }))

describe('a pack', () => {
  it('a pack says its price, the best coupon and what is left, before it is bought', async () => {
    const visit = open()
    const sheet = await choose(visit, '星河珍藏礼包')
    expect(await within(sheet).findByText('满 6000 减 500')).toBeTruthy()
    for (const text of ['6000', '−500', '5500', '81,000']) expect(within(sheet).getByText(text)).toBeTruthy()
    await press(visit, sheet, /5500 PP币买下/)
    expect(await screen.findByRole('dialog', { name: '买到了' })).toBeTruthy()
    expect(bought(visit)[0]?.params).toMatchObject({ packId: 'galaxy', couponId: 'c-2', price: '5500' })
    expect(await screen.findByText('已付 5500 PP币 · 单号 pack-10002-2')).toBeTruthy()
  })

  it('a pack costs its full price where the coupon is left out', async () => {
    const visit = open()
    const sheet = await choose(visit, '每日甜心礼包')
    await visit.user.click(await within(sheet).findByRole('checkbox', { name: /全场九折券/ }))
    await press(visit, sheet, /^100 PP币买下/)
    await screen.findByRole('dialog', { name: '买到了' })
    expect(bought(visit)[0]?.params).toMatchObject({ price: '100' })
    expect(bought(visit)[0]?.params.couponId).toBeUndefined()
  })

  it('a pack is not sold with a coupon that nobody could look up', async () => {
    const visit = open({ faults: { path: '/assets/coupon/maxDiscount', drop: true } })
    const sheet = await choose(visit, '每日甜心礼包')
    expect(await within(sheet).findByText('暂时查不到优惠券，现在购买不会使用')).toBeTruthy()
    expect(within(sheet).getByRole('button', { name: /^100 PP币买下/ })).toBeTruthy()
  })

  it('a pack is not sold to a person who has too little, and the way to more is shown', async () => {
    const visit = open({ userId: '10004' })
    const sheet = await choose(visit, '每日甜心礼包')
    await press(visit, sheet, /买下/)
    expect(await screen.findByText('PP币不足，请先充值')).toBeTruthy()
    expect(bought(visit)).toEqual([])
    expect(within(sheet).getByRole('button', { name: '充值' })).toBeTruthy()
  })

  it('a pack that is sold out shows a message', async () => {
    const visit = open()
    const sheet = await choose(visit, '云上城堡礼包')
    await press(visit, sheet, /买下/)
    expect(bought(visit)).toEqual([])
  })
})

describe('a purchase whose answer was lost', () => {
  const lost = { path: BUY, drop: true, after: true, times: 1 }

  it('a purchase whose answer was lost stands as it was made, and is confirmed with its key', async () => {
    const visit = open({ faults: lost })
    const sheet = await choose(visit, '每日甜心礼包')
    await press(visit, sheet, /^90 PP币买下/)
    expect(await within(sheet).findByText(/还不知道上次的购买（90 PP币）是否成功/)).toBeTruthy()
    await press(visit, sheet, /再次确认/)
    expect(await screen.findByRole('dialog', { name: '买到了' })).toBeTruthy()
    expect(idsOf(visit).size).toBe(1)
    expect(visit.sandbox.state.user('10002').coins).toBe(86_500 - 90)
  })

  it('a purchase whose answer was lost leaves no button behind while the shop is refetched after it', async () => {
    const visit = open({ faults: lost })
    const sheet = await choose(visit, '每日甜心礼包')
    await press(visit, sheet, /^90 PP币买下/)
    await within(sheet).findByText(/还不知道上次的购买/)
    visit.sandbox.addFault({ path: LIST, hang: true })
    await press(visit, sheet, /再次确认/)
    await screen.findByRole('dialog', { name: '买到了' })
    await waitFor(() => expect(screen.queryByRole('button', { name: /买下|再次确认/ })).toBeNull())
  })

  it('a purchase whose answer was lost is found again after a reload', async () => {
    const visit = open({ faults: lost })
    const sheet = await choose(visit, '每日甜心礼包')
    await press(visit, sheet, /买下/)
    await within(sheet).findByText(/还不知道上次的购买/)
    visit.unmount()
    open()
    expect(await screen.findByText('结果待确认')).toBeTruthy()
  })

  it('a purchase whose answer was lost is remembered while another pack is bought', async () => {
    const visit = open({ faults: lost })
    const sheet = await choose(visit, '每日甜心礼包')
    await press(visit, sheet, /买下/)
    await within(sheet).findByText(/还不知道上次的购买/)
    visit.unmount()
    const later = open()
    await press(later, await choose(later, '星河珍藏礼包'), /买下/)
    expect(await screen.findByRole('dialog', { name: '买到了' })).toBeTruthy()
    expect(await screen.findByText('结果待确认')).toBeTruthy()
  })

  it('a purchase whose answer was lost stays with who made it when somebody else logs in meanwhile', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const visit = open({ faults: { ...lost, delayMs: 5000 } })
    const sheet = await choose(visit, '每日甜心礼包')
    await press(visit, sheet, /^90 PP币买下/)
    await waitFor(() => expect(bought(visit)).toHaveLength(1))
    await act(async () => session.save({ token: 'demo-10003', userId: '10003' }))
    await act(() => vi.advanceTimersByTimeAsync(5000))
    await screen.findByRole('button', { name: '每日甜心礼包' })
    expect(pendingMutations(buyPaidGiftPack, '10002')).toHaveLength(1)
    expect(screen.queryByText('结果待确认')).toBeNull()
    expect(pendingMutations(buyPaidGiftPack, '10003')).toEqual([])
  })

  it('a pack is not bought again either after the server broke down', async () => {
    const visit = open({ faults: { path: BUY, code: 500, after: true, times: 1 } })
    const sheet = await choose(visit, '每日甜心礼包')
    await press(visit, sheet, /买下/)
    expect(await within(sheet).findByText(/还不知道上次的购买/)).toBeTruthy()
  })
})

it('a price that has changed is confirmed again', async () => {
  const visit = open({ faults: { path: BUY, code: 2007, desc: '价格已变动' } })
  const sheet = await choose(visit, '每日甜心礼包')
  await press(visit, sheet, /买下/)
  expect(await screen.findByText('价格已变动')).toBeTruthy()
  await waitFor(() => expect(within(sheet).queryByText(/还不知道/)).toBeNull())
})

it('receipts say what was bought, when, and for how much', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: '购物小票' }))
  const drawer = await screen.findByRole('dialog', { name: '购物小票' })
  expect(await within(drawer).findByText('新人见面礼包')).toBeTruthy()
  expect(within(drawer).getByText('pack-10002-1')).toBeTruthy()
})

it('a person who is not logged in sees the shelves, and logs in to buy', async () => {
  const to = vi.spyOn(navigate, 'to').mockReturnValue(true)
  const visit = open({ userId: undefined })
  const sheet = await choose(visit, '每日甜心礼包')
  await press(visit, sheet, /登录后购买/)
  expect(to).toHaveBeenCalledWith('/login', { back: '/EbusinessShop' })
  expect(visit.sandbox.calls.filter(({ path }) => path.startsWith('/assets/coupon'))).toEqual([])
})
