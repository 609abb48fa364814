import { md5 } from '../digests.ts'

/**
 * Stores objects by key, for instance `static/react-1a2b.js`. The release protocol depends on this interface only. Every
 * put is atomic, and returns the etag of its content. Conditions are enforced by the store, also for concurrent requests.
 * Failures are StoreErrors.
 */
export interface Store {
  /** The target as people write it: a folder, or `s3://bucket/prefix`. */
  readonly name: string
  get(key: string): Promise<Stored | undefined>
  head(key: string): Promise<Head | undefined>
  /** Puts where nothing is. @returns the etag; undefined when there is something already. */
  putIfAbsent(key: string, bytes: Uint8Array): Promise<string | undefined>
  /**
   * Replaces the content with this etag.
   * @returns the new etag; undefined if the content has changed or is gone.
   */
  putIfMatch(key: string, bytes: Uint8Array, etag: string): Promise<string | undefined>
  /** Everything whose key begins so, in the order of the keys. */
  list(prefix: string): Promise<Listed[]>
  /** Deleted afterwards, even if it did not exist. */
  delete(key: string): Promise<void>
  /** Name under which the caller is signed in there; '' where that is not known. */
  identity?(): Promise<string>
}

export interface Head extends Delivery {
  /** Bytes. */
  size: number
  /** Identifies the content, without quotes; often, but not always, its MD5. */
  etag: string
  /** By the target's clock, ms since 1970. */
  modified: number
}

export interface Stored extends Delivery {
  bytes: Uint8Array
  etag: string
  /** As of a head. */
  modified: number
}

interface Delivery {
  /** What is wrong with the headers that visitors get with it, in words; absent where all is well, or the store keeps none. */
  misdelivered?: string
}

export interface Listed {
  key: string
  /** Bytes. */
  size: number
  /** ms since 1970. */
  modified: number
}

/** A store that did not do what was asked: denied, busy, unreachable, full. The message is a sentence without secrets. */
export class StoreError extends Error {
  override name = 'StoreError'
}

/** What helps where a store is full. A prune probes the target before it deletes, so it needs a little room itself. */
export const MAKE_ROOM =
  'Make a little room or raise the quota; then "npm run release -- prune" says which old builds could go'

/**
 * Puts a record, whose content is decided by its key, where it is not yet. One that was cut on its way, now or earlier, is
 * written again.
 */
export async function putRecord(store: Store, key: string, content: string | Uint8Array): Promise<void> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  if ((await store.putIfAbsent(key, bytes)) === md5(bytes)) return
  const head = await store.head(key)
  if (head && head.size !== bytes.length) await store.putIfMatch(key, bytes, head.etag)
}

const KEY = /^(?!.*(^|\/)\.\.?(\/|$))[A-Za-z0-9_.-]+(\/[A-Za-z0-9_.-]+)*$/

/** Throws unless the key stays inside the target. */
export function checkKey(key: string): void {
  if (!KEY.test(key)) throw new StoreError(`"${key}" is not a name that a target can hold.`)
}
