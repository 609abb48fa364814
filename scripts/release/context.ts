import type { Store } from './store/store.ts'

/** Who does it, and why. */
export interface Author {
  by: string
  note: string
}

/** What every verb works with. */
export interface Context {
  store: Store
  /** Name of the project: a target of another one is refused. */
  site: string
  author: Author
  now: () => Date
  /** Called with the state of long work, often. */
  progress: (text: string) => void
  /** Called before the switch with what will be live. */
  announce: (text: string) => void
  /** Number of the plan that is carried out: whatever the verb changes, it is gone from the plans by the same switch. */
  plan?: number
  /** What is live while a release is watched, for the message of an interruption. */
  watched?: string
  /** Whether the switch is done, for the message of an interruption. */
  stage?: 'before' | 'after'
}
