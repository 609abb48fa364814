import type { Store } from '../store/store.ts'

export interface Call {
  /** From 1. */
  number: number
  method: 'get' | 'head' | 'putIfAbsent' | 'putIfMatch' | 'list' | 'delete'
  /** Key or prefix. */
  key: string
  /** Content of a put. */
  bytes?: Uint8Array
}

export interface Around<T = unknown> extends Call {
  /** Asks the real store, with other content when it is given. */
  pass(bytes?: Uint8Array): Promise<T>
}

/** A store with something around each call: it may fail, wait, count, or spoil what goes through. */
export function around(store: Store, wrap: (call: Around) => Promise<unknown>): Store {
  let number = 0
  const call = <T>(
    method: Call['method'],
    key: string,
    real: (bytes?: Uint8Array) => Promise<T>,
    bytes?: Uint8Array,
  ) =>
    wrap({
      number: ++number,
      method,
      key,
      ...(bytes && { bytes }),
      pass: (other) => real(other ?? bytes),
    }) as Promise<T>
  return {
    name: store.name,
    get: (key) => call('get', key, () => store.get(key)),
    head: (key) => call('head', key, () => store.head(key)),
    putIfAbsent: (key, bytes) =>
      call('putIfAbsent', key, (body) => store.putIfAbsent(key, body as Uint8Array), bytes),
    putIfMatch: (key, bytes, etag) =>
      call('putIfMatch', key, (body) => store.putIfMatch(key, body as Uint8Array, etag), bytes),
    list: (prefix) => call('list', prefix, () => store.list(prefix)),
    delete: (key) => call('delete', key, () => store.delete(key)),
  }
}

/** What a call of a dead process comes to. */
export class Killed extends Error {
  override name = 'Killed'
}

/** Which calls are counted: those that only read leave nothing behind, so a death at one is that of the write before. */
export type Step = 'call' | 'write'

const isWrite = (method: Call['method']) => method.startsWith('put') || method === 'delete'

/** Dies at the given call, before or after it had its effect, and stays dead. */
export function killedAt(
  store: Store,
  at: number,
  when: 'before' | 'after',
  step: Step = 'call',
): { store: Store; wasKilled: () => boolean } {
  let dead = false
  let steps = 0
  return {
    wasKilled: () => dead,
    store: around(store, async ({ method, pass }) => {
      if (dead) throw new Killed()
      const dies = (step === 'call' || isWrite(method)) && ++steps === at
      dead ||= dies
      const result = dies && when === 'before' ? undefined : await pass()
      if (dead) throw new Killed()
      return result
    }),
  }
}

/** Counts the calls that go through. */
export function counted(store: Store): { store: Store; calls: Call[] } {
  const calls: Call[] = []
  return {
    calls,
    store: around(store, ({ pass, ...call }) => {
      calls.push(call)
      return pass()
    }),
  }
}
