import { describe, expect, it } from 'vitest'
import type { Battle, BattleGift, BattleSide } from '#shared/api/room-battle'
import { takeAnswer, takePush } from './merge-battle.ts'

const side = (roomId: string, score: number): BattleSide => ({
  roomId,
  name: roomId,
  slogan: '',
  cover: '',
  score,
  supporters: 1,
  seats: [],
})
const gift = (id: string, at: number, roomId = 'us'): BattleGift => ({
  id,
  roomId,
  at,
  userId: '1',
  nickname: 'Mia',
  portrait: '',
  score: 10,
  gift: { id: 'rose', kind: 'gift', name: 'Rose', amount: 10, days: 0, image: '' },
})
const battle = (us: number, them: number, rest: Partial<Battle> = {}): Battle => ({
  battleId: 'one',
  state: 'running',
  startAt: 1000,
  endAt: 2000,
  extraEndAt: 3000,
  home: side('us', us),
  away: side('them', them),
  winnerId: null,
  gifts: [],
  mine: null,
  ...rest,
})
const scores = (of: Battle | null) => of && [of.home.score, of.away.score]

describe('an answer', () => {
  it('an answer that comes late never lowers a score, on either side', () => {
    expect(scores(takeAnswer(battle(90, 40), battle(80, 40)))).toEqual([90, 40])
    expect(scores(takeAnswer(battle(90, 40), battle(80, 70)))).toEqual([90, 70])
    expect(scores(takeAnswer(battle(90, 40), battle(95, 45)))).toEqual([95, 45])
  })

  it('an answer never takes a battle back a state', () => {
    const over = battle(90, 40, { state: 'won', winnerId: 'us' })
    expect(takeAnswer(over, battle(80, 40))).toMatchObject({ state: 'won', winnerId: 'us' })
    expect(takeAnswer(battle(9, 9, { state: 'extra' }), battle(9, 9))?.state).toBe('extra')
    expect(takeAnswer(battle(9, 9, { state: 'extra' }), battle(9, 9, { state: 'drawn' }))?.state).toBe(
      'drawn',
    )
  })

  it('an answer that did not know a pushed gift yet does not take it away', () => {
    const known = takePush(battle(10, 0), {
      type: 'roomBattle',
      battleId: 'one',
      scores: [{ roomId: 'us', score: 20 }],
      gift: gift('new', 1500),
    })
    expect(
      takeAnswer(known, battle(10, 0, { gifts: [gift('old', 1200)] }))?.gifts.map(({ id }) => id),
    ).toEqual(['new', 'old'])
  })

  it('an answer of the next battle begins again, of an earlier one changes nothing', () => {
    const next = battle(0, 0, { battleId: 'two', startAt: 9000, state: 'waiting' })
    expect(takeAnswer(battle(90, 40), next)).toBe(next)
    expect(takeAnswer(next, battle(90, 40))).toBe(next)
  })

  it('an answer that there is no battle any more is believed', () => {
    expect(takeAnswer(battle(1, 1), null)).toBeNull()
  })
})

describe('a push', () => {
  const push = (score: number, rest = {}) => ({
    type: 'roomBattle' as const,
    battleId: 'one',
    scores: [{ roomId: 'them', score }],
    ...rest,
  })

  it('a push raises the score of its hall, and never lowers it', () => {
    expect(scores(takePush(battle(10, 5), push(50)))).toEqual([10, 50])
    expect(scores(takePush(battle(10, 50), push(5)))).toEqual([10, 50])
  })

  it('a push brings a gift once, however often it comes', () => {
    const once = takePush(battle(1, 1), push(2, { gift: gift('a', 1100) }))
    expect(takePush(once, push(2, { gift: gift('a', 1100) }))?.gifts).toHaveLength(1)
  })

  it('a push of another battle, another hall, or after the end changes nothing', () => {
    const now = battle(1, 1)
    expect(takePush(now, { ...push(9), battleId: 'two' })).toBe(now)
    expect(takePush(now, push(1, { gift: gift('b', 1100, 'others') }))?.gifts).toEqual([])
    const over = battle(1, 1, { state: 'drawn' })
    expect(takePush(over, push(9))).toBe(over)
    expect(takePush(null, push(9))).toBeNull()
  })
})
