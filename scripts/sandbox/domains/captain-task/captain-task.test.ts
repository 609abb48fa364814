import { beforeEach, describe, expect, it } from 'vitest'
import { getCaptainTasks, receiveCaptainTask } from '#shared/api/captain-task'
import { createSandbox, type Sandbox } from '../../index.ts'
import { ask } from '../../testing/ask.ts'
import { DAY, HOUR } from '../../world/clock.ts'

const ME = '10001'

let sandbox: Sandbox
beforeEach(() => {
  // A Wednesday, 22:30 in the product's zone.
  sandbox = createSandbox({ now: Date.UTC(2026, 3, 8, 14, 30) })
  sandbox.clock.freeze()
})

const overview = async (userId = ME) => (await ask(sandbox, getCaptainTasks, {}, { userId })).data
const task = async (id: string) => (await overview()).tasks.find((each) => each.id === id)
const claim = (id: string, options = {}) =>
  ask(sandbox, receiveCaptainTask, { id }, { userId: ME, ...options })

describe('tasks', () => {
  it('tasks move on with what a captain does in the app, and begin again at midnight', async () => {
    sandbox.happen(ME, 'hosted', 1)
    sandbox.happen(ME, 'greeted', 3)
    sandbox.happen(ME, 'gifted', 480)
    expect(await task('day-host')).toMatchObject({ progress: 1, target: 2, unit: '小时', state: 'locked' })
    expect(await task('day-greet')).toMatchObject({ progress: 3 })
    expect(await task('day-flow')).toMatchObject({ progress: 480 })
    sandbox.clock.advance(1.5 * HOUR)
    expect(await task('day-host')).toMatchObject({ progress: 0 })
    expect((await task('week-host'))?.progress).toBeGreaterThan(0)
    sandbox.clock.advance(5 * DAY)
    expect(await task('week-host')).toMatchObject({ progress: 0 })
  })

  it('tasks are claimed once a day, for coins', async () => {
    expect(await claim('day-host')).toMatchObject({ code: 2007 })
    sandbox.happen(ME, 'hosted', 2)
    const coins = sandbox.state.user(ME).coins
    const { data } = await claim('day-host', { intentId: 'intent-task' })
    await claim('day-host', { intentId: 'intent-task' })
    expect(data.granted).toMatchObject([{ id: 'coin', amount: 60 }])
    expect(sandbox.state.user(ME).coins).toBe(coins + 60)
    expect(await claim('day-host')).toMatchObject({ code: 2060 })
    sandbox.clock.advance(DAY)
    sandbox.happen(ME, 'hosted', 2)
    expect(await claim('day-host')).toMatchObject({ code: 200 })
    expect(await claim('day-dream')).toMatchObject({ code: 4040 })
  })

  it('there may be no tasks', async () => {
    expect((await overview('10008')).tasks).toEqual([])
  })
})

describe('the fast lane', () => {
  it('the fast lane counts hours since its start, lasts 14 days, and is for new captains', async () => {
    expect((await overview()).fastLane).toMatchObject({ phase: 'running', hours: 3 })
    expect((await overview('10003')).fastLane).toBeNull()
    expect((await overview('10005')).fastLane).toMatchObject({ phase: 'coming', hours: 0 })
    sandbox.clock.advance(12 * DAY)
    sandbox.happen(ME, 'hosted', 2)
    expect((await overview()).fastLane).toMatchObject({ phase: 'ended', hours: 3 })
    expect(await claim('lane-3')).toMatchObject({ code: 200 })
  })

  it('the fast lane names who was fastest once it is settled', async () => {
    expect((await overview('10006')).fastLane?.finishers).toEqual([])
    const lane = (await overview('10007')).fastLane
    expect(lane?.phase).toBe('settled')
    expect(lane?.finishers.map(({ days }) => days)).toEqual([9, 10, 12])
  })

  it('the fast lane gives a milestone’s reward once', async () => {
    expect((await claim('lane-3')).data.overview.fastLane?.milestones[0]?.state).toBe('claimed')
    expect(await claim('lane-3')).toMatchObject({ code: 2060 })
    expect(await claim('lane-8')).toMatchObject({ code: 2007 })
  })
})

describe('the werewolf day', () => {
  it('the werewolf day rewards three hours between 12:00 and 24:00, and 20 and 21 o’clock twice', async () => {
    sandbox.happen(ME, 'hosted', 3)
    const { werewolfDay, captain } = await overview()
    expect(captain.level).toBe(2)
    expect(werewolfDay.slots.filter(({ hosted }) => hosted).map(({ hour }) => hour)).toEqual([20, 21, 22])
    expect(werewolfDay).toMatchObject({ rewardHours: 5, hourlyReward: 60, coins: 300 })
    sandbox.happen(ME, 'hosted', 6)
    expect((await overview()).werewolfDay).toMatchObject({ rewardHours: 3 })
  })

  it('the werewolf day does not count the morning, nor less than an hour', async () => {
    sandbox.happen(ME, 'hosted', 0.9)
    const { werewolfDay } = await overview()
    expect(werewolfDay.slots.find(({ hour }) => hour === 22)).toMatchObject({ minutes: 54, hosted: false })
    expect(werewolfDay).toMatchObject({ rewardHours: 0, coins: 0 })
    sandbox.clock.set(Date.UTC(2026, 3, 8, 3, 0))
    sandbox.happen(ME, 'hosted', 4)
    expect((await overview()).werewolfDay).toMatchObject({ phase: 'coming', rewardHours: 0, coins: 0 })
  })

  it('the werewolf day ends at midnight, and is settled by ten on the next morning', async () => {
    sandbox.happen(ME, 'hosted', 3)
    expect((await overview('10006')).werewolfDay.phase).toBe('ended')
    sandbox.clock.advance(1.5 * HOUR)
    expect((await overview()).werewolfDay).toMatchObject({ phase: 'ended', coins: 300, leaders: [] })
    sandbox.clock.advance(10 * HOUR)
    const { werewolfDay } = await overview()
    expect(werewolfDay).toMatchObject({ phase: 'settled', coins: 300 })
    expect(werewolfDay.leaders[0]).toMatchObject({ rank: 1, hours: 12 })
  })

  it('the werewolf day gives a bounty for each of three hours, once', async () => {
    sandbox.happen(ME, 'hosted', 2)
    expect((await claim('wolf-2')).data.granted).toMatchObject([{ id: 'coin', amount: 88 }])
    expect(await claim('wolf-2')).toMatchObject({ code: 2060 })
    expect(await claim('wolf-3')).toMatchObject({ code: 2007 })
  })
})

describe('a captain’s level', () => {
  it('a captain’s level asks for hours and gift flow, and knows when it was reached', async () => {
    expect((await overview()).captain).toMatchObject({ level: 1, hours: 3, upgradedAt: null })
    sandbox.happen(ME, 'hosted', 4)
    expect((await overview()).captain).toMatchObject({ level: 2, hours: 7 })
    expect((await overview()).captain.upgradedAt).toBe(Date.UTC(2026, 3, 8, 14))
    expect((await overview('10008')).captain).toMatchObject({ level: 1, flow: 0, roomId: null })
  })
})
