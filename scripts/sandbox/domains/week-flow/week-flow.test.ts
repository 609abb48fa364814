import { beforeEach, expect, it } from 'vitest'
import { getWeekFlowRewards, receiveWeekFlowReward } from '#shared/api/week-flow'
import { createSandbox, type Sandbox } from '../../index.ts'
import { ask } from '../../testing/ask.ts'
import { weekStart } from '../../world/calendar.ts'

let sandbox: Sandbox
beforeEach(() => {
  sandbox = createSandbox({ now: Date.UTC(2026, 3, 8, 4) })
  sandbox.clock.freeze()
})

const weekFlow = async (userId = '10002') => (await ask(sandbox, getWeekFlowRewards, {}, { userId })).data
const claim = (id: string, options = {}) =>
  ask(sandbox, receiveWeekFlowReward, { id }, { userId: '10002', ...options })

it('gifts move the week’s flow, which begins again at Monday’s midnight in the product’s zone', async () => {
  sandbox.happen('10002', 'gifted', 13_800)
  expect(await weekFlow()).toMatchObject({
    flow: 20_000,
    steps: [{}, {}, { state: 'claimable' }, { state: 'locked' }],
  })
  const monday = weekStart(sandbox.clock.now()) + 7 * 86_400_000
  expect(new Date(monday).toISOString()).toBe('2026-04-12T16:00:00.000Z')
  sandbox.clock.freeze(monday - 1)
  expect((await weekFlow()).flow).toBe(20_000)
  sandbox.clock.freeze(monday)
  expect(await weekFlow()).toMatchObject({ flow: 0, startAt: monday })
})

it('a step is claimed once, when it is reached', async () => {
  await claim('step-2', { intentId: 'intent-flow' })
  await claim('step-2', { intentId: 'intent-flow' })
  expect(sandbox.state.user('10002').coins).toBe(86_500 + 180)
  expect(await claim('step-2')).toMatchObject({ code: 2060 })
  expect(await claim('step-3')).toMatchObject({ code: 2007 })
  expect(await claim('step-9')).toMatchObject({ code: 4040 })
})

it('a step may have been claimed on another phone, or there may be no steps', async () => {
  expect(await claim('step-1', { userId: '10009' })).toMatchObject({ code: 2060 })
  expect((await weekFlow('10009')).steps[0]?.state).toBe('claimed')
  expect((await weekFlow('10008')).steps).toEqual([])
})
