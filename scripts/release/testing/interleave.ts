import type { Store } from '../store/store.ts'
import { around } from './faulty-store.ts'

/** Numbers from 0 to 1 that are the same for the same seed. */
export function randomFrom(seed: number): () => number {
  let state = seed * 2654435761 + 1
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 3266489917) | 0
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32
  }
}

/**
 * Lets several publishers work on one store in an order that the seed decides, call by call.
 *
 * @param after looks at the store between the calls.
 */
export async function interleave(
  store: Store,
  actors: ((store: Store) => Promise<unknown>)[],
  seed: number,
  after: () => Promise<void>,
): Promise<PromiseSettledResult<unknown>[]> {
  const random = randomFrom(seed)
  const waiting: (() => Promise<unknown>)[] = []
  const watched = () =>
    around(
      store,
      ({ pass }) =>
        new Promise((resolve, reject) => {
          waiting.push(() => pass().then(resolve, reject))
        }),
    )
  let running = true
  const all = Promise.allSettled(actors.map((act) => act(watched()))).finally(() => {
    running = false
  })
  while (running) {
    const [next] = waiting.splice(Math.floor(random() * waiting.length), 1)
    if (next) {
      await next()
      await after()
    }
    await new Promise(setImmediate)
  }
  return all
}
