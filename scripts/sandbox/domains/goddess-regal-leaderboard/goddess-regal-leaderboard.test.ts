import { beforeEach, describe, expect, it } from 'vitest'
import {
  getRegalDetail,
  getRegalRanks,
  getRegalSupporters,
  type RegalBoard,
} from '#shared/api/goddess-regal-leaderboard'
import { createSandbox, type Sandbox } from '../../index.ts'
import { ask } from '../../testing/ask.ts'
import { DAY } from '../../world/clock.ts'

let sandbox: Sandbox
beforeEach(() => {
  sandbox = createSandbox({ now: Date.UTC(2026, 10, 20, 4) })
  sandbox.clock.freeze()
})

const ranks = async (userId: string, board: RegalBoard, more = {}) =>
  (await ask(sandbox, getRegalRanks, { board, ...more }, { userId })).data
const supporters = (id: string, board: RegalBoard = 'charm', userId = '10002') =>
  ask(sandbox, getRegalSupporters, { id, board, pageSize: 50 }, { userId })

it('prizes of both boards are there for everybody, also logged out', async () => {
  const { data } = await ask(sandbox, getRegalDetail, {}, { userId: '' })
  expect(data).toMatchObject({ activityId: '45', phase: 'running' })
  expect(data.prizes.charm[0]).toMatchObject({ from: 1, to: 1, rewards: [{ id: 'titleRegal' }, {}] })
  expect(data.prizes.wealth[0]).toMatchObject({ rewards: [{ id: 'castle' }] })
})

describe('the boards', () => {
  it('the boards come page by page with my row and what is missing to the next place', async () => {
    const { list, total, hasMore, mine } = await ranks('10002', 'wealth', { pageSize: 20 })
    expect(list.map(({ rank }) => rank)).toEqual(list.map((_, at) => at + 1))
    expect([total, hasMore]).toEqual([41, true])
    const next = await ranks('10002', 'wealth', { pageSize: 41 })
    const before = next.list[(mine?.rank ?? 0) - 2]
    expect(mine).toMatchObject({ userId: '10002', score: 13_140 })
    expect(mine?.gap).toBe((before?.score ?? 0) - 13_140 + 1)
    expect((await ranks('', 'wealth')).mine).toBeNull()
    expect((await ranks('10001', 'wealth')).mine).toMatchObject({ rank: 0, score: 0, gap: 0 })
  })

  it('the boards show the earlier of two equal scores first', async () => {
    const { list } = await ranks('10007', 'charm')
    const [fifth, sixth] = [list[4], list[5]]
    expect(fifth?.score).toBe(sixth?.score)
    expect([fifth?.rank, sixth?.rank]).toEqual([5, 6])
  })

  it('the boards of the day hold a part of the whole, in an order of their own', async () => {
    const total = (await ranks('', 'charm', { pageSize: 40 })).list
    const day = (await ranks('', 'charm', { pageSize: 40, period: 'day' })).list
    const scoreOf = (id: string) => total.find(({ userId }) => userId === id)?.score ?? 0
    expect(day.every(({ userId, score }) => score < scoreOf(userId))).toBe(true)
    expect(day.map(({ userId }) => userId)).not.toEqual(total.map(({ userId }) => userId))
  })

  it('the boards of the day start again at midnight', async () => {
    sandbox.happen('10002', 'gifted', 500)
    expect((await ranks('10002', 'wealth', { period: 'day' })).mine).toMatchObject({ score: 500 })
    sandbox.clock.advance(DAY)
    expect((await ranks('10002', 'wealth', { period: 'day' })).mine).toMatchObject({ rank: 0, score: 0 })
    expect((await ranks('10002', 'wealth')).mine).toMatchObject({ score: 13_640 })
  })

  it('the boards are empty before the start, and stand still after the end', async () => {
    expect(await ranks('10005', 'charm')).toMatchObject({ list: [], total: 0 })
    const before = await ranks('10006', 'charm')
    sandbox.clock.advance(DAY)
    sandbox.happen('10006', 'gifted', 500)
    expect(await ranks('10006', 'charm')).toEqual(before)
    expect((await ranks('10008', 'charm')).list).toEqual([])
  })
})

describe('supporters', () => {
  it('supporters make up a person’s score together, and the best three stand beside the person', async () => {
    const { data } = await supporters('72002')
    expect(data.list.reduce((sum, { score }) => sum + score, 0)).toBe(data.person.score)
    expect(data.person.supporters.map(({ userId }) => userId)).toEqual(
      data.list.slice(0, 3).map(({ userId }) => userId),
    )
    expect(data.mine).toMatchObject({ rank: 0 })
  })

  it('supporters count my gifts, for both sides', async () => {
    const before = (await supporters('72001')).data
    expect(before.mine).toMatchObject({ userId: '10002', score: 13_140 })
    sandbox.happen('10002', 'gifted', 1000)
    const { data } = await supporters('72001')
    expect(data.mine?.score).toBe(14_140)
    expect(data.person.score).toBe(before.person.score + 1000)
    expect((await supporters('10002', 'wealth')).data.list).toMatchObject([
      { userId: '72001', score: 14_140 },
    ])
  })

  it('somebody without a place has no supporters; a person who does not exist is 4040', async () => {
    expect((await supporters('777')).data).toMatchObject({ person: { rank: 0, supporters: [] }, list: [] })
    expect(await supporters('4041')).toMatchObject({ code: 4040 })
  })
})
