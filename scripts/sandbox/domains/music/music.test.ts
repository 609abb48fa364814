import { beforeEach, describe, expect, it } from 'vitest'
import { getMusicSchedule, reserveMusic, unreserveMusic } from '#shared/api/music'
import { createSandbox, type Sandbox } from '../../index.ts'
import { ask } from '../../testing/ask.ts'
import { DAY, HOUR } from '../../world/clock.ts'

let sandbox: Sandbox
beforeEach(() => {
  // 18:00 in the product's zone.
  sandbox = createSandbox({ now: Date.UTC(2026, 3, 8, 10) })
  sandbox.clock.freeze()
})

const schedule = async (input: { date?: number; singerId?: string } = {}, userId = '10001') =>
  (await ask(sandbox, getMusicSchedule, input, { userId })).data
const first = async () => (await schedule()).sets[0]
const reserve = (setId: string, options = {}) => ask(sandbox, reserveMusic, { setId }, options)
const unreserve = (setId: string) => ask(sandbox, unreserveMusic, { setId })

describe('the timetable', () => {
  it('the timetable shows a day, or one singer of it, logged out too', async () => {
    const { days, day, sets, singers } = await schedule({}, '')
    expect(days).toHaveLength(7)
    expect(days[1]).toBe(day)
    expect(sets.map(({ startAt }) => (startAt - day) / HOUR)).toEqual([19, 20, 21, 22])
    const singerId = singers[0]?.userId ?? ''
    const hers = await schedule({ singerId }, '')
    expect(hers.sets.every(({ singer }) => singer.userId === singerId)).toBe(true)
    expect((await schedule({ date: day + DAY }, '')).day).toBe(day + DAY)
    expect((await schedule({ date: day + 30 * DAY }, '')).sets).toEqual([])
  })

  it('the timetable shows what is live now and what is over', async () => {
    sandbox.clock.advance(HOUR)
    expect((await first())?.state).toBe('live')
    sandbox.clock.advance(50 * 60_000)
    expect((await first())?.state).toBe('over')
  })

  it('the timetable may be empty', async () => {
    expect(await schedule({}, '10008')).toMatchObject({ sets: [], singers: [] })
  })
})

describe('a seat', () => {
  it('a seat is reserved once and can be given back', async () => {
    const set = await first()
    const left = set?.seats.left ?? 0
    await reserve(set?.id ?? '', { intentId: 'intent-seat' })
    const { data } = await reserve(set?.id ?? '', { intentId: 'intent-seat' })
    expect(data).toMatchObject({
      set: { state: 'mine', seats: { left: left - 1 } },
      reservations: { used: 1, most: 3, sets: [{ id: set?.id, state: 'mine' }] },
    })
    expect(await reserve(set?.id ?? '')).toMatchObject({ code: 2060 })
    expect((await unreserve(set?.id ?? '')).data).toMatchObject({
      set: { state: 'open' },
      reservations: { used: 0, sets: [] },
    })
    expect(await unreserve(set?.id ?? '')).toMatchObject({ code: 2007, desc: '还没有预约' })
  })

  it('a seat is refused when all are taken, when it has begun, and beyond three', async () => {
    const { sets, day } = await schedule()
    expect(await reserve(sets[2]?.id ?? '')).toMatchObject({ code: 2034 })
    const tomorrow = (await schedule({ date: day + DAY })).sets
    for (const set of [sets[0], sets[1], tomorrow[0]])
      expect(await reserve(set?.id ?? '')).toMatchObject({ code: 200 })
    expect(await reserve(tomorrow[1]?.id ?? '')).toMatchObject({ code: 2066 })
    sandbox.clock.advance(HOUR)
    expect(await reserve(tomorrow[1]?.id ?? '')).toMatchObject({ code: 200 })
    expect(await unreserve(sets[0]?.id ?? '')).toMatchObject({ code: 2007, desc: '演唱已经开始或结束' })
    expect(await reserve(sets[0]?.id ?? '')).toMatchObject({ code: 2007 })
    expect(await reserve('99999')).toMatchObject({ code: 4040 })
  })
})
