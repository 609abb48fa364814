import { beforeEach, describe, expect, it } from 'vitest'
import { getMaxDiscount } from '#shared/api/coupon'
import { buyPaidGiftPack, getGiftPack, getGiftPacks, getPackReceipts } from '#shared/api/gift-pack'
import { createSandbox, type Sandbox } from '../../index.ts'
import { type AskOptions, ask } from '../../testing/ask.ts'
import { DAY } from '../../world/clock.ts'

let sandbox: Sandbox
beforeEach(() => {
  sandbox = createSandbox()
})

const buy = (
  packId: string,
  price: number,
  userId = '10001',
  options: AskOptions & { couponId?: string } = {},
) => {
  const { couponId, ...rest } = options
  return ask(sandbox, buyPaidGiftPack, { packId, price, ...(couponId && { couponId }) }, { userId, ...rest })
}
const pack = async (packId: string, userId = '10001') =>
  (await ask(sandbox, getGiftPack, { packId }, { userId })).data.pack

it('the shop is open to everybody, and empty where lists are', async () => {
  const shop = async (userId: string) => (await ask(sandbox, getGiftPacks, {}, { userId })).data
  expect((await shop('')).packs.map(({ state }) => state)).toContain('onSale')
  expect((await shop('')).balance).toBe(0)
  expect((await shop('10008')).packs).toEqual([])
})

describe('buying', () => {
  it('buying takes the price and opens the pack, once for one idempotency key', async () => {
    const { data } = await buy('welcome', 60, '10001', { intentId: 'buy-welcome-1' })
    expect(data).toMatchObject({ paid: 60, balance: 11_940, pack: { bought: 1, state: 'limitReached' } })
    expect(data.granted.map(({ id }) => id)).toEqual(['rose', 'frameDawn'])
    expect((await buy('welcome', 60, '10001', { intentId: 'buy-welcome-1' })).data).toEqual(data)
    expect(await buy('welcome', 60)).toMatchObject({ code: 2066 })
  })

  it('buying with a coupon takes what is left of the price, and uses the coupon up', async () => {
    const best = (await ask(sandbox, getMaxDiscount, { amount: '6000' }, { userId: '10002' })).data
    const couponId = best.coupon?.id ?? ''
    const { data } = await buy('galaxy', best.total, '10002', { couponId })
    expect(data).toMatchObject({ paid: best.total, balance: 86_500 - best.total })
    expect(await buy('galaxy', best.total, '10002', { couponId })).toMatchObject({ code: 2007 })
    expect(await buy('galaxy', 6000, '10002', { couponId: 'none' })).toMatchObject({ code: 4040 })
  })

  it('buying is refused at another price than the person agreed to', async () => {
    expect(await buy('daily', 99)).toMatchObject({ code: 2007 })
    expect((await pack('daily')).bought).toBe(0)
  })

  it('buying is limited by the day, again at midnight', async () => {
    expect(await buy('daily', 100)).toMatchObject({ code: 200 })
    expect(await buy('daily', 100)).toMatchObject({ code: 2066 })
    sandbox.clock.advance(DAY)
    expect(await buy('daily', 100)).toMatchObject({ code: 200 })
  })

  it('buying takes from a stock that everybody shares', async () => {
    for (let left = 20; left > 0; left--)
      expect((await buy('galaxy', 6000, '10003')).data.pack.stock).toBe(left - 1)
    expect(await pack('galaxy', '10002')).toMatchObject({ stock: 0, state: 'soldOut' })
    expect(await buy('galaxy', 6000, '10002')).toMatchObject({ code: 2034 })
  })

  it('buying is refused without coins, after the sale, and for a pack that does not exist', async () => {
    expect(await buy('daily', 100, '10004')).toMatchObject({ code: 2072 })
    sandbox.clock.advance(DAY)
    expect(await buy('spring', 660)).toMatchObject({ code: 5101 })
    expect(await buy('nothing', 1)).toMatchObject({ code: 4040 })
    expect(await ask(sandbox, getGiftPack, { packId: 'nothing' })).toMatchObject({ code: 4040 })
  })
})

it('each purchase leaves a receipt, newest first, with what a coupon took off', async () => {
  const best = (await ask(sandbox, getMaxDiscount, { amount: '6000' }, { userId: '10002' })).data
  const { data } = await buy('galaxy', best.total, '10002', { couponId: best.coupon?.id ?? '' })
  const receipts = await ask(sandbox, getPackReceipts, {}, { userId: '10002' })
  expect(receipts.data.list).toMatchObject([
    { orderId: data.orderId, paid: 5500, discount: 500, granted: data.granted },
    { paid: 60, discount: 0 },
  ])
  expect((await ask(sandbox, getPackReceipts, {}, { userId: '10001' })).data.list).toEqual([])
})
