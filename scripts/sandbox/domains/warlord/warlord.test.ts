import { beforeEach, describe, expect, it } from 'vitest'
import {
  getSwitchDay,
  getTaskList,
  postSwitchDay,
  receiveReward,
  type SeasonBoard,
} from '#shared/api/warlord'
import { battlePay, readPost, setGoal } from '#shared/api/warlord-acts'
import { createSandbox, type Sandbox } from '../../index.ts'
import { ask } from '../../testing/ask.ts'
import { DAY } from '../../world/clock.ts'

let sandbox: Sandbox
beforeEach(() => {
  sandbox = createSandbox()
})

const FRESH = '10001'
const board = async (userId = FRESH): Promise<SeasonBoard> =>
  (await ask(sandbox, getTaskList, {}, { userId })).data

describe('the days of a fresh captain', () => {
  it('the days of a fresh captain are one done, one missed, today, and the rest to come', async () => {
    const { days, current } = await board()
    expect(days.slice(0, 5).map(({ state }) => state)).toEqual([
      'done',
      'missed',
      'today',
      'locked',
      'locked',
    ])
    expect(current.day).toBe(3)
  })

  it('the days of a fresh captain can be looked at without changing anything, but not ahead', async () => {
    expect((await ask(sandbox, getSwitchDay, { day: 2 })).data).toMatchObject({ day: 2, state: 'missed' })
    expect(await ask(sandbox, getSwitchDay, { day: 4 })).toMatchObject({ code: 2007, desc: '这一天还未开启' })
    expect((await board()).current.day).toBe(3)
  })

  it('a missed day of a fresh captain can be caught up, and gives today its place back', async () => {
    const caught = await ask(sandbox, postSwitchDay, { day: 2 })
    expect(caught.data).toMatchObject({ current: { day: 2, state: 'open' }, catchUps: { left: 1, total: 2 } })
    await ask(sandbox, readPost, { id: 'lesson-2' })
    sandbox.happen(FRESH, 'hosted', 1)
    sandbox.happen(FRESH, 'greeted', 10)
    sandbox.happen(FRESH, 'gifted', 600)
    const after = await board()
    expect([after.days[1]?.state, after.current.day]).toEqual(['done', 3])
    expect(await ask(sandbox, postSwitchDay, { day: 3 })).toMatchObject({ code: 2007 })
  })

  it('the days of a fresh captain move on with the clock', async () => {
    sandbox.clock.advance(DAY)
    const { days } = await board()
    expect(days.slice(2, 4).map(({ state }) => state)).toEqual(['missed', 'today'])
  })
})

describe('the growth goal', () => {
  it('the growth goal is set once, with the hall', async () => {
    const set = () => ask(sandbox, setGoal, { goalId: 'bright', roomId: '88001' }, { language: 'en' })
    expect((await set()).data).toMatchObject({
      goal: { chosen: 'bright', state: 'locked' },
      hall: { roomId: '88001', name: 'Moonlit Teahouse' },
    })
    expect(await set()).toMatchObject({ code: 2060, desc: 'Your goal for this season is already set' })
  })

  it('the growth goal cannot be set in a hall that is not there, nor in the second half of the season', async () => {
    expect(await ask(sandbox, setGoal, { goalId: 'peak', roomId: '1' })).toMatchObject({ code: 4040 })
    sandbox.clock.advance(4 * DAY)
    expect(await ask(sandbox, setGoal, { goalId: 'peak', roomId: '88001' })).toMatchObject({ code: 5101 })
  })
})

describe('a claim', () => {
  const claim = (kind: 'task' | 'free' | 'advanced' | 'all' | 'pending' | 'goal', id = '', userId = FRESH) =>
    ask(sandbox, receiveReward, { kind, id }, { userId })

  it('a claim of an advanced reward is refused until the track is unlocked', async () => {
    expect(await claim('advanced', '1')).toMatchObject({ code: 2066, desc: '解锁后才可领取' })
    await ask(sandbox, battlePay, { seasonId: '7', roomId: '88001', price: 5200 })
    expect(await claim('advanced', '1')).toMatchObject({
      code: 200,
      data: { granted: [{ id: 'coin', amount: 300 }] },
    })
  })

  it('a claim of everything grants what the chest lists, no more and no less', async () => {
    const sums = (rewards: { id: string; days: number; amount: number }[]) =>
      rewards.reduce<Record<string, number>>((sum, { id, days, amount }) => {
        const key = `${id} ${days}`
        return Object.assign(sum, { [key]: (sum[key] ?? 0) + amount })
      }, {})
    let { pending } = await board('10002')
    expect(new Set(pending.map(({ kind }) => kind))).toContain('task')
    for (let times = 0; pending.length && times < 5; times++) {
      const { data } = await claim('all', '', '10002')
      expect(sums(data.granted)).toEqual(sums(pending.flatMap(({ rewards }) => rewards)))
      pending = data.board.pending
    }
    const { tracks } = await board('10002')
    expect([...tracks.free, ...tracks.advanced].map(({ state }) => state)).not.toContain('claimable')
    expect(await claim('all', '', '10002')).toMatchObject({ code: 2007 })
  })

  it('a claim can be made of each thing in the chest by itself, and it is gone from there', async () => {
    for (const { kind, id } of (await board('10002')).pending) {
      const { code, data } = await claim(kind, id, '10002')
      expect([code, data.board.pending.some((each) => each.kind === kind && each.id === id)]).toEqual([
        200,
        false,
      ])
    }
  })

  it('a claim of what is not reached or not there is refused', async () => {
    expect(await claim('free', '9')).toMatchObject({ code: 2007 })
    expect(await claim('task', '3-fly')).toMatchObject({ code: 4040 })
  })

  it('a claim that was made on another phone is refused once, and shows as had', async () => {
    expect(await claim('free', '2', '10009')).toMatchObject({ code: 2060 })
    expect((await board('10009')).tracks.free[1]?.state).toBe('claimed')
  })
})

describe('the advanced track', () => {
  const pay = (userId: string, price = 5200) =>
    ask(sandbox, battlePay, { seasonId: '7', roomId: '88001', price }, { userId })

  it('the advanced track costs its price, once', async () => {
    expect(await pay(FRESH, 5000)).toMatchObject({ code: 2007, desc: '价格有变化，请重新确认' })
    expect(await pay(FRESH)).toMatchObject({ code: 200, data: { price: 5200, balance: 6800 } })
    expect((await board()).advanced).toMatchObject({ unlocked: true, eligible: false, balance: 6800 })
    expect(await pay(FRESH)).toMatchObject({ code: 2060 })
  })

  it('the advanced track is not for captains who hosted before, nor for an empty purse', async () => {
    expect(await pay('10003')).toMatchObject({ code: 2066 })
    expect((await board('10003')).advanced).toMatchObject({
      eligible: false,
      reason: '仅限首次入驻厅的新队长购买',
    })
    expect(await pay('10004')).toMatchObject({ code: 2072 })
  })

  it('the advanced track is on sale while the season runs', async () => {
    expect(await pay('10005')).toMatchObject({ code: 5101, desc: '暂未开放' })
    sandbox.clock.advance(9 * DAY)
    expect(await pay(FRESH)).toMatchObject({ code: 5101, desc: '活动已结束' })
  })
})

it('a lesson is read once, pays its reward, and keeps its text until its day', async () => {
  expect(await ask(sandbox, readPost, { id: 'lesson-3' })).toMatchObject({
    code: 200,
    data: { granted: [{ amount: 20 }] },
  })
  expect(await ask(sandbox, readPost, { id: 'lesson-3' })).toMatchObject({ code: 2060 })
  expect(await ask(sandbox, readPost, { id: 'lesson-9' })).toMatchObject({ code: 2007 })
  expect((await board('10005')).current.tutorials[0]?.body).toEqual([])
})

it('a season that is settled names its winners, best first', async () => {
  const { season, winners } = await board('10007')
  expect(season.phase).toBe('settled')
  const points = winners.map((winner) => winner.points)
  expect(points).toEqual([...points].sort((a, b) => b - a))
  expect((await board('10006')).winners).toEqual([])
})
