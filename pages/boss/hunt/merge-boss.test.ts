import { describe, expect, it } from 'vitest'
import type { Boss, BossHit } from '#shared/api/boss'
import { mergeHits, takeAnswer, takePush } from './merge-boss.ts'

const boss = (blood: number, rest: Partial<Boss> = {}): Boss => ({
  activityId: '21',
  phase: 'running',
  startAt: 1000,
  endAt: 9000,
  settleAt: 9900,
  bossId: '5',
  name: 'dragon',
  state: 'appeared',
  blood,
  total: 100,
  criticalFrom: 520,
  lastHit: null,
  ...rest,
})
const push = (blood: number, bossId = '5') => ({ type: 'boss' as const, bossId, blood })
const hit = (id: string, at: number): BossHit => ({
  id,
  at,
  userId: '1',
  nickname: 'Mia',
  portrait: '',
  roomId: '88002',
  roomName: 'Galaxy',
  gift: { id: 'rose', kind: 'gift', name: 'Rose', amount: 1, days: 0, image: '' },
  damage: 10,
  critical: false,
})

describe('an answer', () => {
  it('an answer that comes late never gives blood back', () => {
    expect(takeAnswer(boss(40), boss(60)).blood).toBe(40)
    expect(takeAnswer(boss(40), boss(39)).blood).toBe(39)
  })

  it('an answer never wakes a boss that was killed', () => {
    const dead = boss(0, { state: 'killed', lastHit: hit('last', 5000), endAt: 5000 })
    expect(takeAnswer(dead, boss(12))).toEqual(dead)
    expect(takeAnswer(boss(12), dead)).toEqual(dead)
  })

  it('an answer of the next boss begins with full blood, of an earlier one changes nothing', () => {
    const next = boss(100, { bossId: '6', startAt: 20_000, state: 'coming' })
    expect(takeAnswer(boss(0, { state: 'killed' }), next)).toBe(next)
    expect(takeAnswer(next, boss(3))).toBe(next)
  })
})

describe('a push', () => {
  it('a push takes blood, and never gives any back', () => {
    expect(takePush(boss(40), push(12)).blood).toBe(12)
    expect(takePush(boss(12), push(40)).blood).toBe(12)
    expect(takePush(boss(12), push(-7)).blood).toBe(0)
  })

  it('a push kills nobody, and wakes nobody', () => {
    expect(takePush(boss(40), push(0)).state).toBe('appeared')
    const coming = boss(100, { state: 'coming' })
    expect(takePush(coming, push(3))).toBe(coming)
    const dead = boss(0, { state: 'killed' })
    expect(takePush(dead, push(3))).toBe(dead)
  })

  it('a push of another boss changes nothing', () => {
    const now = boss(40)
    expect(takePush(now, push(1, '4'))).toBe(now)
  })
})

it('a hit that arrives twice, late or out of order is in the feed once, in its place', () => {
  const feed = mergeHits([hit('b', 2), hit('a', 1)], [hit('c', 3), hit('a', 1)])
  expect(feed.map(({ id }) => id)).toEqual(['c', 'b', 'a'])
})
