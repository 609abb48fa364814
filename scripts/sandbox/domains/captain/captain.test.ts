import { expect, it } from 'vitest'
import { getCaptainConfig } from '#shared/api/captain'
import { createSandbox } from '../../index.ts'
import { ask } from '../../testing/ask.ts'

const sandbox = createSandbox()
const config = async (userId = '') =>
  (await ask(sandbox, getCaptainConfig, {}, { userId, language: 'en' })).data

it('hours count from 12:00 to 24:00, from one whole hour on, three a day', async () => {
  expect((await config()).hours).toEqual({ from: 12, to: 24, maxPerDay: 3, minimum: 1 })
})

it('a level is kept for 2 days, and rewards come before 10:00 the next morning', async () => {
  expect(await config()).toMatchObject({ levelKeptDays: 2, issuedBefore: 10 })
})

it('each level pays more for an hour, and asks for more flow and more hours, than the one before', async () => {
  const { levels } = await config()
  expect(levels.map(({ level }) => level)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  for (const [at, { hourlyReward, flow, hours, name }] of levels.entries()) {
    const before = levels[at - 1] ?? { hourlyReward: 0, flow: -1, hours: -1 }
    expect(name).not.toBe('')
    expect(hourlyReward).toBeGreaterThan(before.hourlyReward)
    expect(flow).toBeGreaterThan(before.flow)
    expect(hours).toBeGreaterThan(before.hours)
  }
})

it('the rules are the same for everybody, logged out too', async () => {
  expect(await config('10002')).toEqual(await config())
})
