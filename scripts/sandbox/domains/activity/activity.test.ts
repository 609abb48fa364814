import { beforeEach, expect, it } from 'vitest'
import { getActivityInfo, getForecastSeason, getHallWeek, getNextCampaign } from '#shared/api/activity'
import { listActivities } from '#shared/api/activity-list'
import { createSandbox, type Sandbox } from '../../index.ts'
import { type AskOptions, ask } from '../../testing/ask.ts'

const GROUP_EVENT = '20260408'

let sandbox: Sandbox
beforeEach(() => {
  sandbox = createSandbox()
})

const info = (id: string, options?: AskOptions) => ask(sandbox, getActivityInfo, { id }, options)

it('an activity has its name in the caller’s language, its page and its rules, logged out too', async () => {
  const { data } = await info('12', { userId: '', language: 'en' })
  expect(data).toMatchObject({ id: '12', phase: 'running', path: '/constellation' })
  expect(data.name).toBe("The Stargazer's Atlas")
  expect(data.rules.length).toBeGreaterThan(0)
  expect((await info('12', { userId: '' })).data.name).toMatch(/\p{Script=Han}/u)
})

it('the phase of an activity is the person’s own, and moves on with the clock', async () => {
  for (const [userId, phase] of [
    ['10005', 'coming'],
    ['10001', 'running'],
    ['10006', 'ended'],
    ['10007', 'settled'],
  ] as const)
    expect((await info(GROUP_EVENT, { userId })).data.phase).toBe(phase)
  const { data } = await info(GROUP_EVENT)
  sandbox.clock.set(data.endAt)
  expect((await info(GROUP_EVENT)).data.phase).toBe('ended')
  sandbox.clock.set(data.settleAt)
  expect((await info(GROUP_EVENT)).data.phase).toBe('settled')
})

it('an activity that does not exist is unknown', async () => {
  for (const id of ['0', 'toString'])
    expect(await info(id, { language: 'en' })).toMatchObject({ code: 4040, desc: 'Unknown activity' })
})

it('all activities are listed at once with the dates that each says of itself, the first to start first', async () => {
  const { data } = await ask(sandbox, listActivities, {}, { userId: '' })
  expect(data.map(({ startAt }) => startAt)).toEqual(data.map(({ startAt }) => startAt).sort((a, b) => a - b))
  for (const { id, startAt, phase, path } of data.slice(0, 5))
    expect((await info(id, { userId: '' })).data).toMatchObject({ startAt, phase, path })
  expect(data.some(({ path, phase }) => path === '' && phase === 'coming')).toBe(true)
})

it.each([
  [getForecastSeason, '244'],
  [getNextCampaign, '111'],
  [getHallWeek, '454'],
])('a fixed activity is asked for by its own path: %#', async (endpoint, id) => {
  const { data } = await ask(sandbox, endpoint, {}, { userId: '' })
  expect(data).toEqual((await info(id, { userId: '' })).data)
})
