import { notFound } from './refusal.ts'
import type { State } from './state.ts'
import type { User } from './user.ts'

/** A person as the contract's `person`. */
export function publicPerson({ id, nickname, portrait }: User) {
  return { userId: id, nickname, portrait }
}

/** Every id of digits is a person, except those that begin with 404: for these a Refusal with code 4040. */
export function someone(state: State, userId: string | number): User {
  const id = String(userId)
  if (!/^\d{1,12}$/.test(id) || id.startsWith('404')) throw notFound()
  return state.user(id)
}
