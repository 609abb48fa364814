import { expect, it } from 'vitest'
import { getGiftPoints, getGiftPointsLog } from '#shared/api/gift-points'
import { createSandbox } from '../../index.ts'
import { ask } from '../../testing/ask.ts'

const sandbox = createSandbox()

it('ten PP coins in gifts make a point; the remainder waits', async () => {
  sandbox.happen('10001', 'gifted', 25)
  expect((await ask(sandbox, getGiftPoints, {})).data).toMatchObject({ points: 2, today: 2, expiring: null })
  sandbox.happen('10001', 'gifted', 5)
  expect((await ask(sandbox, getGiftPoints, {})).data.points).toBe(3)
})

it('the log runs back from the balance, newest first, and can be filtered by direction', async () => {
  const log = async (input: object) => (await ask(sandbox, getGiftPointsLog, input, { userId: '10003' })).data
  const { points } = (await ask(sandbox, getGiftPoints, {}, { userId: '10003' })).data
  const { list, total, hasMore } = await log({ pageSize: 10 })
  expect([list[0]?.balance, list.length, total, hasMore]).toEqual([points, 10, 60, true])
  for (const [at, entry] of list.slice(1).entries()) {
    const later = list[at]
    const change = later?.direction === 'in' ? later.points : -(later?.points ?? 0)
    expect(entry.balance + change).toBe(later?.balance)
  }
  expect((await log({ direction: 'out' })).list.every(({ direction }) => direction === 'out')).toBe(true)
})
