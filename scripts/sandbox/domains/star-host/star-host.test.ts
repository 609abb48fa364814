import { expect, it } from 'vitest'
import { applyAsHost, getHostRecruitment, getStarHost } from '#shared/api/star-host'
import { createSandbox } from '../../index.ts'
import { ask } from '../../testing/ask.ts'
import { monthStart } from '../../world/calendar.ts'
import { REVIEW_MS } from './application.ts'

it('hosting, welcoming and gifts of the month bring the next star nearer', async () => {
  const sandbox = createSandbox({ now: Date.UTC(2026, 3, 8, 4) })
  sandbox.clock.freeze()
  const host = async (userId: string) => (await ask(sandbox, getStarHost, {}, { userId })).data
  expect(await host('10001')).toMatchObject({
    stars: 0,
    conditions: [{ progress: 0, target: 20, met: false }, {}, {}],
  })
  sandbox.happen('10001', 'hosted', 20)
  sandbox.happen('10001', 'greeted', 29)
  sandbox.happen('10001', 'gifted', 9999)
  expect((await host('10001')).conditions).toMatchObject([
    { kind: 'hours', met: true },
    { kind: 'guests', progress: 29, met: false },
    { kind: 'flow', progress: 4000, met: true },
  ])
  sandbox.clock.freeze(monthStart(sandbox.clock.now(), 1))
  expect((await host('10001')).conditions[0]).toMatchObject({ progress: 0 })
  expect((await host('10003')).perks.every(({ held }) => held)).toBe(true)
})

it('an application is under review for a day, and only a refused one can be sent again', async () => {
  const sandbox = createSandbox({ now: Date.UTC(2026, 3, 8, 4) })
  sandbox.clock.freeze()
  const standing = async (userId = '10001') =>
    (await ask(sandbox, getHostRecruitment, {}, { userId })).data.application
  const apply = (userId = '10001') => ask(sandbox, applyAsHost, { role: 'singing' }, { userId })
  expect(await standing('')).toMatchObject({ state: 'none' })
  const answerBy = sandbox.clock.now() + REVIEW_MS
  expect((await apply()).data.application).toEqual({
    state: 'reviewing',
    role: 'singing',
    answerBy,
    reason: '',
  })
  expect(await apply()).toMatchObject({ code: 2060 })
  sandbox.clock.advance(REVIEW_MS)
  expect(await standing()).toMatchObject({ state: 'accepted', answerBy: null })
  expect(await standing('10009')).toMatchObject({ state: 'refused', reason: expect.stringMatching(/.+/) })
  expect((await apply('10009')).data.application.state).toBe('reviewing')
})
