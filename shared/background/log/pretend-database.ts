import { vi } from 'vitest'

/**
 * A fake IndexedDB with one store, as far as idb-keyval uses it. 'hangs': it never opens. For tests, which unstub
 * globals; happy-dom has none.
 */
export function pretendDatabase(how: 'works' | 'hangs' | 'refuses' = 'works') {
  const rows = new Map<string, unknown>()
  const soon = (act: () => void) => void Promise.resolve().then(act)
  const answer = (result?: unknown) => {
    const request = { result, onsuccess: undefined as (() => void) | undefined }
    soon(() => request.onsuccess?.())
    return request
  }
  const transaction = () => {
    const running = {
      oncomplete: undefined as (() => void) | undefined,
      objectStore: () => ({
        transaction: running,
        put: (value: unknown, key: string) => answer(rows.set(key, structuredClone(value))),
        get: (key: string) => answer(rows.get(key)),
        delete: (key: string) => answer(rows.delete(key)),
        getAllKeys: () => answer([...rows.keys()]),
      }),
    }
    soon(() => running.oncomplete?.())
    return running
  }
  const open = () => {
    if (how === 'refuses') throw new DOMException('refused', 'SecurityError')
    return how === 'hangs' ? {} : answer({ transaction })
  }
  vi.stubGlobal('indexedDB', { open: vi.fn(open) })
  return { rows }
}
