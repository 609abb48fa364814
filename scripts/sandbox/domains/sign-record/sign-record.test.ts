import { beforeEach, expect, it } from 'vitest'
import { clock, getSignRecord, sign } from '#shared/api/sign-record'
import { createSandbox, type Sandbox } from '../../index.ts'
import { ask } from '../../testing/ask.ts'
import { DAY, HOUR } from '../../world/clock.ts'

let sandbox: Sandbox
beforeEach(() => {
  sandbox = createSandbox({ now: Date.UTC(2026, 3, 8, 4) })
  sandbox.clock.freeze()
})

const record = async (userId = '10001', scene?: 'captain' | 'sing') =>
  (await ask(sandbox, getSignRecord, { scene }, { userId })).data
const signIn = (userId = '10001', options = {}) => ask(sandbox, sign, {}, { userId, ...options })
const clockIn = (kind: 'in' | 'out') => ask(sandbox, clock, { kind })

it('a person signs in once a day, for that day’s reward', async () => {
  await signIn('10001', { intentId: 'intent-sign' })
  const { data } = await signIn('10001', { intentId: 'intent-sign' })
  expect(data).toMatchObject({
    granted: [{ id: 'coin', amount: 5 }],
    record: { streak: 1, signedToday: true },
  })
  expect(sandbox.state.user('10001').coins).toBe(12_005)
  expect(await signIn()).toMatchObject({ code: 2060, desc: '今天已经签到' })
  expect((await record('10001', 'sing')).signedToday).toBe(false)
})

it('seven days in a row make a round, then it begins again; so it does after a missed day', async () => {
  expect((await record('10003')).streak).toBe(6)
  const seventh = await signIn('10003')
  expect(seventh.data.granted).toMatchObject([{ amount: 66 }, { id: 'cardCatchUp' }])
  expect(seventh.data.record.days.every(({ signed }) => signed)).toBe(true)
  sandbox.clock.advance(DAY)
  expect((await record('10003')).days.some(({ signed }) => signed)).toBe(false)
  const { days, streak } = (await signIn('10003')).data.record
  expect([streak, days.filter(({ signed }) => signed).map(({ day }) => day)]).toEqual([8, [1]])
  sandbox.clock.advance(2 * DAY)
  expect((await record('10003')).streak).toBe(0)
  expect((await signIn('10003')).data.granted).toMatchObject([{ id: 'coin', amount: 5 }])
})

it('a captain clocks in, then out, and the hours are kept in halves', async () => {
  expect(await clockIn('out')).toMatchObject({ code: 2007 })
  expect((await clockIn('in')).data.onDutySince).toBe(sandbox.clock.now())
  expect(await clockIn('in')).toMatchObject({ code: 2060 })
  sandbox.clock.advance(1.7 * HOUR)
  expect((await clockIn('out')).data).toMatchObject({ onDutySince: null, duties: [{ hours: 1.5 }] })
})
