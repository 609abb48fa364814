import { expect } from 'vitest'
import type { Store } from '../store/store.ts'
import { aged } from './aged.ts'
import { Killed, killedAt, type Step } from './faulty-store.ts'
import { expectInOrder, open, openStable, releaseOf, SEASON } from './fixtures.ts'
import { LATER, type Scenario } from './scenarios.ts'

/**
 * Kills a publisher at each of its steps in turn: after each, visitors see the old page or the new one, whole, and the
 * same command, given again, finishes the work.
 *
 * @param prepare a fresh target on which the scenario's past has happened.
 * @param step what counts as one. @param every 1 for each; more to take samples.
 * @returns how many steps there were to die at.
 */
export async function killEverywhere(
  { act, season, canary, isOld }: Scenario,
  prepare: () => Promise<Store>,
  when: 'before' | 'after',
  step: Step = 'call',
  every = 1,
): Promise<number> {
  for (let at = 1; ; at += every) {
    const store = isOld ? await aged(await prepare()) : await prepare()
    const killed = killedAt(store, at, when, step)
    const error = await act(killed.store, 'Ann').then(
      () => undefined,
      (reason: unknown) => reason,
    )
    if (!killed.wasKilled()) {
      expect(error).toBeUndefined()
      return at
    }
    // Some steps may fail without harm, as tidying up.
    if (error) expect(error).toBeInstanceOf(Killed)
    expect(season).toContain(await open(store, SEASON))
    expect(season).toContain(await openStable(store, SEASON))
    await act(store, 'Ann', LATER)
    expect([at, await open(store, SEASON)]).toEqual([at, season[1]])
    expect(await openStable(store, SEASON)).toBe(season[1])
    expect((await releaseOf(store, SEASON))?.canary?.build).toBe(canary)
    await expectInOrder(store)
  }
}
