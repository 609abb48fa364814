import { randomUUID } from 'node:crypto'
import type { Change } from '../../site/live.ts'
import type { Context } from '../context.ts'
import { StoreError } from '../store/store.ts'

/** Work before the switch: a failure reports that nothing changed. */
export function untilThen<T>(work: () => Promise<T>): Promise<T> {
  return saying('Nothing changed on the live site. Run it again when that is put right.', work)
}

/** Work after the switch: a failure reports that the page is live, and how to finish. */
export function afterwards<T>(work: () => Promise<T>): Promise<T> {
  return saying('The change itself is live. Run the same command again to finish what follows from it.', work)
}

async function saying<T>(sentence: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof StoreError) throw new StoreError(`${error.message} ${sentence}`)
    throw error
  }
}

export function changeOf({ author, now }: Context, verb: Change['verb'], pages: string[]): Change {
  return { id: randomUUID(), verb, pages: [...pages].sort(), at: now().toISOString(), by: author.by }
}
