import { createStore } from './store.ts'

export { hash } from './hash.ts'
export type { Store } from './store.ts'

const memory = globalThis.window?.__boot?.memory ?? new Map<string, string>()

function keys(): string[] {
  try {
    return [...new Set([...Object.keys(localStorage), ...memory.keys()])]
  } catch {
    return [...memory.keys()]
  }
}

/** What outlives the visit (localStorage). `keys` names all that is stored or remembered. */
export const storage = { ...createStore(() => localStorage, memory), keys }

/** What lives as long as the tab (sessionStorage). */
export const visitStorage = createStore(() => sessionStorage)

// another tab has stored something newer than the value kept in memory here
globalThis.window?.addEventListener('storage', ({ key }) => (key ? memory.delete(key) : memory.clear()))
