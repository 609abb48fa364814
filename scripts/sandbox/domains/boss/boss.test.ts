import { beforeEach, describe, expect, it } from 'vitest'
import {
  getCriticalHits,
  getCurrentBlood,
  getCurrentPrize,
  getHallBoard,
  getInHallBoard,
  getLastHitHalls,
  getLastHits,
} from '#shared/api/boss'
import { createSandbox, type Sandbox } from '../../index.ts'
import { ask } from '../../testing/ask.ts'
import { DAY, HOUR } from '../../world/clock.ts'

let sandbox: Sandbox
beforeEach(() => {
  sandbox = createSandbox({ now: Date.UTC(2026, 3, 8, 4) })
})

const blood = async (userId = '10001') => (await ask(sandbox, getCurrentBlood, {}, { userId })).data
const prize = async (userId = '10001') => (await ask(sandbox, getCurrentPrize, {}, { userId })).data
const hits = async (userId = '10001', page = {}) => (await ask(sandbox, getLastHits, page, { userId })).data
const halls = async (userId = '10001', pageNum = 1) =>
  (await ask(sandbox, getHallBoard, { pageNum, pageSize: 20 }, { userId })).data.list
const inHall = (roomId?: string, userId = '10001') =>
  ask(sandbox, getInHallBoard, { roomId, pageSize: 100 }, { userId })

describe('the boss', () => {
  it('the boss is awaited with full blood, and the eligible halls are named', async () => {
    expect(await blood('10005')).toMatchObject({ state: 'coming', blood: 3_000_000, total: 3_000_000 })
    const rows = [...(await halls('10005')), ...(await halls('10005', 2))]
    expect(new Set(rows.map(({ roomId }) => roomId)).size).toBe(26)
    expect(rows.every(({ rank, score, people, name }) => name && rank + score + people === 0)).toBe(true)
    expect(await hits('10005')).toEqual({ list: [], total: 0, hasMore: false })
    sandbox.happen('10005', 'gifted', 520)
    expect((await blood('10005')).blood).toBe(3_000_000)
  })

  it('the boss appears at its hour', async () => {
    const { startAt } = await blood('10005')
    sandbox.clock.freeze(startAt - 1)
    expect(await blood('10005')).toMatchObject({ state: 'coming', phase: 'coming' })
    sandbox.clock.freeze(startAt)
    expect(await blood('10005')).toMatchObject({ state: 'appeared', phase: 'running' })
  })

  it('the boss loses blood to others as time goes by, and never gains any', async () => {
    let before = (await blood()).blood
    for (let hour = 0; hour < 40; hour++) {
      sandbox.clock.advance(6 * HOUR)
      const { blood: left } = await blood()
      expect(left).toBeLessThanOrEqual(before)
      before = left
    }
    expect(before).toBe(0)
  })

  it('the boss is hit by gifts: one damage for a PP coin, double from 520 PP coins on', async () => {
    sandbox.clock.freeze()
    const before = (await blood()).blood
    sandbox.happen('10001', 'gifted', 519)
    expect((await blood()).blood).toBe(before - 519)
    sandbox.happen('10001', 'gifted', 520)
    expect((await blood()).blood).toBe(before - 519 - 1040)
    expect((await hits()).list.slice(0, 2)).toMatchObject([
      { userId: '10001', gift: { id: 'meteor', amount: 1 }, damage: 1040, critical: true, roomId: '88002' },
      { userId: '10001', gift: { id: 'lantern', amount: 3 }, damage: 519, critical: false },
    ])
  })

  it('the boss dies of the last hit, which takes no more than is left; nothing hits it afterwards', async () => {
    sandbox.clock.freeze()
    const { blood: left, bossId } = await blood()
    sandbox.happen('10001', 'gifted', 5_000_000)
    const killed = await blood()
    expect(killed).toMatchObject({ state: 'killed', blood: 0, phase: 'ended', endAt: sandbox.clock.now() })
    expect(killed.lastHit).toMatchObject({ userId: '10001', damage: left })
    sandbox.happen('10001', 'gifted', 520)
    sandbox.clock.advance(HOUR)
    expect((await hits()).list[0]).toEqual(killed.lastHit)
    const { data } = await ask(sandbox, getLastHitHalls, {})
    expect(data.list[0]).toMatchObject({ bossId, roomId: '88002', killer: { userId: '10001' }, damage: left })
  })

  it('the boss is over, with its killer named, when its time has ended; logged out people see it fought', async () => {
    const { state, phase, lastHit } = await blood('10006')
    expect([state, phase]).toEqual(['killed', 'ended'])
    expect(lastHit?.damage).toBeGreaterThan(0)
    expect((await blood('')).state).toBe('appeared')
  })
})

describe('the feed', () => {
  it('the feed comes newest first, page by page, each hit once', async () => {
    sandbox.clock.freeze()
    const [one, two] = [await hits('', { pageNum: 1 }), await hits('', { pageNum: 2 })]
    const rows = [...one.list, ...two.list]
    expect(one.hasMore).toBe(true)
    expect(new Set(rows.map(({ id }) => id)).size).toBe(40)
    expect(rows.map(({ at }) => at)).toEqual(rows.map(({ at }) => at).sort((a, b) => b - a))
  })

  it('the feed of critical hits holds those alone', async () => {
    const { data } = await ask(sandbox, getCriticalHits, {}, { userId: '' })
    expect(data.list.length).toBe(20)
    expect(data.list.every(({ critical, damage }) => critical && damage >= 1040)).toBe(true)
  })
})

describe('boards', () => {
  it('boards rank halls by damage, and mark the one I hit from', async () => {
    const rows = await halls('10002')
    expect(rows.map(({ score }) => score)).toEqual(rows.map(({ score }) => score).sort((a, b) => b - a))
    expect(rows.filter(({ mine }) => mine).map(({ roomId }) => roomId)).toEqual(['88002'])
    expect((await halls('10001')).some(({ mine }) => mine)).toBe(false)
  })

  it('boards rank the people of a hall, with what I miss to the next place', async () => {
    const { data } = await inHall(undefined, '10002')
    expect(data).toMatchObject({ roomId: '88002', mine: { userId: '10002', score: 2628 + 393 + 1040 } })
    const { rank = 0, score = 0, gap } = data.mine ?? {}
    expect(rank).toBeGreaterThan(1)
    expect(gap).toBe((data.list[rank - 2]?.score ?? 0) - score + 1)
    expect((await inHall()).data).toMatchObject({ roomId: (await halls())[0]?.roomId, mine: { rank: 0 } })
  })

  it('boards refuse a hall that takes no part, or does not exist', async () => {
    expect(await inHall('88010')).toMatchObject({ code: 2007, desc: '这个厅没有参加本次讨伐' })
    expect(await inHall('1')).toMatchObject({ code: 4040 })
  })

  it('boards are there for a hall whatever its place, and for none where no hall takes part', async () => {
    const { data } = await inHall('88918', '10005')
    expect(data).toMatchObject({ roomId: '88918', roomName: '山谷猎队 18 号', list: [] })
    expect(await inHall('88918')).toMatchObject({ code: 2007 })
    expect(await inHall('88002', '10008')).toMatchObject({ code: 2007 })
  })

  it('boards are empty where nobody takes part', async () => {
    expect(await halls('10008')).toEqual([])
    expect((await inHall(undefined, '10008')).data).toMatchObject({ roomId: '', list: [] })
    expect((await ask(sandbox, getLastHitHalls, {}, { userId: '10008' })).data.list).toEqual([])
  })
})

describe('the prize pool', () => {
  it('the prize pool starts at 50,000, grows by 5 percent of all damage, and adds up', async () => {
    sandbox.clock.freeze()
    expect(await prize('10005')).toMatchObject({ pool: 50_000, state: 'coming', mine: null })
    const { blood: left } = await blood()
    const { pool, shares } = await prize()
    expect(pool).toBe(50_000 + Math.floor((3_000_000 - left) * 0.05))
    const places = ({ from, to }: { from: number; to: number }) => to - from + 1
    expect(shares.reduce((sum, share) => sum + share.percent * places(share), 0)).toBe(100)
  })

  it('the prize pool gives the killer ten percent, and sends when results are out', async () => {
    sandbox.clock.freeze()
    sandbox.happen('10001', 'gifted', 5_000_000)
    const { mine, pool } = await prize()
    expect(mine).toMatchObject({ rank: 1, hits: 1, criticalHits: 1, sentAt: null })
    expect(mine?.rewards.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['entranceTrain', 'titleLight', 'frameLight']),
    )
    const coins = mine?.rewards.find(({ id }) => id === 'coin')?.amount ?? 0
    expect(coins).toBeGreaterThan(pool * 0.25)
    sandbox.clock.advance(3 * DAY)
    const { settleAt } = await blood()
    expect((await prize()).mine?.sentAt).toBe(settleAt)
  })

  it('the prize pool says what people would get who hit, and nothing of those who did not', async () => {
    expect((await prize('10007')).mine).toMatchObject({
      hits: 3,
      criticalHits: 2,
      sentAt: expect.any(Number),
    })
    expect((await prize('10001')).mine).toBeNull()
    expect((await prize('')).mine).toBeNull()
  })
})
