import { beforeEach, describe, expect, it } from 'vitest'
import {
  getSingRewardHistory,
  getSingRewards,
  getSingTask,
  receiveSingReward,
} from '#shared/api/sing-captain'
import { createSandbox, type Sandbox } from '../../index.ts'
import { ask } from '../../testing/ask.ts'
import { DAY } from '../../world/clock.ts'

const KNOWN = '10002'

let sandbox: Sandbox
beforeEach(() => {
  // A Wednesday noon in the product's zone.
  sandbox = createSandbox({ now: Date.UTC(2026, 3, 8, 4) })
  sandbox.clock.freeze()
})

const task = async (version?: '1' | '2', userId = '10001') =>
  (await ask(sandbox, getSingTask, { version }, { userId })).data
const ladder = async (userId = KNOWN, version?: '1' | '2') =>
  (await ask(sandbox, getSingRewards, { version }, { userId })).data
const claim = (level: number, options = {}) =>
  ask(sandbox, receiveSingReward, { level }, { userId: KNOWN, ...options })

describe('this week’s targets', () => {
  it('this week’s targets are songs, hours on the mic and income; version 2 adds duets', async () => {
    sandbox.happen('10001', 'hosted', 2)
    sandbox.happen('10001', 'gifted', 1200)
    expect((await task()).targets).toEqual([
      { kind: 'songs', progress: 12, target: 20, unit: '首' },
      { kind: 'micHours', progress: 2, target: 5, unit: '小时' },
      { kind: 'income', progress: 1000, target: 1000, unit: 'PP币' },
    ])
    expect((await task('2')).targets[3]).toMatchObject({ kind: 'duets', progress: 2 })
  })

  it('this week’s targets rise to the next level when all are met, and begin again on Monday', async () => {
    sandbox.happen('10001', 'hosted', 5)
    sandbox.happen('10001', 'gifted', 1000)
    expect(await task()).toMatchObject({
      level: 1,
      targets: [{ target: 50 }, { target: 12 }, { target: 5000 }],
    })
    sandbox.clock.advance(5 * DAY)
    expect(await task()).toMatchObject({
      level: 0,
      targets: [{ progress: 0 }, { progress: 0 }, { progress: 0 }],
    })
    expect((await ladder('10001')).steps[0]?.state).toBe('claimable')
  })

  it('this week’s targets say until when they count', async () => {
    const { updatedAt, week } = await task()
    expect(updatedAt).toBeLessThanOrEqual(sandbox.clock.now())
    expect(week.endAt - week.startAt).toBe(7 * DAY)
  })
})

describe('last week’s ladder', () => {
  it('last week’s ladder is claimed step by step, once', async () => {
    const coins = sandbox.state.user(KNOWN).coins
    await claim(2, { intentId: 'intent-sing' })
    const { data } = await claim(2, { intentId: 'intent-sing' })
    expect(data.granted).toMatchObject([{ id: 'coin', amount: 300 }, { id: 'lantern' }])
    expect(sandbox.state.user(KNOWN).coins).toBe(coins + 300)
    expect(data.ladder.steps.map(({ state }) => state)).toEqual(['claimable', 'claimed', 'locked'])
    expect(await claim(2)).toMatchObject({ code: 2060 })
    expect(await claim(3)).toMatchObject({ code: 2007 })
    expect(await claim(4)).toMatchObject({ code: 4040 })
  })

  it('last week’s ladder says when rewards come later', async () => {
    const { notice, steps } = await ladder('10006')
    expect(notice).toContain('延迟')
    expect(steps.every(({ state }) => state === 'locked')).toBe(true)
    expect((await ladder()).notice).toBe('')
  })

  it('last week’s ladder keeps a history, newest first', async () => {
    await claim(1)
    const { data } = await ask(sandbox, getSingRewardHistory, {}, { userId: KNOWN })
    expect(data).toMatchObject({ total: 2, list: [{ id: '2', at: sandbox.clock.now() }, { id: '1' }] })
    expect((await ladder('10008')).steps).toEqual([])
  })
})
