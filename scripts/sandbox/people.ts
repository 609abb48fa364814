import type { User } from './user.ts'

/** A person as the contract's `person`. */
export function publicPerson({ id, nickname, portrait }: User) {
  return { userId: id, nickname, portrait }
}
