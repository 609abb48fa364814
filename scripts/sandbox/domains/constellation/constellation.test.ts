import { beforeEach, describe, expect, it } from 'vitest'
import {
  changeRoom,
  getConfig,
  getRooms,
  luckyDraw,
  openNextFloor,
  resetStarsRoom,
} from '#shared/api/constellation'
import {
  buyGiftPackage,
  getGiftPackages,
  getLevelRewards,
  getRankingHistory,
  receiveLevelReward,
} from '#shared/api/constellation-rewards'
import { createSandbox, type Sandbox } from '../../index.ts'
import { ask } from '../../testing/ask.ts'
import { DAY } from '../../world/clock.ts'

let sandbox: Sandbox
beforeEach(() => {
  sandbox = createSandbox()
})

const board = async (userId: string) => (await ask(sandbox, getRooms, {}, { userId })).data
const draw = (roomId: string, times: '1' | '10', userId = '10001', price = Number(times)) =>
  ask(sandbox, luckyDraw, { roomId, times, price }, { userId })

it('the chances that are shown add up to 100 percent', async () => {
  const { data } = await ask(sandbox, getConfig, {}, { userId: '' })
  const sum = data.odds.reduce((total, { percent }) => total + percent, 0)
  expect(sum).toBeCloseTo(100)
})

describe('a draw', () => {
  it('a draw takes keys, wins a prize each, and lights the stars that it says', async () => {
    const { data } = await draw('aries', '10')
    expect(data.prizes).toHaveLength(10)
    expect(data.board).toMatchObject({ keys: 2, draws: 10, guaranteeLeft: expect.any(Number) })
    const lit = data.prizes.flatMap(({ star }) => (star === null ? [] : [star]))
    expect(data.board.floors[0]?.rooms[0]?.lit).toBe(lit.length)
    expect(lit).toEqual(lit.map((_, at) => at))
  })

  it('a draw with too few keys is refused', async () => {
    expect(await draw('aries', '1', '10004')).toMatchObject({ code: 2072, desc: '星钥不足' })
  })

  it('a draw at another price than the one that was shown is refused, and takes no keys', async () => {
    expect(await draw('aries', '10', '10001', 9)).toMatchObject({
      code: 2007,
      desc: '价格有变化，请重新确认',
    })
    expect((await board('10001')).keys).toBe(12)
  })

  it('a draw at the end of the guarantee wins epic or legend', async () => {
    const { data } = await draw('virgo', '10', '10002')
    expect(['epic', 'legend']).toContain(data.prizes[3]?.rarity)
  })

  it('a draw that lights a room’s last star wins its treasure; then the room cannot be drawn in', async () => {
    const first = await draw('pisces', '10', '10003')
    expect(first.data.treasure).toMatchObject({ id: 'pisces' })
    expect(await draw('pisces', '1', '10003')).toMatchObject({
      code: 500,
      bizCode: 'OPEN_STARS_ROOM_ERROR',
      data: null,
    })
  })

  it('a draw in a room that was left on another phone is refused with a bizCode of its own', async () => {
    expect(await draw('virgo', '1', '10009')).toMatchObject({ code: 500, bizCode: 'OPEN_STARS_ROOM_ERROR' })
    expect((await board('10009')).roomId).not.toBe('virgo')
  })

  it('a draw outside the campaign’s time is refused', async () => {
    expect(await draw('aries', '1', '10005')).toMatchObject({ code: 5101 })
    expect(await draw('virgo', '1', '10006')).toMatchObject({ code: 5101 })
  })
})

describe('the map', () => {
  it('the map lets a person move to open rooms only', async () => {
    const move = (roomId: string) => ask(sandbox, changeRoom, { roomId })
    expect((await move('leo')).data.roomId).toBe('leo')
    expect(await move('scorpio')).toMatchObject({ code: 2007 })
    expect(await move('ophiuchus')).toMatchObject({ code: 4040 })
  })

  it('the map opens a floor when enough stars are lit below, in order', async () => {
    const open = (floor: number, userId: string) => ask(sandbox, openNextFloor, { floor }, { userId })
    expect(await open(2, '10001')).toMatchObject({ code: 2007 })
    expect(await open(4, '10002')).toMatchObject({ code: 2007 })
    const { data } = await open(3, '10002')
    expect(data.floors.map(({ state }) => state)).toEqual(['open', 'open', 'open', 'next'])
    expect(await open(3, '10002')).toMatchObject({ code: 2060 })
  })

  it('the map puts a room’s stars out twice a day', async () => {
    const reset = (roomId: string) => ask(sandbox, resetStarsRoom, { roomId }, { userId: '10002' })
    expect((await reset('aries')).data.resets).toEqual({ left: 1, total: 2 })
    expect(await reset('aries')).toMatchObject({ code: 2007 })
    await reset('leo')
    expect(await reset('taurus')).toMatchObject({ code: 2072 })
    sandbox.clock.advance(DAY)
    expect(await reset('taurus')).toMatchObject({ code: 200 })
  })
})

describe('packages', () => {
  const buy = (packageId: string, price: number) => ask(sandbox, buyGiftPackage, { packageId, price })

  it('packages turn coins into keys within their limit', async () => {
    expect(await buy('first', 500)).toMatchObject({ code: 2007, desc: '价格有变化，请重新确认' })
    expect(await buy('first', 600)).toMatchObject({ code: 200, data: { balance: 11_400, keys: 22 } })
    expect(await buy('first', 600)).toMatchObject({ code: 2066 })
    expect(await buy('galaxy', 16_800)).toMatchObject({ code: 2072 })
    expect(await buy('solstice', 8800)).toMatchObject({ code: 2034, desc: '已售罄' })
  })

  it('packages may all be gone', async () => {
    expect((await ask(sandbox, getGiftPackages, {}, { userId: '10008' })).data.packages).toEqual([])
  })
})

it('a level’s rewards are claimed once, and its keys can be drawn with', async () => {
  const claim = (level: number) => ask(sandbox, receiveLevelReward, { level }, { userId: '10002' })
  const before = (await board('10002')).keys
  expect((await claim(3)).data.granted).toMatchObject([{ id: 'key', amount: 3 }])
  expect((await board('10002')).keys).toBe(before + 3)
  expect(await claim(3)).toMatchObject({ code: 2060 })
  expect(await claim(7)).toMatchObject({ code: 2007 })
  expect((await ask(sandbox, getLevelRewards, {}, { userId: '10002' })).data.list[2]?.state).toBe('claimed')
})

describe('past rankings', () => {
  const history = async (userId: string, seasonId?: string) =>
    (await ask(sandbox, getRankingHistory, { seasonId }, { userId })).data

  it('past rankings show the newest settled season, and mine in it', async () => {
    expect((await history('10003')).me).toEqual({ rank: 3, stars: 273 })
    expect((await history('')).me).toBeNull()
    expect((await history('10006')).seasonId).toBe('11')
    expect((await history('10007')).seasonId).toBe('12')
    expect((await history('10001', '9')).seasonId).toBe('9')
  })

  it('past rankings may be empty', async () => {
    expect(await history('10008')).toEqual({ seasons: [], seasonId: '', list: [], me: null })
  })
})
