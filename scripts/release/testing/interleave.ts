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

/** How often the same publisher goes on: long runs of one meet what even turns hardly ever do. */
const SAME = 0.9

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
  const waiting: { actor: number; go: () => Promise<unknown> }[] = []
  const watched = (actor: number) =>
    around(store, ({ method, pass }) =>
      // a deletion is one step with the look before it: what its sleep costs is protocol/asleep.test.ts
      method === 'delete'
        ? pass()
        : new Promise((resolve, reject) => {
            waiting.push({ actor, go: () => pass().then(resolve, reject) })
          }),
    )
  let running = true
  const all = Promise.allSettled(actors.map((act, actor) => act(watched(actor)))).finally(() => {
    running = false
  })
  let turn = 0
  while (running) {
    if (random() > SAME || !waiting.some(({ actor }) => actor === turn))
      turn = Math.floor(random() * actors.length)
    const next = waiting.findIndex(({ actor }) => actor === turn)
    const [call] = next < 0 ? [] : waiting.splice(next, 1)
    if (call) {
      await call.go()
      await after()
    }
    await new Promise(setImmediate)
  }
  return all
}
