/** Text by key. Never throws: what a blocked, full or missing store refuses is kept in memory for this visit. */
export type Store = {
  read(key: string): string | null
  /** False where the browser refused, so that only this page knows it. */
  write(key: string, value: string): boolean
  remove(key: string): void
  /** The parsed JSON under the key; undefined when missing or corrupt. Check its shape before use. */
  readJson(key: string): unknown
  writeJson(key: string, value: unknown): void
  keys(): string[]
}

/** @param open Gives the browser's store; may throw or give nothing, as browsers do when storage is blocked. */
export function createStore(open: () => Storage | undefined): Store {
  const memory = new Map<string, string>()
  const attempt = <T>(use: (native: Storage) => T): T | undefined => {
    try {
      const native = open()
      return native ? use(native) : undefined
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
      try {
        return JSON.parse(store.read(key) ?? '')
      } catch {
        return undefined
      }
    },
    writeJson: (key, value) => store.write(key, JSON.stringify(value)),
    keys: () => [...new Set([...(attempt((native) => Object.keys(native)) ?? []), ...memory.keys()])],
  }
  return store
}
