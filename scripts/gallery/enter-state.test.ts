import { expect, it } from 'vitest'
import type { PageState } from '../../shared/runtime/app/page-state.ts'
import { NOW, type Site } from '../browser/site.ts'
import type { SandboxCall } from '../states/setup.ts'
import { addressIn, prepareSite } from './enter-state.ts'

/** A site that only records what it gets. */
async function enter(state: PageState): Promise<{ now: number; steps: unknown[] }> {
  const steps: unknown[] = []
  const site = {
    async control({ verb, body }: SandboxCall) {
      steps.push([verb, body])
    },
  } as unknown as Site
  return { now: await prepareSite(site, state), steps }
}

const address = (recipe: PageState) =>
  addressIn('http://site', { page: 'a/b', state: 'c', language: 'en', path: '/battle', recipe })

it('the sandbox starts again, its clock stands still', async () => {
  const freeze = NOW + 500
  expect((await enter({})).steps).toEqual([
    ['reset', {}],
    ['clock', { freeze }],
    ['clock', { freeze }],
  ])
})

it('what happened comes before the time that passed, and the first of two rules is the one that applies', async () => {
  const { now, steps } = await enter({
    as: '10002',
    after: '2h',
    happened: [{ what: 'hosted', amount: 3 }],
    faults: [{ path: '/a', code: 500 }, { path: '/*' }],
  })
  expect(now).toBe(NOW + 500 + 2 * 3_600_000)
  expect(steps.slice(2)).toEqual([
    ['happen', { userId: '10002', what: 'hosted', amount: 3 }],
    ['clock', { freeze: now }],
    ['faults', { path: '/*' }],
    ['faults', { path: '/a', code: 500 }],
  ])
})

it('a state with an hour is opened at that hour of the first day, or of a later one', async () => {
  const hour = 3_600_000
  const midnight = Date.parse('2026-11-20T00:00:00+08:00') + 500
  expect((await enter({ at: '20:30', shows: 'x' })).now).toBe(midnight + 20.5 * hour)
  expect((await enter({ at: '09:00', after: '2d', shows: 'x' })).now).toBe(midnight + 57 * hour)
  const { steps } = await enter({ at: '09:00', happened: [{ what: 'hosted', amount: 3 }], shows: 'x' })
  expect(steps[1]).toEqual(['clock', { freeze: midnight + 9 * hour }])
})

it.each([
  [{}, 'http://site/battle?token=demo-10001&userId=10001&lang=en'],
  [
    { as: '10002', query: 'needShowPopReward=1' },
    'http://site/battle?needShowPopReward=1&token=demo-10002&userId=10002&lang=en',
  ],
  [{ as: 'nobody' }, 'http://site/battle?lang=en'],
] as [PageState, string][])('%j is opened at its address', (recipe, expected) => {
  expect(address(recipe)).toBe(expected)
})
