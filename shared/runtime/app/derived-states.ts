import type { PageState } from './page-state.ts'

/** The declarations from which states are derived. */
export interface Declared {
  states: Record<string, PageState>
  data?: readonly string[]
  login?: false
}

/**
 * All states of a page: declared ones, then those that every page has. The latter are opened like the page's first state;
 * a declared state of the same name wins.
 */
export function statesOf({ states, data, login }: Declared): Record<string, PageState> {
  const { as, query, client, device } = Object.values(states)[0] ?? {}
  const usual: PageState = {
    ...(as && { as }),
    ...(query && { query }),
    ...(client && { client }),
    ...(device && { device }),
  }
  const derived: Record<string, PageState> = {
    ...(data && { loading: { ...usual, faults: data.map((path) => ({ path, hang: true })) } }),
    ...(login !== false && { 'logged-out': { as: 'nobody', ...(query && { query }) } }),
    ...(data && { failed: { ...usual, faults: data.map((path) => ({ path, drop: true })) } }),
  }
  const added = Object.entries(derived).filter(([name]) => !states[name])
  return { ...states, ...Object.fromEntries(added) }
}
