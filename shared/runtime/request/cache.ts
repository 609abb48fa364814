import { storage } from '#shared/runtime/storage'

const prefix = 'MD5API-'
const most = 60

type Cached = { key: string; at: number; data: unknown }

/** The last answer's data kept under this key, as the server gave it; undefined when there is none. */
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

/** 53 bits of a text, for names and not for secrets (cyrb53, public domain). */
export function hash(text: string): string {
  let a = 0xdeadbeef
  let b = 0x41c6ce57
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    a = Math.imul(a ^ unit, 2654435761)
    b = Math.imul(b ^ unit, 1597334677)
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909)
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909)
  return (4294967296 * (2097151 & b) + (a >>> 0)).toString(36)
}
