import { beforeEach, describe, expect, it } from 'vitest'
import { getRaceInfo } from '#shared/api/werewolf'
import {
  getPlayerItems,
  getRaceSignRecords,
  getRoundRecord,
  type WerewolfTicketState,
} from '#shared/api/werewolf-games'
import { createSandbox, type Sandbox } from '../../index.ts'
import { ask } from '../../testing/ask.ts'
import { DAY, HOUR } from '../../world/clock.ts'

const ME = '10001'
const KNOWN = '10002'

let sandbox: Sandbox
beforeEach(() => {
  // Noon in the product's zone.
  sandbox = createSandbox({ now: Date.UTC(2026, 3, 8, 4) })
  sandbox.clock.freeze()
})

const info = async (userId = ME) => (await ask(sandbox, getRaceInfo, {}, { userId })).data
const records = async (userId = ME) => (await ask(sandbox, getRaceSignRecords, {}, { userId })).data.list
const tickets = async (userId = ME, state?: WerewolfTicketState) =>
  (await ask(sandbox, getPlayerItems, { state }, { userId })).data
const round = (gameId: string, userId = '') => ask(sandbox, getRoundRecord, { gameId }, { userId })

describe('games', () => {
  it('games are three a day for nothing, then bought ones, then tickets; then there are none', async () => {
    sandbox.happen(KNOWN, 'hosted', 3)
    expect(await info(KNOWN)).toMatchObject({
      freeGames: { left: 0, total: 3 },
      extraGames: { price: 60, left: 2 },
    })
    sandbox.happen(KNOWN, 'hosted', 9)
    const today = (await records(KNOWN)).filter(({ at }) => at === sandbox.clock.now())
    expect(today.map(({ by }) => by)).toEqual(['ticket', 'ticket', 'extra', 'extra', 'free', 'free', 'free'])
    sandbox.clock.advance(DAY)
    expect((await info(KNOWN)).freeGames.left).toBe(3)
  })

  it('games are played for half an hour, then count', async () => {
    sandbox.happen(ME, 'hosted', 1)
    const [playing] = await records()
    expect(playing).toMatchObject({ by: 'free', result: 'playing', score: 0 })
    expect(await round(playing?.gameId ?? '', ME)).toMatchObject({ code: 2007 })
    sandbox.clock.advance(HOUR / 2)
    const [over] = await records()
    expect(over?.score).toBe(over?.result === 'won' ? 12 : 3)
    expect((await info()).me).toMatchObject({ games: 1, score: over?.score, rank: expect.any(Number) })
  })

  it('games are not played before or after the tournament', async () => {
    for (const userId of ['10005', '10006']) {
      const before = (await records(userId)).length
      sandbox.happen(userId, 'hosted', 1)
      expect(await records(userId)).toHaveLength(before)
    }
  })
})

describe('a ticket', () => {
  it('a ticket has one of six states', async () => {
    sandbox.happen(KNOWN, 'hosted', 6)
    const { byState, list } = await tickets(KNOWN)
    expect(byState.map(({ state }) => state)).toEqual([
      'inMatch',
      'pendingAward',
      'noAward',
      'awarded',
      'expired',
      'permanent',
    ])
    expect(byState.reduce((sum, { count }) => sum + count, 0)).toBe(list.length)
    expect((await tickets(KNOWN, 'expired')).list).toMatchObject([{ id: '3', name: '限时参赛券' }])
  })

  it('a ticket is in the match while its game is played, waits for the award, and then has it or not', async () => {
    sandbox.happen(KNOWN, 'hosted', 6)
    const state = async () => (await tickets(KNOWN)).list.find(({ id }) => id === '1')?.state
    expect(await state()).toBe('inMatch')
    sandbox.clock.advance(HOUR)
    expect(await state()).toBe('pendingAward')
    sandbox.clock.advance(2 * DAY)
    expect(['awarded', 'noAward']).toContain(await state())
  })

  it('a ticket that is permanent never expires; others do', async () => {
    sandbox.clock.advance(30 * DAY)
    const { list } = await tickets()
    expect(list.map(({ state }) => state)).toEqual(['expired', 'expired', 'permanent'])
  })
})

describe('a game’s rounds', () => {
  it('a game’s rounds are the same for everybody, also logged out, and I sit at my seat', async () => {
    const [mine] = await records(KNOWN)
    const { data } = await round(mine?.gameId ?? '')
    const me = data.seats.find(({ userId }) => userId === KNOWN)
    expect(me?.won).toBe(mine?.result === 'won')
    expect((await round(mine?.gameId ?? '', ME)).data).toEqual(data)
    expect(await round('4041')).toMatchObject({ code: 4040 })
  })

  it('a game’s rounds hold all six roles, and end when one side has won', async () => {
    for (const gameId of ['1', '2', '3', '4', '5', '6', '7', '8']) {
      const { seats, winner, rounds } = (await round(gameId)).data
      expect([...new Set(seats.map(({ role }) => role))].sort()).toEqual([
        'fool',
        'godman',
        'hunter',
        'seer',
        'werewolf',
        'witch',
      ])
      expect(new Set(seats.map(({ userId }) => userId)).size).toBe(12)
      const left = seats.filter(({ outInRound }) => outInRound === 0).map(({ role }) => role)
      expect(left.includes('werewolf')).toBe(winner === 'werewolves')
      expect(Math.max(...seats.map(({ outInRound }) => outInRound))).toBe(rounds.length)
    }
  })
})
