import { beforeEach, describe, expect, it } from 'vitest'
import { getActivityInfo } from '#shared/api/activity'
import {
  getContribution,
  getGroupEvent,
  getGroupPrizes,
  getGroupRanking,
  getGroupTasks,
  joinGroup,
  receiveGroupReward,
} from '#shared/api/group-event'
import { createSandbox, type Sandbox } from '../../index.ts'
import { ask } from '../../testing/ask.ts'
import { DAY } from '../../world/clock.ts'
import { EVENTS } from './events/index.ts'

let sandbox: Sandbox
beforeEach(() => {
  sandbox = createSandbox()
})

const activityId = '20260408'
const event = async (userId: string) => (await ask(sandbox, getGroupEvent, { activityId }, { userId })).data
const join = (groupId: string, userId = '10001') =>
  ask(sandbox, joinGroup, { activityId, groupId }, { userId })
const claim = (taskId: string, userId = '10001') =>
  ask(sandbox, receiveGroupReward, { activityId, taskId }, { userId })

describe.each(EVENTS.map(({ id }) => id))('the event %s', (id) => {
  it(`${id} has two to six groups, each with a name and looks of their own, in three languages`, async () => {
    for (const language of ['zh', 'en', 'tw'] as const) {
      const { data } = await ask(sandbox, getGroupEvent, { activityId: id }, { language })
      expect(data.groups.length).toBeGreaterThanOrEqual(2)
      expect(data.groups.length).toBeLessThanOrEqual(6)
      expect(data.groups.map(({ look }) => look)).toEqual(data.groups.map((_, at) => at))
      const names = data.groups.map(({ name }) => name)
      expect(new Set(names.filter(Boolean)).size).toBe(names.length)
      expect(data.groups.every(({ slogan }) => slogan)).toBe(true)
    }
  })

  it(`${id} has tasks and rules in which no name is left to fill in`, async () => {
    for (const language of ['zh', 'en', 'tw'] as const) {
      const tasks = await ask(sandbox, getGroupTasks, { activityId: id }, { language })
      const info = await ask(sandbox, getActivityInfo, { id }, { language })
      expect(tasks.data).toHaveLength(7)
      expect(info.data.rules).toHaveLength(3)
      expect(JSON.stringify([tasks.data, info.data])).not.toMatch(/\{\w+\}|""title/)
    }
  })

  it(`what is done in ${id} is remembered for it alone`, async () => {
    const first = (await ask(sandbox, getGroupEvent, { activityId: id })).data.groups[0]?.id ?? ''
    await ask(sandbox, joinGroup, { activityId: id, groupId: first })
    const joined = await Promise.all(
      EVENTS.map(async (each) => {
        const { data } = await ask(sandbox, getGroupEvent, { activityId: each.id })
        return data.groupId === null ? [] : each.id
      }),
    )
    expect(joined.flat()).toEqual([id])
  })
})

it('an event of another id is unknown', async () => {
  const answer = await ask(sandbox, getGroupEvent, { activityId: '20250408' }, { language: 'en' })
  expect(answer).toMatchObject({ code: 4040, desc: 'Unknown activity' })
})

describe('joining', () => {
  it('joining is possible once, and while there is time', async () => {
    const before = (await event('10001')).groups.find(({ id }) => id === 'crane')?.members ?? 0
    const { data } = await join('crane')
    expect(data.groupId).toBe('crane')
    expect(data.groups.find(({ id }) => id === 'crane')?.members).toBe(before + 1)
    expect(await join('dragon')).toMatchObject({ code: 2060 })
    sandbox.clock.advance(2 * DAY)
    expect(await join('dragon', '777')).toMatchObject({ code: 2066 })
  })

  it('joining waits for the start', async () => {
    expect(await join('crane', '10005')).toMatchObject({ code: 5101 })
    expect((await event('10005')).groups.every(({ score, members }) => score === 0 && members === 0)).toBe(
      true,
    )
  })
})

describe('a task', () => {
  it('a task needs a group, then adds to its score and to mine', async () => {
    sandbox.clock.freeze()
    expect(await claim('daily')).toMatchObject({ code: 2066 })
    await join('crane')
    const before = (await event('10001')).groups.find(({ id }) => id === 'crane')?.score ?? 0
    expect(await claim('daily')).toMatchObject({ code: 200, data: { score: 20 } })
    expect((await event('10001')).groups.find(({ id }) => id === 'crane')?.score).toBe(before + 20)
    const { data } = await ask(sandbox, getContribution, { activityId })
    expect(data).toMatchObject({
      groupId: 'crane',
      score: 20,
      records: [{ score: 20 }, { title: '加入队伍' }],
    })
    expect(await claim('daily')).toMatchObject({ code: 2060 })
  })

  it('a task is moved on by what happens in the app', async () => {
    await join('crane')
    expect(await claim('greet')).toMatchObject({ code: 2007 })
    sandbox.happen('10001', 'greeted', 5)
    const { data } = await ask(sandbox, getGroupTasks, { activityId })
    expect(data.find(({ id }) => id === 'greet')).toMatchObject({ progress: 5, state: 'claimable' })
    expect(await claim('greet')).toMatchObject({ code: 200 })
  })

  it('a task is missed when the event is over', async () => {
    const { data } = await ask(sandbox, getGroupTasks, { activityId }, { userId: '10006' })
    expect(data.map(({ state }) => state)).not.toContain('claimable')
    expect(await claim('stay', '10006')).toMatchObject({ code: 5101 })
  })
})

describe('rankings', () => {
  it('rankings come page by page, best first, with my own row beside', async () => {
    const page = async (pageNum: number) =>
      (await ask(sandbox, getGroupRanking, { activityId, pageNum, pageSize: 20 }, { userId: '10003' })).data
    const pages = [await page(1), await page(2), await page(3), await page(4)]
    expect(pages.map(({ list }) => list.length)).toEqual([20, 20, 20, 5])
    expect(pages.map(({ hasMore }) => hasMore)).toEqual([true, true, true, false])
    const rows = pages.flatMap(({ list }) => list)
    expect(rows.map(({ rank }) => rank)).toEqual(rows.map((_, at) => at + 1))
    expect(pages[0]?.mine).toMatchObject({ userId: '10003', groupId: 'swallow' })
  })

  it('rankings of one group hold its people alone; those of the day differ from those of the event', async () => {
    const ranking = async (input: object) =>
      (await ask(sandbox, getGroupRanking, { activityId, ...input }, { userId: '' })).data
    expect((await ranking({ groupId: 'dragon' })).list.every(({ groupId }) => groupId === 'dragon')).toBe(
      true,
    )
    const [total, day] = [await ranking({}), await ranking({ period: 'day' })]
    expect(day.list[0]?.score).toBeLessThan(total.list[0]?.score ?? 0)
    expect(total.mine).toBeNull()
  })
})

it('winners and the winning group are named when the event is settled, not before', async () => {
  const prizes = async (userId: string) =>
    (await ask(sandbox, getGroupPrizes, { activityId }, { userId })).data
  expect(await prizes('10006')).toMatchObject({ winners: [], winningGroupId: null })
  const settled = await prizes('10007')
  expect(settled.winners).toHaveLength(10)
  expect(settled.winners[0]).toMatchObject({ rank: 1, rewards: [{ id: 'castle' }, { id: 'titleSpring' }] })
  expect(settled.winningGroupId).toBe('koi')
})
