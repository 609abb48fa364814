import { beforeEach, describe, expect, it } from 'vitest'
import {
  buyGifts,
  getMuseum,
  makeWish,
  openCollector,
  purchasePrivileges,
  refreshStall,
  resetCollector,
  synthesize,
} from '#shared/api/gift-museum'
import { createSandbox, type Sandbox } from '../../index.ts'
import { ask } from '../../testing/ask.ts'
import { DAY, HOUR } from '../../world/clock.ts'

/** In the product's zone: the stall of 12 to 18 o'clock. */
const noon = Date.UTC(2026, 3, 8, 4)

let sandbox: Sandbox
beforeEach(() => {
  sandbox = createSandbox({ now: noon })
  sandbox.clock.freeze(noon)
})

const museum = 'gift'
const look = async (userId = '10001', which: 'gift' | 'national' = museum) =>
  (await ask(sandbox, getMuseum, { museum: which }, { userId })).data
const make = (giftId: string, userId = '10001', intentId?: string) =>
  ask(sandbox, synthesize, { museum, giftId }, { userId, intentId })
const refresh = (price: number, userId = '10001') => ask(sandbox, refreshStall, { museum, price }, { userId })
const buy = (offerId: string, amount: number, userId = '10001', intentId?: string) =>
  ask(sandbox, buyGifts, { museum, offerId, amount }, { userId, intentId })
const wishFor = (giftId: string, userId = '10001') => ask(sandbox, makeWish, { museum, giftId }, { userId })
const privilege = (privilegeId: string, userId = '10001') =>
  ask(sandbox, purchasePrivileges, { museum, privilegeId }, { userId })
const reset = (userId = '10002') => ask(sandbox, resetCollector, { museum }, { userId })
const open = (userId = '10001') => ask(sandbox, openCollector, { museum }, { userId })

describe('the museum', () => {
  it('the museum comes in two kinds, each with its own shelves', async () => {
    expect((await look()).shelves.map(({ id }) => id)).toEqual(['garden', 'sea', 'sky'])
    expect((await look('10001', 'national')).shelves.map(({ id }) => id)).toEqual(['south', 'north', 'coast'])
    await make('dew')
    expect((await look()).lit).toBe(1)
    expect((await look('10001', 'national')).lit).toBe(0)
  })

  it('the museum stays readable outside its time, and refuses to act', async () => {
    expect((await look('10005')).phase).toBe('coming')
    expect((await look('10007')).lit).toBe(4)
    expect(await make('dew', '10005')).toMatchObject({ code: 5101, desc: '暂未开放' })
    expect(await refresh(0, '10006')).toMatchObject({ code: 5101, desc: '活动已结束' })
    expect(await wishFor('dew', '10006')).toMatchObject({ code: 5101 })
    expect(await privilege('wish', '10006')).toMatchObject({ code: 5101 })
    expect(await open('10006')).toMatchObject({ code: 5101 })
    expect(await reset('10006')).toMatchObject({ code: 5101 })
    expect(await buy('1-0-1', 1, '10006')).toMatchObject({ code: 5101 })
  })

  it('the museum may be empty', async () => {
    const { shelves, stall, privileges } = await look('10008')
    expect([shelves, stall.offers, privileges]).toEqual([[], [], []])
  })
})

describe('a synthesis', () => {
  it('a synthesis takes fragments and coins, and lights the gift', async () => {
    const { data } = await make('dew')
    expect(data).toMatchObject({ granted: [{ id: 'dew', kind: 'gift', amount: 1 }], newlyLit: true })
    expect(data.museum.balance).toBe(12_000 - 20)
    expect(data.museum.shelves[0]?.gifts[0]).toMatchObject({ lit: true, owned: 1, fragments: 2 })
  })

  it('a synthesis acts once for one idempotency key, however often it arrives', async () => {
    const first = await make('dew', '10001', 'intent-dew')
    expect((await make('dew', '10001', 'intent-dew')).data).toEqual(first.data)
    expect((await look()).balance).toBe(11_980)
  })

  it('a synthesis that lights a shelf’s last gift grants the shelf’s rewards, once', async () => {
    const before = (await look('10003')).balance
    const { granted, museum: after } = (await make('carousel', '10003')).data
    expect(granted.map(({ id }) => id)).toEqual(['carousel', 'coin', 'titleStar'])
    expect(after).toMatchObject({ lit: 10, total: 10, balance: before - 200 + 1000 })
    expect(after.shelves[2]).toMatchObject({ lit: 4, complete: true })
    const again = (await make('carousel', '10003')).data
    expect(again).toMatchObject({ granted: [{ id: 'carousel' }], newlyLit: false })
  })

  it('a synthesis is refused with too few fragments or coins, and for gifts of another museum', async () => {
    expect(await make('shell')).toMatchObject({ code: 2072, desc: '碎片不足' })
    expect(await make('lion')).toMatchObject({ code: 4040 })
    sandbox.state.user('10001').coins = 19
    expect(await make('dew')).toMatchObject({ code: 2072, desc: 'PP币不足' })
    expect((await look()).shelves[0]?.gifts[0]?.fragments).toBe(12)
  })
})

describe('the stall', () => {
  it('the stall sells fragments until they are sold out', async () => {
    const { stall } = await look()
    const [offer] = stall.offers
    if (!offer) throw new Error('no offer')
    expect(stall.offers).toHaveLength(4)
    const first = await buy(offer.id, offer.stock, '10001', 'intent-offer')
    expect(await buy(offer.id, offer.stock, '10001', 'intent-offer')).toMatchObject({ data: first.data })
    expect(first.data).toMatchObject({ giftId: offer.giftId, fragments: offer.fragments * offer.stock })
    expect(first.data.museum.balance).toBe(12_000 - offer.price * offer.stock)
    expect(first.data.museum.stall.offers[0]?.stock).toBe(0)
    expect(await buy(offer.id, 1)).toMatchObject({ code: 2034, desc: '已售罄' })
  })

  it('the stall takes whole amounts and enough coins only', async () => {
    const id = (await look()).stall.offers[0]?.id ?? ''
    for (const amount of [0, -1, 0.5]) expect(await buy(id, amount)).toMatchObject({ code: 5001 })
    const poor = (await look('10004')).stall.offers[0]?.id ?? ''
    expect(await buy(poor, 1, '10004')).toMatchObject({ code: 2072, desc: 'PP币不足' })
  })

  it('the stall changes by itself every six hours; an old offer is then refused', async () => {
    const { refreshesAt, offers } = (await look()).stall
    expect(refreshesAt).toBe(noon + 6 * HOUR)
    sandbox.clock.freeze(refreshesAt - 1)
    expect((await look()).stall.offers).toEqual(offers)
    sandbox.clock.freeze(refreshesAt)
    expect((await look()).stall.offers).not.toEqual(offers)
    expect(await buy(offers[0]?.id ?? '', 1)).toMatchObject({ code: 2007, desc: '货摊已经更新' })
  })

  it('the stall is refreshed once a day for free, then at a rising price, ten times in all', async () => {
    const paid = [0, 20, 40, 80, 160, 160, 160, 160, 160, 160]
    for (const price of paid) {
      expect((await look()).stall.price).toBe(price)
      expect(await refresh(price)).toMatchObject({ code: 200 })
    }
    const { stall, balance } = await look()
    expect([stall.left, balance]).toEqual([0, 12_000 - paid.reduce((sum, price) => sum + price)])
    expect(await refresh(160)).toMatchObject({ code: 2066 })
    sandbox.clock.advance(DAY)
    expect((await look()).stall).toMatchObject({ left: 10, price: 0 })
  })

  it('the stall takes nothing when the price is another than the one that was shown', async () => {
    await refresh(0)
    const before = await look()
    expect(await refresh(0)).toMatchObject({ code: 2007, desc: '价格已更新，请再看一眼' })
    expect(await look()).toEqual(before)
    await refresh(0, '10004')
    expect(await refresh(20, '10004')).toMatchObject({ code: 2072 })
  })
})

describe('a wish', () => {
  it('a wish brings the gift with the next refresh', async () => {
    expect((await wishFor('whale')).data.wish).toEqual({ giftId: 'whale', left: 0, total: 1 })
    expect(await wishFor('dew')).toMatchObject({ code: 2060 })
    const { data } = await refresh(0)
    expect(data.stall.offers[0]).toMatchObject({ giftId: 'whale', wished: true })
    expect(data.wish.giftId).toBeNull()
    expect(await wishFor('dew')).toMatchObject({ code: 2072, desc: '今日许愿次数已用完' })
    sandbox.clock.advance(DAY)
    expect(await wishFor('lion')).toMatchObject({ code: 4040 })
    expect(await wishFor('dew')).toMatchObject({ code: 200 })
    sandbox.clock.advance(6 * HOUR)
    expect((await look()).stall.offers[0]).toMatchObject({ giftId: 'dew', wished: true })
  })
})

describe('a privilege', () => {
  it('a privilege lasts its seven days', async () => {
    const { data } = await privilege('discount')
    const until = sandbox.clock.now() + 7 * DAY
    expect(data.privileges[0]).toMatchObject({ id: 'discount', until })
    expect(data.balance).toBe(12_000 - 1880)
    expect(data.shelves[0]?.gifts[0]?.cost).toEqual({ fragments: 8, coins: 20 })
    expect(await privilege('discount')).toMatchObject({ code: 2060 })
    sandbox.clock.freeze(until)
    expect((await look()).privileges[0]?.until).toBeNull()
    expect((await look()).shelves[0]?.gifts[0]?.cost.fragments).toBe(10)
  })

  it('a privilege adds a wish, or a free refresh, a day', async () => {
    expect((await privilege('wish')).data.wish).toMatchObject({ left: 2, total: 2 })
    await privilege('refresh')
    await refresh(0)
    expect((await look()).stall.price).toBe(0)
    expect(await privilege('luck')).toMatchObject({ code: 4040 })
    expect(await privilege('wish', '10004')).toMatchObject({ code: 2072 })
  })
})
