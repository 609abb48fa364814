import type { Store } from '../store/store.ts'

const DAY_MS = 86_400_000

/**
 * A store whose present files are so many days older. What is written through it from now on is new, so all who work on it
 * get the same view.
 * @param isOld which of them; default: all.
 */
export async function aged(
  store: Store,
  days = 60,
  isOld: (key: string) => boolean = () => true,
): Promise<Store> {
  const old = new Set((await store.list('')).map(({ key }) => key).filter(isOld))
  const at = (key: string, modified: number) => (old.has(key) ? modified - days * DAY_MS : modified)
  const dated = <T extends { modified: number }>(key: string, found: T | undefined) =>
    found && { ...found, modified: at(key, found.modified) }
  const written = (key: string, etag: string | undefined) => {
    if (etag) old.delete(key)
    return etag
  }
  return {
    name: store.name,
    get: async (key) => dated(key, await store.get(key)),
    head: async (key) => dated(key, await store.head(key)),
    putIfAbsent: async (key, bytes) => written(key, await store.putIfAbsent(key, bytes)),
    putIfMatch: async (key, bytes, etag) => written(key, await store.putIfMatch(key, bytes, etag)),
    list: async (prefix) =>
      (await store.list(prefix)).map((each) => ({ ...each, modified: at(each.key, each.modified) })),
    delete: (key) => store.delete(key),
  }
}
