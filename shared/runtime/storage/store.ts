/** Text by key. Never throws: if storage is blocked, full or missing, values are kept in memory for this visit. */
export type Store = {
  read(key: string): string | null
  /** False where the browser refused, so that only this page knows it. */
  write(key: string, value: string): boolean
  remove(key: string): void
  /** The parsed JSON under the key; undefined when missing or corrupt. Check its shape before use. */
  readJson(key: string): unknown
  writeJson(key: string, value: unknown): void
}

/**
 * @param open returns the browser's storage; may throw or return nothing when storage is blocked.
 * @param memory fallback for refused values.
 */
export function createStore(open: () => Storage | undefined, memory: Map<string, string> = new Map()): Store {
  // without storage its use throws like that of a blocked one
  const attempt = <T>(use: (native: Storage) => T): T | undefined => {
    try {
      return use(open() as Storage)
    } catch {
      return undefined
    }
  }
  const store: Store = {
    read: (key) => memory.get(key) ?? attempt((native) => native.getItem(key)) ?? null,
    write(key, value) {
      const kept = attempt((native) => {
        native.setItem(key, value)
        return true
      })
      if (kept) memory.delete(key)
      else memory.set(key, value)
      return !!kept
    },
    remove(key) {
      memory.delete(key)
      attempt((native) => native.removeItem(key))
    },
    readJson(key) {
      const text = store.read(key)
      // thrown on every first visit it would take time before the first paint
      if (!text) return undefined
      try {
        return JSON.parse(text)
      } catch {
        return undefined
      }
    },
    writeJson: (key, value) => store.write(key, JSON.stringify(value)),
  }
  return store
}
