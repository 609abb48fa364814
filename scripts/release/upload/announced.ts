import { randomUUID } from 'node:crypto'
import { mapLimit } from '../../command/map-limit.ts'
import { UPLOADS } from '../../site/layout.ts'
import type { Listed, Store } from '../store/store.ts'

/** What a publisher is about to put: so a prune knows what one who died has left, and spares what one at work counts on. */
export interface Upload extends Listed {
  keys: string[]
}

/** Writes down what is about to be put. @returns its key, to be taken away when all of it is live. */
export async function announceUpload(store: Store, keys: string[]): Promise<string> {
  const key = `${UPLOADS}${randomUUID()}.json`
  await store.putIfAbsent(key, new TextEncoder().encode(`${JSON.stringify({ schema: 1, keys }, null, 2)}\n`))
  return key
}

/** What was announced and not taken away. One that is damaged speaks for no key. */
export async function readUploads(store: Store): Promise<Upload[]> {
  return mapLimit(await store.list(UPLOADS), async (listed) => {
    try {
      const stored = await store.get(listed.key)
      const { keys } = JSON.parse(new TextDecoder().decode(stored?.bytes)) as { keys: string[] }
      return { ...listed, keys: keys.filter((key) => typeof key === 'string') }
    } catch (error) {
      if (error instanceof SyntaxError || error instanceof TypeError) return { ...listed, keys: [] }
      throw error
    }
  })
}
