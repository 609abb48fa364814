import { beforeEach, describe, expect, it } from 'vitest'
import {
  buyPet,
  drawPetPrize,
  getPetPrizes,
  getPetRanks,
  getRoomPet,
  listPets,
  renamePet,
  switchPet,
} from '#shared/api/room-pet'
import { createSandbox, type Sandbox } from '../../index.ts'
import { ask } from '../../testing/ask.ts'
import { DAY, HOUR } from '../../world/clock.ts'
import { PETS } from './plan.ts'

let sandbox: Sandbox
beforeEach(() => {
  sandbox = createSandbox({ now: Date.UTC(2026, 10, 20, 4) })
  sandbox.clock.freeze()
})

const detail = async (userId = '10001', roomId?: string) =>
  (await ask(sandbox, getRoomPet, { roomId }, { userId })).data
const priceOf = (petId: string) => PETS.find(({ id }) => id === petId)?.price ?? 0
const buy = (petId: string, userId = '10001', roomId?: string) =>
  ask(sandbox, buyPet, { petId, roomId, price: priceOf(petId) }, { userId })
const rename = (name: string, userId = '10002', roomId?: string) =>
  ask(sandbox, renamePet, { name, roomId }, { userId })
const draw = (times: '1' | '10', price: number, userId = '10001', roomId = '88001') =>
  ask(sandbox, drawPetPrize, { times, price, roomId }, { userId })
const bringOut = (petId: string, userId: string) => ask(sandbox, switchPet, { petId }, { userId })

describe('the shop', () => {
  it('the shop sells a pet, and the first one comes out', async () => {
    expect(await detail()).toMatchObject({ roomId: '88002', keeper: true, pet: null })
    const { data } = await buy('fox')
    expect(data.detail).toMatchObject({ balance: 9_000, pet: { id: 'fox', name: '雪团狐', level: 1 } })
    expect((await buy('cat')).data.shop.pets.map(({ state }) => state)).toEqual([
      'owned',
      'out',
      'onSale',
      'soldOut',
    ])
  })

  it('the shop refuses what is owned, sold out, too dear, unknown, or for another hall', async () => {
    await buy('cat')
    expect(await buy('cat')).toMatchObject({ code: 2060 })
    expect(await buy('dragon')).toMatchObject({ code: 2034, desc: '已售罄' })
    expect(await buy('whale')).toMatchObject({ code: 2072, desc: 'PP币不足' })
    expect(await buy('unicorn')).toMatchObject({ code: 4040 })
    expect(await buy('fox', '10001', '88001')).toMatchObject({ code: 2066 })
    expect(await buy('fox', '10001', '99999')).toMatchObject({ code: 4040 })
    expect((await detail()).balance).toBe(12_000)
  })

  it('the shop sells at the price that was shown alone', async () => {
    const cheap = await ask(sandbox, buyPet, { petId: 'fox', price: 2999 })
    expect(cheap).toMatchObject({ code: 2007, desc: '价格有变化，请重新确认' })
    expect(await detail()).toMatchObject({ balance: 12_000, pet: null })
  })

  it('the shop takes the price once for one idempotency key', async () => {
    const fox = { petId: 'fox', price: 3000 }
    const once = () => ask(sandbox, buyPet, fox, { intentId: 'intent-pet' })
    expect(await once()).toEqual(await once())
    expect((await detail()).balance).toBe(9_000)
  })

  it('the shop may be empty', async () => {
    expect((await ask(sandbox, listPets, {}, { userId: '10008' })).data.pets).toEqual([])
  })
})

it('another pet is brought out with a level of its own', async () => {
  expect(await bringOut('fox', '10002')).toMatchObject({ code: 2007 })
  expect(await bringOut('cat', '10002')).toMatchObject({ code: 2060 })
  expect(await detail('10002')).toMatchObject({ pet: { name: '奶糖', level: 4 } })
  await buy('fox', '10002')
  expect((await bringOut('fox', '10002')).data.detail.pet).toMatchObject({ id: 'fox', level: 1 })
  expect((await bringOut('cat', '10002')).data.detail.pet).toMatchObject({ id: 'cat', level: 4 })
})

describe('a name', () => {
  it('a name is given by the keeper, as it is typed', async () => {
    expect((await rename('  <b>小橘</b> ')).data.pet?.name).toBe('<b>小橘</b>')
    expect((await rename('🐱🐱🐱🐱🐱🐱🐱🐱🐱🐱🐱🐱')).code).toBe(200)
  })

  it('a name has 1 to 12 characters', async () => {
    expect(await rename('   ')).toMatchObject({ code: 5001, desc: '名字为 1 至 12 个字' })
    expect(await rename('1234567890123')).toMatchObject({ code: 5001 })
    expect((await detail('10002')).pet?.name).toBe('奶糖')
  })

  it('a name may not hold a word that speaks for the house', async () => {
    for (const name of ['官方小橘', 'My Admin', 'of-fi_cial.']) {
      expect(await rename(name)).toMatchObject({ code: 5001, desc: '名字里有不能使用的词，请换一个' })
    }
    expect((await detail('10002')).pet?.name).toBe('奶糖')
  })

  it('a name can be given to one’s own pet only', async () => {
    expect(await rename('小橘', '10001')).toMatchObject({ code: 2007 })
    expect(await rename('小橘', '10002', '88001')).toMatchObject({ code: 2066 })
  })
})

describe('two keepers', () => {
  const renameAs = (userId: string, name: string, seenName: string) =>
    ask(sandbox, renamePet, { name, seenOut: 'cat', seenName }, { userId })

  it('two keepers keep the same pets, and each pays with their own coins', async () => {
    await buy('fox', '20002')
    expect(await buy('fox', '10002')).toMatchObject({ code: 2060 })
    expect(await detail('10002')).toMatchObject({ balance: 86_500, changedBy: { userId: '20002' } })
    expect((await detail('20002')).balance).toBe(9_000)
  })

  it('the keeper who names a pet second is refused, and may go on from what there is then', async () => {
    expect((await renameAs('20002', '阿福', '奶糖')).code).toBe(200)
    expect((await renameAs('10002', '小橘', '奶糖')).code).toBe(2081)
    expect(await detail('10002')).toMatchObject({ pet: { name: '阿福' }, changedBy: { userId: '20002' } })
    expect((await renameAs('10002', '小橘', '阿福')).data).toMatchObject({ pet: { name: '小橘' } })
  })

  it('an answer that was lost does not make an own name somebody else’s', async () => {
    expect((await renameAs('10002', '小橘', '奶糖')).code).toBe(200)
    expect((await renameAs('10002', '小橘', '奶糖')).code).toBe(200)
  })

  it('neither of two keepers names or brings out a pet over the other’s choice', async () => {
    await buy('fox', '10002')
    await bringOut('fox', '20002')
    expect((await renameAs('10002', '小橘', '奶糖')).code).toBe(2081)
    const switched = await ask(sandbox, switchPet, { petId: 'cat', seenOut: 'cat' }, { userId: '10002' })
    expect(switched.code).toBe(2081)
  })

  it('two keepers raise their pet together', async () => {
    sandbox.happen('20002', 'hosted', 1)
    expect((await detail('10002')).pet).toMatchObject({ experience: 200 })
  })
})

describe('what happens in the hall', () => {
  it('events in the hall give the pet experience and mood', async () => {
    await buy('cat')
    sandbox.happen('10001', 'gifted', 60)
    sandbox.happen('10001', 'greeted', 4)
    sandbox.happen('10001', 'hosted', 1)
    expect((await detail()).pet).toMatchObject({
      level: 2,
      experience: 40,
      missing: 160,
      mood: 80,
      moodName: 'happy',
    })
  })

  it('events in the hall expire hour by hour', async () => {
    await buy('cat')
    expect((await detail()).pet).toMatchObject({ mood: 60, moodName: 'calm' })
    sandbox.clock.advance(16 * HOUR)
    expect((await detail()).pet).toMatchObject({ mood: 28, moodName: 'sad' })
    sandbox.clock.advance(3 * DAY)
    expect((await detail()).pet).toMatchObject({ mood: 0 })
  })

  it('events in the hall raise a pet no further than the last level', async () => {
    expect((await detail('10003')).pet).toMatchObject({ level: 7, missing: 0 })
  })
})

describe('a draw', () => {
  it('a draw is free once a day, then costs coins', async () => {
    const coins = () => sandbox.state.user('10001').coins
    const won = (list: { id: string; amount: number }[]) =>
      list.reduce((sum, { id, amount }) => (id === 'coin' ? sum + amount : sum), 0)
    const free = (await draw('1', 0)).data
    expect(free.pool.freeLeft).toBe(0)
    expect(coins()).toBe(12_000 + won(free.granted))
    const before = coins()
    const ten = (await draw('10', 900)).data
    expect(ten.granted).toHaveLength(10)
    expect(coins()).toBe(before - 900 + won(ten.granted))
    expect(ten.pool.winners[0]).toMatchObject({ userId: '10001', reward: ten.granted[9] })
    sandbox.clock.advance(DAY)
    expect((await ask(sandbox, getPetPrizes, {})).data.freeLeft).toBe(1)
  })

  it('a draw without coins or a pet in the hall is refused', async () => {
    expect(await draw('1', 0, '10004')).toMatchObject({ code: 200 })
    sandbox.state.user('10004').coins = 0
    expect(await draw('1', 100, '10004')).toMatchObject({ code: 2072 })
    expect(await draw('1', 0, '10001', '88002')).toMatchObject({ code: 2007, desc: '这个厅还没有宠物' })
    expect(await draw('1', 0, '10001', '88010')).toMatchObject({ code: 2007 })
  })

  it('a draw that was called free, or had another price, is not charged, and no free draw is wasted', async () => {
    const refused = { code: 2007, desc: '价格有变化，请重新确认' }
    expect(await draw('1', 100)).toMatchObject(refused)
    await draw('1', 0)
    const { coins } = sandbox.state.user('10001')
    expect(await draw('1', 0)).toMatchObject(refused)
    expect(await draw('10', 800)).toMatchObject(refused)
    expect(sandbox.state.user('10001').coins).toBe(coins)
  })

  it('a draw has chances that add up to 100 percent', async () => {
    const { data } = await ask(sandbox, getPetPrizes, {})
    expect(data.prizes.reduce((sum, { percent }) => sum + percent, 0)).toBeCloseTo(100)
  })
})

it('prizes come as often as is published: chi-squared over a thousand draws', async () => {
  sandbox.state.user('10003').coins = 1_000_000
  const seen = new Map<string, number>()
  const keyOf = (item: { id: string; amount: number }) => `${item.id} ${item.amount}`
  for (let ten = 0; ten < 100; ten++) {
    const { granted } = (await draw('10', 900, '10003')).data
    for (const item of granted) seen.set(keyOf(item), (seen.get(keyOf(item)) ?? 0) + 1)
  }
  const { prizes } = (await ask(sandbox, getPetPrizes, {}, { userId: '10003' })).data
  // the two rarest together: fewer than five of one are expected
  const [rarest, second, ...others] = prizes.map(({ reward, percent }) => ({
    expected: percent * 10,
    found: seen.get(keyOf(reward)) ?? 0,
  }))
  const rare = {
    expected: (rarest?.expected ?? 0) + (second?.expected ?? 0),
    found: (rarest?.found ?? 0) + (second?.found ?? 0),
  }
  const chiSquared = [rare, ...others].reduce(
    (sum, { expected, found }) => sum + (found - expected) ** 2 / expected,
    0,
  )
  // 6 degrees of freedom: 99 of 100 fair boxes stay below
  expect(chiSquared).toBeLessThan(16.81)
  expect([...seen.values()].reduce((sum, times) => sum + times, 0)).toBe(1000)
})

it('halls are ranked by the experience of the pet that is out, mine among them', async () => {
  const ranks = async (userId: string) => (await ask(sandbox, getPetRanks, {}, { userId })).data
  expect((await ranks('10001')).mine).toBeNull()
  const before = await ranks('10002')
  expect(before.list.map(({ rank }) => rank)).toEqual(Array.from({ length: 20 }, (_, at) => at + 1))
  expect(before.total).toBe(39)
  expect(before.mine).toMatchObject({ rank: 9, petName: '奶糖', roomId: '88002' })
  sandbox.happen('10002', 'gifted', before.mine?.gap ?? 0)
  expect((await ranks('10002')).mine).toMatchObject({ rank: 8 })
  await buy('fox', '10002')
  await bringOut('fox', '10002')
  expect((await ranks('10002')).mine).toMatchObject({ rank: 0, score: 0, gap: 0 })
})
