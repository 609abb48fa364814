import { beforeEach, describe, expect, it } from 'vitest'
import { getRecalledBosses, getUserAndActivityPrice, verifySignPerm } from '#shared/api/boss-recall'
import {
  getRecallLevels,
  getSignPrizes,
  receiveRecallLevel,
  receiveSignPrize,
} from '#shared/api/boss-recall-rewards'
import { createSandbox, type Sandbox } from '../../index.ts'
import { ask } from '../../testing/ask.ts'
import { DAY } from '../../world/clock.ts'

let sandbox: Sandbox
beforeEach(() => {
  sandbox = createSandbox({ now: Date.UTC(2026, 3, 8, 4) })
})

const levels = async (userId = '10001') => (await ask(sandbox, getRecallLevels, {}, { userId })).data
const overview = async (userId = '10001', captainId?: string) =>
  (await ask(sandbox, getUserAndActivityPrice, { captainId }, { userId })).data
const back = async (userId = '10001') => (await ask(sandbox, getRecalledBosses, {}, { userId })).data.list
const sign = (day: number, userId = '10001', captainId?: string, intentId?: string) =>
  ask(sandbox, receiveSignPrize, { day, captainId }, { userId, intentId })
const may = async (userId: string, captainId?: string) =>
  (await ask(sandbox, verifySignPerm, { captainId }, { userId, language: 'en' })).data
const coins = (userId = '10001') => sandbox.state.user(userId).coins

describe('a level’s reward', () => {
  const claim = (level: number, userId = '10002', intentId?: string) =>
    ask(sandbox, receiveRecallLevel, { level }, { userId, intentId })

  it('a level’s reward is claimed once, when it is reached', async () => {
    expect((await levels('10002')).list.map(({ state }) => state)).toEqual([
      'claimed',
      'claimable',
      'claimable',
      'claimable',
      'locked',
      'locked',
    ])
    const before = coins('10002')
    const first = await claim(2, '10002', 'intent-level-2')
    expect(first.data.granted).toMatchObject([
      { id: 'coin', amount: 150 },
      { id: 'rose', amount: 5 },
    ])
    expect((await claim(2, '10002', 'intent-level-2')).data).toEqual(first.data)
    expect(coins('10002')).toBe(before + 150)
    expect(await claim(2)).toMatchObject({ code: 2060 })
    expect(await claim(6)).toMatchObject({ code: 2007 })
    expect(await claim(7)).toMatchObject({ code: 4040 })
  })

  it('a level’s reward may have been claimed on another phone', async () => {
    expect(await claim(2, '10009')).toMatchObject({ code: 2060 })
    expect((await levels('10009')).list[1]?.state).toBe('claimed')
    expect(await claim(3, '10009')).toMatchObject({ code: 200 })
  })
})

describe('signing in as a captain', () => {
  const prizes = async (userId = '10001') => (await ask(sandbox, getSignPrizes, {}, { userId })).data

  it('signing in as a captain gives the next prize once a day', async () => {
    const before = coins()
    const first = await sign(1, '10001', undefined, 'intent-sign-1')
    await sign(1, '10001', undefined, 'intent-sign-1')
    expect(first.data).toMatchObject({
      granted: [{ id: 'coin', amount: 10 }],
      signing: { signed: 1, signedToday: true },
    })
    expect(coins()).toBe(before + 10)
    expect(await sign(1)).toMatchObject({ code: 2060 })
    expect(await sign(2)).toMatchObject({ code: 2007 })
    expect((await prizes()).list[1]?.state).toBe('locked')
    sandbox.clock.advance(DAY)
    expect((await prizes()).list[1]?.state).toBe('claimable')
    expect(await sign(3)).toMatchObject({ code: 2007 })
    expect(await sign(2)).toMatchObject({ code: 200 })
    expect(await sign(8)).toMatchObject({ code: 4040 })
  })

  it('signing in as a captain needs a hall and a running campaign', async () => {
    expect(await may('10001')).toEqual({ role: 'captain', allowed: true, reason: '', signedToday: false })
    expect(await may('10008')).toMatchObject({ allowed: false, reason: 'You have not joined any hall yet' })
    expect(await may('10006')).toMatchObject({ allowed: false, reason: 'This event has ended' })
    expect(await sign(1, '10008')).toMatchObject({ code: 2066 })
    expect(await sign(1, '10005')).toMatchObject({ code: 5101 })
  })

  it('signing in as a captain shows the prizes to people who are logged out', async () => {
    expect((await prizes('')).list.map(({ state }) => state)).toEqual(Array(7).fill('locked'))
  })
})

describe('an invited boss', () => {
  it('an invited boss sees who invites and what awaits, also logged out', async () => {
    const { inviter, welcome, me } = await overview('', '10002')
    expect(inviter?.userId).toBe('10002')
    expect(welcome).toMatchObject([{ id: 'coin', amount: 188 }, { id: 'entranceTrain' }])
    expect(me).toBeNull()
    const unknown = await ask(sandbox, getUserAndActivityPrice, { captainId: '40401' })
    expect(unknown).toMatchObject({ code: 4040 })
  })

  it('an invited boss gets the welcome gifts with the first sign-in, and counts for the captain', async () => {
    const [boss, captain] = [coins('777'), coins('10002')]
    const before = (await back('10002')).length
    const { data } = await sign(1, '777', '10002')
    expect(data.granted.map(({ id }) => id)).toEqual(['rose', 'coin', 'entranceTrain'])
    expect([coins('777'), coins('10002')]).toEqual([boss + 188, captain + 200])
    sandbox.happen('777', 'gifted', 99)
    expect(await back('10002')).toHaveLength(before + 1)
    expect((await back('10002'))[0]).toMatchObject({ userId: '777', given: 99, signed: 1, earned: 200 })
    sandbox.clock.advance(DAY)
    expect((await sign(2, '777', '10002')).data.granted).toMatchObject([{ id: 'coin', amount: 50 }])
  })

  it('an invited boss cannot be oneself, somebody who was here lately, or bound to another captain', async () => {
    expect((await may('10001', '10001')).reason).toBe('You cannot answer your own call')
    expect((await may('10002', '10001')).reason).toBe('Only for bosses who were away for 30 days')
    expect(await sign(1, '10002', '10001')).toMatchObject({ code: 2066 })
    await sign(1, '777', '10001')
    expect((await may('777', '10002')).reason).toBe("You have already answered another captain's call")
    expect(await may('777', '10001')).toMatchObject({ role: 'boss', allowed: true, signedToday: true })
  })
})
