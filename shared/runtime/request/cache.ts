import { hash, storage } from '#shared/runtime/storage'

const prefix = 'MD5API-'
const most = 60

type Cached = { key: string; at: number; data: unknown }

/** The cached data of the last response, as the server returned it; undefined without one. */
export function readCache(key: string): unknown {
  const cached = storage.readJson(prefix + hash(key)) as Cached | null | undefined
  // the key itself is compared too: a hash can collide, and answers must not cross users
  return cached?.key === key ? cached.data : undefined
}

/** Keeps an answer; of more than 60 the oldest go. */
export function writeCache(key: string, data: unknown): void {
  const name = prefix + hash(key)
  const names = storage.keys().filter((each) => each.startsWith(prefix) && each !== name)
  if (names.length >= most) {
    const ageOf = (each: string) => Number((storage.readJson(each) as Cached | null)?.at) || 0
    names.sort((a, b) => ageOf(a) - ageOf(b))
    for (const old of names.slice(0, names.length - most + 1)) storage.remove(old)
  }
  storage.writeJson(name, { key, at: Date.now(), data } satisfies Cached)
}
