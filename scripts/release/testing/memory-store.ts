import { md5 } from '../digests.ts'
import { checkKey, type Listed, type Store } from '../store/store.ts'

/** A store for tests that need thousands of runs. */
export class MemoryStore implements Store {
  readonly name = 'memory'
  /** The target's own clock, ms since 1970. */
  clock = Date.now
  readonly objects = new Map<string, { bytes: Uint8Array; etag: string; modified: number }>()

  async get(key: string) {
    checkKey(key)
    const found = this.objects.get(key)
    return found && { bytes: found.bytes, etag: found.etag, modified: found.modified }
  }

  async head(key: string) {
    const found = this.objects.get(key)
    return found && { size: found.bytes.length, etag: found.etag, modified: found.modified }
  }

  async putIfAbsent(key: string, bytes: Uint8Array) {
    return this.objects.has(key) ? undefined : this.put(key, bytes)
  }

  async putIfMatch(key: string, bytes: Uint8Array, etag: string) {
    const found = this.objects.get(key)
    return found?.etag === etag ? this.put(key, bytes) : undefined
  }

  async list(prefix: string): Promise<Listed[]> {
    return [...this.objects]
      .filter(([key]) => key.startsWith(prefix))
      .map(([key, { bytes, modified }]) => ({ key, size: bytes.length, modified }))
      .sort((a, b) => (a.key < b.key ? -1 : 1))
  }

  async delete(key: string) {
    checkKey(key)
    this.objects.delete(key)
  }

  /** Whatever is there. */
  put(key: string, content: Uint8Array | string): string {
    checkKey(key)
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
    const etag = md5(bytes)
    this.objects.set(key, { bytes, etag, modified: this.clock() })
    return etag
  }

  /** A copy of all that is there. */
  clone(): MemoryStore {
    const copy = new MemoryStore()
    for (const [key, object] of this.objects) copy.objects.set(key, object)
    return copy
  }
}
