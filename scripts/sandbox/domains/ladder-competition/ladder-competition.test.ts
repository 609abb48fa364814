import { beforeEach, describe, expect, it } from 'vitest'
import { getLadderPrizes, getLadderRanks } from '#shared/api/ladder-competition'
import { createSandbox, type Sandbox } from '../../index.ts'
import { ask } from '../../testing/ask.ts'
import { DAY } from '../../world/clock.ts'

let sandbox: Sandbox
beforeEach(() => {
  sandbox = createSandbox({ now: Date.UTC(2026, 10, 20, 4) })
  sandbox.clock.freeze()
})

const ranks = (userId: string, more: object = {}) =>
  ask(sandbox, getLadderRanks, { pageSize: 50, ...more }, { userId })
const prizes = async (userId: string, seasonId?: string) =>
  (await ask(sandbox, getLadderPrizes, { seasonId }, { userId, language: 'en' })).data

describe('this season', () => {
  it('this season shows everybody’s place, tier, and how it moved since midnight', async () => {
    const { data } = await ranks('10002')
    expect(data.season).toMatchObject({ id: '6', phase: 'running', champion: null })
    expect(data.list.map(({ rank }) => rank)).toEqual(data.list.map((_, at) => at + 1))
    expect(data.list.some(({ moved }) => moved > 0)).toBe(true)
    expect(data.list.some(({ moved }) => moved < 0)).toBe(true)
    expect(data.mine).toMatchObject({ userId: '10002', score: 3210, tier: 'silver' })
  })

  it('this season moves with what happens in the app', async () => {
    expect((await ranks('10001')).data.mine).toMatchObject({ rank: 0, score: 0, gap: 0 })
    sandbox.happen('10001', 'hosted', 2)
    sandbox.happen('10001', 'greeted', 3)
    sandbox.happen('10001', 'gifted', 40)
    const { mine, list } = (await ranks('10001')).data
    expect(mine).toMatchObject({ score: 700, tier: 'bronze' })
    expect(mine?.gap).toBe((list[(mine?.rank ?? 0) - 2]?.score ?? 0) - 700 + 1)
  })

  it('this season never takes a score away', async () => {
    const scores = async () =>
      new Map((await ranks('')).data.list.map(({ userId, score }) => [userId, score]))
    for (let hours = 0; hours < 36; hours += 12) {
      const before = await scores()
      sandbox.clock.advance(DAY / 2)
      const after = await scores()
      expect([...before].filter(([id, score]) => (after.get(id) ?? 0) < score)).toEqual([])
    }
  })

  it('this season is empty before it begins, and has a champion only when it is settled', async () => {
    expect((await ranks('10005')).data).toMatchObject({
      season: { phase: 'coming' },
      list: [],
      mine: { rank: 0 },
    })
    expect((await ranks('10006')).data).toMatchObject({ season: { phase: 'ended', champion: null } })
    expect((await prizes('10006')).winners).toEqual([])
    const { data } = await ranks('10007')
    expect(data.season).toMatchObject({ phase: 'settled', champion: { userId: data.list[0]?.userId } })
    sandbox.happen('10006', 'gifted', 90_000)
    expect((await ranks('10006')).data.mine?.rank).toBeGreaterThan(1)
  })
})

describe('earlier seasons', () => {
  it('earlier seasons are readable by everybody, and do not change', async () => {
    const { data } = await ranks('', { seasonId: '4' })
    expect(data.seasons.map(({ id }) => id)).toEqual(['6', '5', '4', '3'])
    expect(data).toMatchObject({ season: { id: '4', phase: 'settled' }, mine: null })
    expect(data.list.every(({ moved }) => moved === 0)).toBe(true)
    sandbox.clock.advance(DAY)
    expect((await ranks('', { seasonId: '4' })).data).toEqual(data)
    expect((await ranks('10003', { seasonId: '5' })).data.mine).toMatchObject({ score: 41_000, rank: 3 })
  })

  it('seasons that never were are 4040, and there may be no earlier season', async () => {
    expect(await ranks('10001', { seasonId: '99' })).toMatchObject({ code: 4040 })
    expect((await ranks('10008')).data).toMatchObject({ seasons: [{ id: '6' }], list: [] })
  })
})

it('awards name their ten winners when a season is settled', async () => {
  const { winners, places, tiers } = await prizes('', '5')
  expect(winners).toHaveLength(10)
  expect(winners[0]).toMatchObject({ rank: 1, award: 'Star of the season', rewards: [{}, { id: 'castle' }] })
  expect(winners[9]).toMatchObject({ rank: 10, award: 'Crowd favorite' })
  expect(places.map(({ from, to }) => [from, to])).toEqual([
    [1, 1],
    [2, 3],
    [4, 10],
    [11, 20],
  ])
  expect(tiers.map(({ tier }) => tier)).toEqual(['bronze', 'silver', 'gold', 'celebrity'])
})
