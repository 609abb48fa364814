import { beforeEach, describe, expect, it } from 'vitest'
import {
  buyEmojiPack,
  exchangeEmoji,
  getEmojiExchanges,
  getEmojiRanks,
  getMagicEmoji,
} from '#shared/api/magic-emoji'
import { createSandbox, type Sandbox } from '../../index.ts'
import { ask } from '../../testing/ask.ts'
import { DAY } from '../../world/clock.ts'
import { PACKS } from './plan.ts'

const noon = Date.UTC(2026, 3, 8, 4)

let sandbox: Sandbox
beforeEach(() => {
  sandbox = createSandbox({ now: noon })
  sandbox.clock.freeze(noon)
})

const shop = async (userId = '10001') => (await ask(sandbox, getMagicEmoji, {}, { userId })).data
const emoji = async (id: string, userId = '10001') =>
  (await shop(userId)).emoji.find((each) => each.id === id)
const exchange = (emojiId: string, price: number, userId = '10001', intentId?: string) =>
  ask(sandbox, exchangeEmoji, { emojiId, price }, { userId, intentId })
const priceOf = (packId: string) => PACKS.find(({ id }) => id === packId)?.price ?? 0
const buy = (packId: string, userId = '10001', intentId?: string, price = priceOf(packId)) =>
  ask(sandbox, buyEmojiPack, { packId, price }, { userId, intentId })
const feed = async (input: object = {}, userId = '10001') =>
  (await ask(sandbox, getEmojiExchanges, input, { userId })).data

describe('an exchange', () => {
  it('an exchange takes candy and stock, and gives the emoji for its days', async () => {
    const stock = (await emoji('melt'))?.stock ?? 0
    const { data } = await exchange('melt', 30)
    expect(data).toMatchObject({ emojiId: 'melt', until: noon + 7 * DAY, info: { wallet: { tokens: 30 } } })
    expect(await emoji('melt')).toMatchObject({
      stock: stock - 1,
      exchanged: 1,
      mine: { until: noon + 7 * DAY },
    })
    expect((await exchange('melt', 30)).data.until).toBe(noon + 14 * DAY)
    expect(await exchange('wink', 20)).toMatchObject({ code: 2072, desc: '魔法糖不足' })
  })

  it('an exchange acts once for one idempotency key, however often it arrives', async () => {
    const first = await exchange('melt', 30, '10001', 'intent-melt')
    expect((await exchange('melt', 30, '10001', 'intent-melt')).data).toEqual(first.data)
    expect((await shop()).wallet).toEqual({ tokens: 30, balance: 12_000 })
  })

  it('an exchange lasts to its last moment; one without days lasts for ever', async () => {
    await exchange('wink', 20)
    sandbox.clock.freeze(noon + 3 * DAY - 1)
    expect((await emoji('wink'))?.mine).not.toBeNull()
    sandbox.clock.freeze(noon + 3 * DAY)
    expect((await emoji('wink'))?.mine).toBeNull()
    expect((await exchange('dragon', 520, '10003')).data.until).toBeNull()
    expect((await emoji('dragon', '10003'))?.mine).toEqual({ until: null })
  })

  it('an exchange is refused when all are gone, the limit is reached, or the price is another', async () => {
    expect(await emoji('crown')).toMatchObject({ stock: 0, state: 'soldOut' })
    expect(await exchange('crown', 260, '10002')).toMatchObject({
      code: 2034,
      bizCode: 'EMOJI_SOLD_OUT',
      desc: '已售罄',
    })
    expect(await exchange('moon', 120, '10003')).toMatchObject({ code: 2066, desc: '已达到兑换上限' })
    expect(await exchange('melt', 29)).toMatchObject({ code: 2007, desc: '价格已更新，请再看一眼' })
    expect(await exchange('ghost', 1)).toMatchObject({ code: 4040 })
    expect((await shop()).wallet?.tokens).toBe(60)
  })

  it('an exchange of the last one leaves none', async () => {
    expect((await emoji('drum', '10002'))?.stock).toBe(1)
    const { data } = await exchange('drum', 60, '10002')
    expect(data.info.emoji.find(({ id }) => id === 'drum')).toMatchObject({ stock: 0, state: 'soldOut' })
    expect(await exchange('drum', 60, '10002')).toMatchObject({ code: 2034 })
  })

  it('an exchange waits for the start and ends with the campaign', async () => {
    expect(await exchange('wink', 20, '10005')).toMatchObject({ code: 5101, desc: '暂未开放' })
    expect(await exchange('wink', 20, '10006')).toMatchObject({ code: 5101, desc: '活动已结束' })
    const { startAt, endAt } = await shop('10001')
    expect(endAt - startAt).toBe(10 * DAY)
    sandbox.clock.freeze(endAt - 1)
    expect(await exchange('wink', 20)).toMatchObject({ code: 200 })
    sandbox.clock.freeze(endAt)
    expect(await exchange('wink', 20)).toMatchObject({ code: 5101 })
  })
})

it('stock goes down as others exchange, and the feed shows it', async () => {
  const [before, first] = [await emoji('wink'), (await feed()).total]
  sandbox.clock.advance(DAY)
  expect((await emoji('wink'))?.stock).toBe((before?.stock ?? 0) - 40)
  expect((await feed()).total).toBeGreaterThan(first + 40)
})

describe('the feed', () => {
  it('the feed has my exchange on top when I was the last, and only mine when asked for those', async () => {
    await exchange('melt', 30)
    expect((await feed()).list[0]).toMatchObject({ userId: '10001', emojiId: 'melt', days: 7, price: 30 })
    expect(await feed({ of: 'me' })).toMatchObject({ total: 1, list: [{ name: '融化的心', at: noon }] })
  })

  it('the feed comes page by page, newest first, each exchange once', async () => {
    const pages = [await feed({ pageNum: 1 }, ''), await feed({ pageNum: 2 }, '')]
    const rows = pages.flatMap(({ list }) => list)
    expect(new Set(rows.map(({ id }) => id)).size).toBe(40)
    expect(rows.map(({ at }) => at)).toEqual(rows.map(({ at }) => at).sort((a, b) => b - a))
    expect((await feed({}, '10005')).list).toEqual([])
  })
})

describe('a pack', () => {
  it('a pack turns coins into candy within its limit, once for one idempotency key', async () => {
    const first = await buy('taste', '10001', 'intent-pack')
    expect(first.data).toMatchObject({ tokens: 60, info: { wallet: { tokens: 120, balance: 11_700 } } })
    expect((await buy('taste', '10001', 'intent-pack')).data).toEqual(first.data)
    expect(await buy('taste')).toMatchObject({ code: 2066, desc: '已达到限购数量' })
    expect((await buy('box')).data.granted).toMatchObject([{ id: 'bubbleDawn', days: 15 }])
  })

  it('a pack is refused when it is sold out, too dear, unknown, out of time, or at another price', async () => {
    expect(await buy('cauldron')).toMatchObject({ code: 2034 })
    expect(await buy('jar', '10004')).toMatchObject({ code: 2072, desc: 'PP币不足' })
    expect(await buy('barrel')).toMatchObject({ code: 4040 })
    expect(await buy('jar', '10001', undefined, 999)).toMatchObject({
      code: 2007,
      desc: '价格已更新，请再看一眼',
    })
    expect(await buy('jar', '10007')).toMatchObject({ code: 5101 })
  })
})

describe('the shop', () => {
  it('the shop is open to look at for people who are logged out', async () => {
    const { wallet, emoji: all } = await shop('')
    expect(wallet).toBeNull()
    expect(all).toHaveLength(8)
  })

  it('the shop may be empty', async () => {
    const { emoji: all, packs } = await shop('10008')
    expect([all, packs]).toEqual([[], []])
  })
})

it('people are ranked by candy exchanged; an exchange moves me up', async () => {
  const ranks = async (userId = '10002') => (await ask(sandbox, getEmojiRanks, {}, { userId })).data
  const before = await ranks()
  expect(before.mine?.score).toBe(140)
  await exchange('moon', 120, '10002')
  const after = await ranks()
  expect(after.mine?.score).toBe(260)
  expect(after.mine?.rank).toBeLessThan(before.mine?.rank ?? 0)
  expect(after.places[0]).toMatchObject({ from: 1, to: 1, rewards: [{ id: 'titleStar' }, { id: 'castle' }] })
  expect((await ranks('')).mine).toBeNull()
})
