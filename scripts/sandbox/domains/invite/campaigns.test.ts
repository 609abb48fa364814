import { beforeEach, describe, expect, it } from 'vitest'
import { bindInvitation } from '#shared/api/invite'
import {
  getInvitedFriends,
  getInviteFriends,
  getInviteRanks,
  luckDraw,
  receiveInviteReward,
} from '#shared/api/invite-friends'
import { getNewCapInvitation, getNewCapRankings, getNewCapRecords } from '#shared/api/new-cap'
import { createSandbox, type Sandbox } from '../../index.ts'
import { type AskOptions, ask } from '../../testing/ask.ts'
import { PRIZES } from './plan.ts'

let sandbox: Sandbox
beforeEach(() => {
  sandbox = createSandbox()
})

const bind = (code: string, userId: string) => ask(sandbox, bindInvitation, { code }, { userId })
const friendsOf = async (userId: string) => (await ask(sandbox, getInviteFriends, {}, { userId })).data

describe('inviting friends', () => {
  const claim = (id: string, userId: string) => ask(sandbox, receiveInviteReward, { id }, { userId })
  const draw = (userId: string, options: AskOptions = {}) =>
    ask(sandbox, luckDraw, {}, { userId, ...options })

  it('inviting friends counts a friend step by step, as far as they have come', async () => {
    await bind((await friendsOf('10001')).code, '777')
    const people = async () => (await friendsOf('10001')).steps.map((step) => step.people)
    expect(await people()).toEqual([1, 0, 0, 0])
    sandbox.happen('777', 'hosted', 0.5)
    expect(await people()).toEqual([1, 1, 0, 0])
    sandbox.happen('777', 'greeted', 1)
    sandbox.happen('777', 'hosted', 0.5)
    expect(await people()).toEqual([1, 1, 1, 1])
    const { data } = await ask(sandbox, getInvitedFriends, {})
    expect(data.list).toMatchObject([{ userId: '777', step: 'stayed' }])
    expect((await friendsOf('10001')).draws).toBe(1)
  })

  it('inviting friends gives the rungs of the ladder once each', async () => {
    expect(await claim('1', '10001')).toMatchObject({ code: 2007 })
    const before = sandbox.state.user('10002').coins
    expect(await claim('3', '10002')).toMatchObject({ code: 200, data: { granted: [{ amount: 66 }] } })
    expect(sandbox.state.user('10002').coins).toBe(before + 66)
    expect(await claim('3', '10002')).toMatchObject({ code: 2060 })
    expect(await claim('99', '10002')).toMatchObject({ code: 4040 })
    expect(await claim('1', '10005')).toMatchObject({ code: 5101 })
    expect(await claim('3', '10009')).toMatchObject({ code: 2060 })
  })

  it('inviting friends gives draws, which are made while any are left, and once for one idempotency key', async () => {
    const { draws } = await friendsOf('10002')
    const first = (await draw('10002', { intentId: 'draw-once-1' })).data
    expect(PRIZES.map(({ id }) => id)).toContain(first.prizeId)
    expect((await draw('10002', { intentId: 'draw-once-1' })).data).toEqual(first)
    expect((await friendsOf('10002')).draws).toBe(draws - 1)
    for (let left = draws - 1; left > 0; left--) expect(await draw('10002')).toMatchObject({ code: 200 })
    expect(await draw('10002')).toMatchObject({ code: 2072 })
    expect(await draw('10006')).toMatchObject({ code: 5101 })
  })

  it('inviting friends publishes chances that add up to 100', async () => {
    const { prizes } = await friendsOf('')
    expect(prizes.reduce((sum, { percent }) => sum + percent, 0)).toBe(100)
  })

  it('inviting friends has a rank with my row and what it lacks to the next place', async () => {
    const ranks = async (input: object, userId: string) =>
      (await ask(sandbox, getInviteRanks, input, { userId })).data
    const { list, mine } = await ranks({ pageSize: 100 }, '10003')
    const at = list.findIndex(({ userId }) => userId === '10003')
    expect(mine).toMatchObject({ rank: at + 1, gap: (list[at - 1]?.score ?? 0) - (list[at]?.score ?? 0) + 1 })
    expect((await ranks({}, '')).mine).toBeNull()
    expect((await ranks({}, '10001')).mine).toMatchObject({ rank: 0, gap: 0 })
    expect((await ranks({ board: 'boss' }, '')).list[0]?.userId).not.toBe(list[0]?.userId)
    const day = await ranks({ period: 'day' }, '')
    expect(day.list[0]?.score ?? 0).toBeLessThan(list[0]?.score ?? 0)
    expect((await ranks({}, '10008')).list).toEqual([])
  })
})

describe('bosses whom a captain invites', () => {
  const invitation = async (userId: string) => (await ask(sandbox, getNewCapInvitation, {}, { userId })).data
  const records = async (userId: string, state?: 'effective' | 'lost') =>
    (await ask(sandbox, getNewCapRecords, state ? { state } : {}, { userId })).data

  it('bosses whom a captain invites count when they have sent enough gifts', async () => {
    await bind((await invitation('10001')).code, '777')
    expect(await invitation('10001')).toMatchObject({ invited: 1, effective: 0, received: 0 })
    sandbox.happen('777', 'gifted', 999)
    expect((await records('10001')).list).toMatchObject([{ userId: '777', state: 'active', gifts: 999 }])
    sandbox.happen('777', 'gifted', 1)
    expect(await invitation('10001')).toMatchObject({ effective: 1, received: 200 })
    const { mine } = (await ask(sandbox, getNewCapRankings, {})).data
    expect(mine).toMatchObject({ userId: '10001', score: 1 })
  })

  it('bosses whom a captain invites are listed by state, newest first', async () => {
    const { list } = await records('10002')
    expect(list.map(({ at }) => at)).toEqual(list.map(({ at }) => at).sort((a, b) => b - a))
    expect(new Set(list.map(({ state }) => state))).toEqual(new Set(['bound', 'active', 'effective', 'lost']))
    expect((await records('10002', 'lost')).list.every(({ state }) => state === 'lost')).toBe(true)
  })
})
