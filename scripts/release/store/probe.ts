import { randomUUID } from 'node:crypto'
import { PROBES } from '../../site/layout.ts'
import { md5 } from '../digests.ts'
import { ReleaseError } from '../release-error.ts'
import type { Store } from './store.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)

/**
 * Tries the conditions of a put on an object of its own, and takes it away again. A target that ignores one of them would
 * let two publishers overwrite each other: it is refused.
 *
 * @returns the target's time, ms since 1970: ages of its files are counted by it.
 */
export async function probe(store: Store): Promise<number> {
  const key = `${PROBES}${randomUUID()}`
  const [one, two] = [bytesOf('one'), bytesOf('two')]
  try {
    if (await store.putIfMatch(key, one, md5(one))) refuse(store, 'If-Match where nothing is')
    const etag = await store.putIfAbsent(key, one)
    if (!etag) throw new ReleaseError('disorder', `${store.name} does not take an object that is new to it.`)
    if (await store.putIfAbsent(key, two)) refuse(store, 'If-None-Match')
    const left = await store.putIfMatch(key, two, etag)
    if (!left) throw new ReleaseError('disorder', `${store.name} does not find its own ETag again: ${WHY}`)
    if (await store.putIfMatch(key, one, etag)) refuse(store, 'If-Match')
    const head = await store.head(key)
    if (!head)
      throw new ReleaseError('disorder', `${store.name} does not find again what was just put there.`)
    return head.modified
  } finally {
    await store.delete(key).catch(() => undefined)
  }
}

const WHY =
  'two people who publish at once could undo each other’s work there, so it cannot be released to. Nothing changed.'

function refuse(store: Store, condition: string): never {
  throw new ReleaseError('disorder', `${store.name} ignores a condition (${condition}): ${WHY}`)
}
