import type { Store } from '../store/store.ts'
import { around, type Call } from './faulty-store.ts'

/**
 * A store whose user falls asleep ahead of its nth call, as a process that is stopped, and goes on when others have done
 * their work. @returns also the call at which it slept; undefined when there were fewer.
 */
export function asleepAt(
  store: Store,
  at: number,
  meanwhile: () => Promise<unknown>,
): { store: Store; sleptAt: () => Call | undefined } {
  let slept: Call | undefined
  return {
    sleptAt: () => slept,
    store: around(store, async ({ pass, ...call }) => {
      if (call.number === at) {
        slept = call
        await meanwhile()
      }
      return pass()
    }),
  }
}
