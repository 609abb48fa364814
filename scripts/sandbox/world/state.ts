import { midnight } from './clock.ts'
import { createUser, type User } from './user.ts'

/** All that the sandbox remembers. */
export interface State {
  seed: string
  /** When the sandbox began, or was last reset. */
  startedAt: number
  /** Midnight of the first day, in the product's zone. */
  firstMidnight: number
  /** The person with that id; created on first use. */
  user(id: string): User
  /** A logged-out caller: new for each call. */
  guest(): User
  /** A domain's data of the whole world; created on first use. */
  shared<T>(name: string, create: () => T): T
  /** A number that never comes again, also after a reset. */
  next(): number
  /** Makes a login token for the person. */
  issueToken(userId: string): string
  /** The id that a token belongs to; undefined for an unknown token. `demo-<userId>` is always valid. */
  ownerOf(token: string): string | undefined
}

export function createState(seed: string, now: number, next: () => number): State {
  const users = new Map<string, User>()
  const parts = new Map<string, unknown>()
  const tokens = new Map<string, string>()
  const firstMidnight = midnight(now)
  return {
    seed,
    startedAt: now,
    firstMidnight,
    user(id) {
      let user = users.get(id)
      if (!user) {
        user = createUser(id, seed, firstMidnight)
        users.set(id, user)
      }
      return user
    },
    guest: () => createUser('', seed, firstMidnight),
    shared<T>(name: string, create: () => T): T {
      if (!parts.has(name)) parts.set(name, create())
      return parts.get(name) as T
    },
    next,
    issueToken(userId) {
      const token = `login-${userId}-${tokens.size + 1}`
      tokens.set(token, userId)
      return token
    },
    ownerOf: (token) => tokens.get(token) ?? /^demo-(\d{1,12})$/.exec(token)?.[1],
  }
}
