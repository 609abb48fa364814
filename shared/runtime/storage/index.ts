import { createStore } from './store.ts'

export type { Store } from './store.ts'

/** What outlives the visit (localStorage). */
export const storage = createStore(() => globalThis.localStorage)

/** What lives as long as the tab (sessionStorage). */
export const visitStorage = createStore(() => globalThis.sessionStorage)
