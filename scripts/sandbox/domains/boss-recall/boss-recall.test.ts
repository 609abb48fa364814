import { beforeEach, describe, expect, it } from 'vitest'
import {
  getCaptainRanks,
  getRecallableBosses,
  getRecalledBosses,
  getTodayTasks,
  getUserAndActivityPrice,
  sendRecallMessage,
} from '#shared/api/boss-recall'
import { getRecallLevels } from '#shared/api/boss-recall-rewards'
import { createSandbox, type Sandbox } from '../../index.ts'
import { ask } from '../../testing/ask.ts'
import { DAY, HOUR } from '../../world/clock.ts'

let sandbox: Sandbox
beforeEach(() => {
  sandbox = createSandbox({ now: Date.UTC(2026, 3, 8, 4) })
})

const bosses = async (userId = '10001') => (await ask(sandbox, getRecallableBosses, {}, { userId })).data
const send = (bossId: string, userId = '10001') =>
  ask(sandbox, sendRecallMessage, { userId: bossId, letterId: 'light' }, { userId })
const levels = async (userId = '10001') => (await ask(sandbox, getRecallLevels, {}, { userId })).data
const overview = async () => (await ask(sandbox, getUserAndActivityPrice, {})).data
const back = async () => (await ask(sandbox, getRecalledBosses, {})).data.list
const coins = () => sandbox.state.user('10001').coins

describe('a recall message', () => {
  it('a recall message goes out once a day to the same boss, ten times a day in all', async () => {
    const { data } = await send('81001')
    expect(data.boss).toMatchObject({ state: 'invited', nextAt: expect.any(Number) })
    expect(data.messages).toEqual({ left: 9, total: 10 })
    expect(await send('81001')).toMatchObject({ code: 8001 })
    for (let nth = 2; nth <= 10; nth++) await send(String(81_000 + nth))
    expect(await send('81011')).toMatchObject({ code: 2072, desc: '今日召回消息已发完' })
    sandbox.clock.advance(DAY)
    expect((await send('81002')).data.messages.left).toBe(9)
  })

  it('a recall message goes out once for one idempotency key, however often it arrives', async () => {
    const once = () =>
      ask(sandbox, sendRecallMessage, { userId: '81001', letterId: 'news' }, { intentId: 'intent-letter' })
    const { data } = await once()
    expect((await once()).data).toEqual(data)
    expect((await bosses()).messages.left).toBe(9)
  })

  it('a recall message may be sent again when 24 hours are over, not a moment before', async () => {
    const now = sandbox.clock.now()
    sandbox.clock.freeze(now)
    await send('81002')
    sandbox.clock.freeze(now + DAY - 1)
    expect(await send('81002')).toMatchObject({ code: 8001 })
    sandbox.clock.freeze(now + DAY)
    expect((await bosses()).list[1]).toMatchObject({ userId: '81002', state: 'invited', nextAt: null })
    expect(await send('81002')).toMatchObject({ code: 200 })
  })

  it('a recall message brings a boss back after a while, who counts and is paid for', async () => {
    const before = coins()
    await send('81001')
    expect(await back()).toEqual([])
    sandbox.clock.advance(3 * HOUR)
    const [first] = await back()
    expect(first).toMatchObject({ userId: '81001', earned: 3000, signed: 1 })
    expect(coins()).toBe(before + 3000)
    expect((await levels()).points).toBe(40)
    expect((await overview()).me).toMatchObject({ invited: 1, recalled: 1, earned: 3000 })
    expect((await bosses()).list.map(({ userId }) => userId)).not.toContain('81001')
    expect(await send('81001')).toMatchObject({ code: 2060 })
  })

  it('a recall message is for bosses of my own, of captains with a hall, while the campaign runs', async () => {
    expect(await send('90001')).toMatchObject({ code: 4040 })
    expect(await send('81001', '10008')).toMatchObject({ code: 2066 })
    expect(await send('81001', '10005')).toMatchObject({ code: 5101, desc: '暂未开放' })
    expect(await send('81001', '10007')).toMatchObject({ code: 5101, desc: '活动已结束' })
  })
})

it('bosses come by what they were worth, and were away for a month at least', async () => {
  const { list, total } = await bosses()
  expect([list.length, total]).toEqual([20, 24])
  expect(list.map(({ value }) => value)).toEqual(list.map(({ value }) => value).sort((a, b) => b - a))
  expect(list.every(({ daysAway }) => daysAway >= 30)).toBe(true)
  expect((await bosses('10008')).list).toEqual([])
})

describe('today’s tasks', () => {
  const tasks = async () => (await ask(sandbox, getTodayTasks, {})).data.tasks

  it('today’s tasks move on with what is done, give their points at once, and begin again at midnight', async () => {
    sandbox.happen('10001', 'hosted', 1)
    sandbox.happen('10001', 'greeted', 4)
    await send('81002')
    expect(await tasks()).toMatchObject([
      { id: 'message', progress: 1, done: false },
      { id: 'host', progress: 1, done: true },
      { id: 'greet', progress: 4, done: false },
      { id: 'gift', progress: 0 },
      { id: 'share', progress: 0 },
    ])
    expect((await levels()).points).toBe(15)
    sandbox.clock.advance(DAY)
    expect((await tasks()).every(({ progress }) => progress === 0)).toBe(true)
    expect((await levels()).points).toBe(15)
  })
})

it('captains are ranked by recall points, with what I miss to the next place', async () => {
  const ranks = async (userId: string) => (await ask(sandbox, getCaptainRanks, {}, { userId })).data
  expect((await ranks('10001')).mine).toMatchObject({ rank: 0, score: 0, gap: 0 })
  const { list, mine } = await ranks('10003')
  expect(mine?.score).toBe((await levels('10003')).points)
  expect(list.map(({ rank }) => rank)).toEqual(list.map((_, at) => at + 1))
  expect((await ranks('')).mine).toBeNull()
})
