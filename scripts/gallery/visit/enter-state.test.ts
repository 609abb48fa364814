import { expect, it } from 'vitest'
import type { PageState } from '../../../shared/runtime/app/page-state.ts'
import { NOW, type Site } from '../../browser/site.ts'
import { addressIn, prepareSite } from './enter-state.ts'

/** A site that only records what it gets. */
async function enter(state: PageState): Promise<{ now: number; steps: unknown[] }> {
  const steps: unknown[] = []
  const note =
    (step: string) =>
    async (...said: unknown[]) =>
      void steps.push([step, ...said])
  const site = {
    reset: note('reset'),
    freeze: note('freeze'),
    happen: note('happen'),
    steer: note('steer'),
  } as unknown as Site
  return { now: await prepareSite(site, state), steps }
}

const address = (recipe: PageState) =>
  addressIn('http://site', { page: 'a/b', state: 'c', language: 'en', path: '/battle', recipe })

it('the sandbox starts again, its clock stands still', async () => {
  expect((await enter({})).steps).toEqual([['reset'], ['freeze', NOW + 500], ['freeze', NOW + 500]])
})

it('what happened comes before the time that passed, and the first of two rules is the one that applies', async () => {
  const { now, steps } = await enter({
    as: '10002',
    after: '2h',
    happened: [{ what: 'hosted', amount: 3 }],
    answers: [{ path: '/a', code: 500 }, { path: '/*' }],
  })
  expect(now).toBe(NOW + 500 + 2 * 3_600_000)
  expect(steps.slice(2)).toEqual([
    ['happen', '10002', 'hosted', 3],
    ['freeze', now],
    ['steer', { path: '/*' }],
    ['steer', { path: '/a', code: 500 }],
  ])
})

it('a state with an hour is opened at that hour of the first day, or of a later one', async () => {
  const hour = 3_600_000
  const midnight = Date.parse('2026-11-20T00:00:00+08:00') + 500
  expect((await enter({ at: '20:30', shows: 'x' })).now).toBe(midnight + 20.5 * hour)
  expect((await enter({ at: '09:00', after: '2d', shows: 'x' })).now).toBe(midnight + 57 * hour)
  const { steps } = await enter({ at: '09:00', happened: [{ what: 'hosted', amount: 3 }], shows: 'x' })
  expect(steps[1]).toEqual(['freeze', midnight + 9 * hour])
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
