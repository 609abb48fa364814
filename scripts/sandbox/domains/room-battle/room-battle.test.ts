import { beforeEach, describe, expect, it } from 'vitest'
import { type Battle, getBattleRanking, getBattleRules, getRoomBattle } from '#shared/api/room-battle'
import { createSandbox, type Sandbox } from '../../index.ts'
import { ask } from '../../testing/ask.ts'

const MINUTE = 60_000

let sandbox: Sandbox
beforeEach(() => {
  sandbox = createSandbox({ now: Date.UTC(2026, 3, 8, 12) })
  sandbox.clock.freeze()
})

async function battle(userId = '10001', roomId?: string): Promise<Battle> {
  const { data } = await ask(sandbox, getRoomBattle, { roomId }, { userId })
  if (!data.battle) throw new Error('There is no battle.')
  return data.battle
}
const scores = ({ home, away }: Battle) => [home.score, away.score]

describe('a battle', () => {
  it.each([
    ['10001', 'running'],
    ['10003', 'extra'],
    ['10005', 'waiting'],
    ['10006', 'won'],
    ['10007', 'drawn'],
    ['10009', 'won'],
    ['', 'running'],
  ])('a battle of %s is first met %s', async (userId, state) => {
    expect((await battle(userId)).state).toBe(state)
  })

  it('a battle is waited for with both halls named and nothing sent', async () => {
    const { home, away, gifts, startAt } = await battle('10005')
    expect([home.name, away.name]).toEqual(['星河电台', '月下茶馆'])
    expect([home.score, away.score, gifts]).toEqual([0, 0, []])
    sandbox.clock.freeze(startAt)
    expect((await battle('10005')).state).toBe('running')
  })

  it('a battle has scores that only rise, until it is over', async () => {
    let before = [0, 0]
    for (let step = 0; step < 40; step++) {
      const now = scores(await battle())
      expect(now.every((score, at) => score >= (before[at] ?? 0))).toBe(true)
      before = now
      sandbox.clock.advance(15_000)
    }
  })

  it('a battle that is level goes to extra time, and is drawn when it is level still', async () => {
    const { endAt, extraEndAt } = await battle()
    sandbox.clock.freeze(endAt)
    const extra = await battle()
    expect(extra.state).toBe('extra')
    expect(extra.home.score).toBe(extra.away.score)
    sandbox.clock.freeze(extraEndAt)
    expect(await battle()).toMatchObject({ state: 'drawn', winnerId: null })
  })

  it('a battle is won by a gift in extra time; what is sent afterwards does not count', async () => {
    const { extraEndAt } = await battle()
    sandbox.clock.freeze(extraEndAt - 1)
    sandbox.happen('10001', 'gifted', 520)
    sandbox.clock.freeze(extraEndAt)
    const over = await battle()
    expect(over).toMatchObject({ state: 'won', winnerId: '88002', mine: { roomId: '88002', score: 520 } })
    sandbox.happen('10001', 'gifted', 520)
    expect(scores(await battle())).toEqual(scores(over))
  })

  it('a battle needs no extra time when somebody leads at the end', async () => {
    const { endAt } = await battle()
    sandbox.happen('10001', 'gifted', 1)
    sandbox.clock.freeze(endAt)
    expect(await battle()).toMatchObject({ state: 'won', winnerId: '88002' })
  })

  it('a battle can be lost', async () => {
    expect(await battle('10009')).toMatchObject({ winnerId: '88001', mine: { roomId: '88002' } })
  })

  it('a battle is followed by the next one, with an id of its own', async () => {
    const { battleId } = await battle('10006')
    sandbox.clock.advance(10 * MINUTE)
    const next = await battle('10006')
    expect(next.state).toBe('waiting')
    expect(next.battleId).not.toBe(battleId)
  })

  it('a battle is the same seen from the other corner', async () => {
    const [mine, theirs] = [await battle('10001'), await battle('10001', '88001')]
    expect([theirs.home.roomId, theirs.away.roomId]).toEqual(['88001', '88002'])
    expect(scores(theirs)).toEqual(scores(mine).reverse())
  })

  it('a battle is not there for a hall that has none, and refused for one that does not exist', async () => {
    expect((await ask(sandbox, getRoomBattle, {}, { userId: '10008' })).data).toEqual({ battle: null })
    expect(await ask(sandbox, getRoomBattle, { roomId: '1' })).toMatchObject({ code: 4040 })
  })
})

describe('gifts', () => {
  it('gifts add to my hall, a point for a PP coin, and are pushed at once', async () => {
    const before = await battle()
    sandbox.happen('10001', 'gifted', 520)
    const { home, away, gifts } = await battle()
    expect([home.score, away.score]).toEqual([before.home.score + 520, before.away.score])
    expect(gifts[0]).toMatchObject({ userId: '10001', roomId: '88002', score: 520, gift: { id: 'meteor' } })
  })

  it('gifts come newest first, and the top three of a hall have its seats', async () => {
    const { gifts, home } = await battle('10002')
    expect(gifts.map(({ at }) => at)).toEqual(gifts.map(({ at }) => at).sort((a, b) => b - a))
    expect(home.seats).toHaveLength(3)
    expect(home.seats.map(({ score }) => score)).toEqual(
      home.seats.map(({ score }) => score).sort((a, b) => b - a),
    )
  })
})

it('the ranking lists who gave for a side, and me where I stand', async () => {
  const { home } = await battle('10002')
  const of = async (side: 'home' | 'away') =>
    (await ask(sandbox, getBattleRanking, { side, pageSize: 100 }, { userId: '10002' })).data
  const { list, total, mine } = await of('home')
  expect(total).toBe(home.supporters)
  expect(list.reduce((sum, { score }) => sum + score, 0)).toBe(home.score)
  expect(mine).toMatchObject({ userId: '10002', score: 651 })
  expect((await of('away')).mine).toBeNull()
  expect((await ask(sandbox, getBattleRanking, {}, { userId: '10008' })).data.list).toEqual([])
})

it('the rules say what winning, drawing and losing bring', async () => {
  const { prizes, rules } = (await ask(sandbox, getBattleRules, {}, { userId: '', language: 'en' })).data
  expect(prizes.map(({ outcome }) => outcome)).toEqual(['won', 'drawn', 'lost'])
  expect(rules[1]?.items[0]).toBe('Level at the end of regular time, the halls play 3 minutes of extra time.')
})
