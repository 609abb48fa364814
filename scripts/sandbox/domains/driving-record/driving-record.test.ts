import { beforeEach, expect, it } from 'vitest'
import { type DriveKind, getDrivingRecords } from '#shared/api/driving-record'
import { createSandbox, type Sandbox } from '../../index.ts'
import { ask } from '../../testing/ask.ts'
import { DAY, midnight } from '../../world/clock.ts'

let sandbox: Sandbox
beforeEach(() => {
  sandbox = createSandbox({ now: Date.UTC(2026, 3, 8, 4) })
  sandbox.clock.freeze()
})

const records = async (
  input: { kind?: DriveKind; date?: number; pageSize?: number } = {},
  userId = '10002',
) => (await ask(sandbox, getDrivingRecords, { pageSize: 100, ...input }, { userId })).data

it('records go back 10 days, today included, newest first', async () => {
  const { list, since } = await records()
  expect(since).toBe(midnight(sandbox.clock.now()) - 9 * DAY)
  expect(list.length).toBeGreaterThan(9)
  expect(list.every(({ startAt }) => startAt >= since)).toBe(true)
  expect(list.map(({ startAt }) => startAt)).toEqual(list.map(({ startAt }) => startAt).sort((a, b) => b - a))
  const oldest = list.at(-1)
  sandbox.clock.advance(DAY)
  expect((await records()).list.map(({ id }) => id)).not.toContain(oldest?.id)
})

it('a drive says what it counted as, with guests and when they alighted, and why it does not count', async () => {
  const { list, totals } = await records()
  expect(new Set(list.map(({ kind }) => kind))).toEqual(
    new Set(['effective', 'invalid', 'fake', 'vipCharter', 'outOfGear']),
  )
  for (const { kind, score, reason, guests, startAt, endAt } of list) {
    const counts = kind === 'effective' || kind === 'vipCharter'
    expect([score > 0, reason === '']).toEqual([counts, counts])
    for (const { alightAt } of guests) expect(alightAt >= startAt && alightAt <= endAt).toBe(true)
  }
  expect(totals.score).toBe(list.reduce((sum, { score }) => sum + score, 0))
  expect(totals.byKind.reduce((sum, { count }) => sum + count, 0)).toBe(list.length)
})

it.each(Array.from({ length: 14 }, (_, day) => day))(
  'on day %i, too, the newest past drive has a reason to ask for',
  async (day) => {
    sandbox = createSandbox({ now: Date.UTC(2026, 10, 20 + day, 4) })
    expect((await records()).list[0]).toMatchObject({ kind: 'invalid', reason: '有效客人不足 2 位' })
  },
)

it('one kind can be listed; the totals stay those of all', async () => {
  const { list, totals } = await records({ kind: 'fake' })
  expect(list.every(({ kind }) => kind === 'fake')).toBe(true)
  expect(totals).toEqual((await records()).totals)
})

it('one day can be listed; each day says how many drives it had', async () => {
  const { list, days } = await records()
  const today = midnight(sandbox.clock.now())
  expect(days.map(({ date }) => date)).toEqual(Array.from({ length: 10 }, (_, back) => today - back * DAY))
  const { date = 0, count } = days.find((day) => day.count > 1) ?? {}
  const ofDay = await records({ date })
  expect(ofDay.list).toEqual(list.filter(({ startAt }) => midnight(startAt) === date))
  expect([ofDay.list.length, ofDay.days]).toEqual([count, days])
})

it('hosting in the app is a drive', async () => {
  expect((await records({}, '10008')).list).toEqual([])
  sandbox.happen('10008', 'hosted', 2)
  expect(await records({}, '10008')).toMatchObject({
    list: [{ kind: 'effective' }],
    totals: { minutes: 120 },
  })
})
