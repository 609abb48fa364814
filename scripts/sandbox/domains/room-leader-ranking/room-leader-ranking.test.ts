import { beforeEach, describe, expect, it } from 'vitest'
import {
  changeHall,
  getHallRange,
  getHallRankingConfig,
  getHallRanks,
  getHallRanksOfDay,
  getHallRecords,
  recommendHalls,
  searchHalls,
} from '#shared/api/room-leader-ranking'
import { createSandbox, type Sandbox } from '../../index.ts'
import { ask } from '../../testing/ask.ts'
import { DAY } from '../../world/clock.ts'

let sandbox: Sandbox
beforeEach(() => {
  sandbox = createSandbox({ now: Date.UTC(2026, 10, 20, 4) })
  sandbox.clock.freeze()
})

const config = async (userId: string) => (await ask(sandbox, getHallRankingConfig, {}, { userId })).data
const total = async (userId: string) => (await ask(sandbox, getHallRanks, {}, { userId })).data
const ofDay = (userId: string, day?: number) => ask(sandbox, getHallRanksOfDay, { day }, { userId })
const change = (roomId: string, userId = '10001') => ask(sandbox, changeHall, { roomId }, { userId })
const records = async (userId: string) => (await ask(sandbox, getHallRecords, {}, { userId })).data.list

describe('standing for a hall', () => {
  it('standing for a hall costs nothing the first time, then a change each', async () => {
    expect(await config('10001')).toMatchObject({ mine: null, changes: { left: 2, total: 2 }, day: 3 })
    expect((await change('88004')).data).toMatchObject({ mine: { roomId: '88004' }, changes: { left: 2 } })
    expect((await change('88001')).data.changes.left).toBe(1)
    await change('88004')
    expect(await change('88001')).toMatchObject({ code: 2072, desc: '换厅次数已用完' })
    expect((await records('10001')).map(({ what }) => what)).toEqual(['changed', 'changed', 'chosen'])
  })

  it('standing for a hall is refused for the same hall, too late, and outside the campaign', async () => {
    await change('88004')
    expect(await change('88004')).toMatchObject({ code: 2060 })
    expect(await change('88010')).toMatchObject({ code: 4040, desc: '这个厅没有参加本次活动' })
    sandbox.clock.advance(6 * DAY)
    expect(await change('88001')).toMatchObject({ code: 2066 })
    expect(await change('88001', '10005')).toMatchObject({ code: 200 })
    sandbox.clock.advance(2 * DAY)
    expect(await change('88001')).toMatchObject({ code: 5101 })
  })

  it('standing for a hall twice with one idempotency key spends one change', async () => {
    await change('88004')
    const once = () => ask(sandbox, changeHall, { roomId: '88001' }, { intentId: 'intent-hall' })
    expect(await once()).toEqual(await once())
    expect((await config('10001')).changes.left).toBe(1)
  })

  it('standing for a hall lets my gifts count for it, and leaves them there when I go', async () => {
    await change('88009')
    const before = await total('10001')
    sandbox.happen('10001', 'gifted', 777)
    const after = await total('10001')
    expect(after.mine).toMatchObject({ roomId: '88009', score: (before.mine?.score ?? 0) + 777 })
    expect(await records('10001')).toMatchObject([{ what: 'supported', score: 777, roomId: '88009' }, {}])
    await change('88004')
    expect((await total('10001')).list.find(({ roomId }) => roomId === '88009')?.score).toBe(
      after.mine?.score,
    )
  })
})

describe('the ranks', () => {
  it('the ranks of the whole campaign are the sum of its days', async () => {
    const { list } = await total('10001')
    expect(list.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    const days = await Promise.all([1, 2, 3].map(async (day) => (await ofDay('10001', day)).data.list))
    const scoreOf = (rows: typeof list) => rows.find(({ roomId }) => roomId === '88003')?.score ?? 0
    expect(scoreOf(list)).toBe(days.reduce((sum, rows) => sum + scoreOf(rows), 0))
    expect((await ofDay('10001')).data.list[0]?.score).toBe(days[2]?.[0]?.score)
  })

  it('the ranks show my hall with what is missing to the next place', async () => {
    const { list, mine } = await total('10002')
    const before = list[(mine?.rank ?? 0) - 2]
    expect(mine).toMatchObject({ roomId: '88001' })
    expect(mine?.gap).toBe(before ? before.score - (mine?.score ?? 0) + 1 : 0)
    expect((await total('')).mine).toBeNull()
  })

  it('the ranks are empty before the start and on days to come; a day that never comes is 4040', async () => {
    expect(await total('10005')).toMatchObject({ list: [], total: 0 })
    expect((await ofDay('10001', 9)).data.list).toEqual([])
    expect(await ofDay('10001', 11)).toMatchObject({ code: 4040 })
    expect((await total('10008')).list).toEqual([])
  })

  it('the ranks no longer move when the campaign is over', async () => {
    const before = await total('10006')
    sandbox.clock.advance(DAY)
    sandbox.happen('10006', 'gifted', 1000)
    expect(await total('10006')).toEqual(before)
    expect(await config('10007')).toMatchObject({ phase: 'settled', day: 10, days: 10 })
  })
})

describe('finding a hall', () => {
  it('a hall is found by its kind', async () => {
    const { data } = await ask(sandbox, getHallRange, { kind: 'game' }, { userId: '', language: 'en' })
    expect(data.list.map(({ roomId }) => roomId)).toEqual(['88003', '88007', '88009'])
    expect(data.kinds).toEqual([
      { kind: 'talk', name: 'Talk', halls: 4 },
      { kind: 'music', name: 'Music', halls: 2 },
      { kind: 'game', name: 'Games', halls: 3 },
    ])
  })

  it('a hall that takes part is found by a piece of its name or by its exact id', async () => {
    const find = async (keyword?: string) =>
      (await ask(sandbox, searchHalls, { keyword }, { userId: '', language: 'en' })).data.list.map(
        ({ roomId }) => roomId,
      )
    expect(await find('  RECORD ')).toEqual(['88004'])
    expect(await find('88007')).toEqual(['88007'])
    expect(await find('88010')).toEqual([])
    expect(await find()).toEqual([])
  })

  it('halls are recommended, each for a reason of its own, and never one’s own', async () => {
    const { data } = await ask(sandbox, recommendHalls, {}, { userId: '10002', language: 'en' })
    expect(new Set(data.map(({ roomId }) => roomId)).size).toBe(3)
    expect(data.map(({ roomId }) => roomId)).not.toContain('88001')
    expect(data.map(({ reason }) => reason)).toEqual([
      'The liveliest right now',
      'The best of today',
      expect.stringMatching(/^Only [\d,]+ heat from the next place$/),
    ])
  })
})
