import type { Store } from './store/store.ts'

/** Who does it, from which commit, and why. */
export interface Author {
  by: string
  commit: string
  note: string
}

/** What every verb works with. */
export interface Context {
  store: Store
  /** Name of the project: a target of another one is refused. */
  site: string
  author: Author
  now: () => Date
  /** Called with how far long work has come. */
  progress: (text: string) => void
}
