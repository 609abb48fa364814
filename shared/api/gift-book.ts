/** The album of gifts that a person has received. */
import { type InferOutput, nullable, object, optional, string } from 'valibot'
import { array, boolean, count, endpoint, id, time } from '#shared/runtime/schema'
import { claimState, person, reward } from './common.ts'

const lit = object({
  gift: reward,
  /** In PP coin. */
  price: count,
  /** How many were received; 0: not lit yet. */
  received: count,
  /** Who sent the first one, and when; null while it is not lit. */
  first: nullable(object({ ...person.entries, at: time })),
})

const book = object({
  owner: person,
  mine: boolean(),
  lit: count,
  total: count,
  groups: array(object({ id, name: string(), lit: count, gifts: array(lit) })),
  /** By gifts lit; granted when they are reached. */
  milestones: array(object({ need: count, rewards: array(reward), state: claimState })),
  /** Of the next milestone: what it needs and how many are missing; null after the last. */
  next: nullable(object({ need: count, missing: count, rewards: array(reward) })),
})

export type GiftBook = InferOutput<typeof book>
export type BookGift = InferOutput<typeof lit>

/**
 * The gift album of a person; default: mine.
 * @throws {4040} no person with that id
 */
export const getGiftBook = endpoint({
  method: 'GET',
  path: '/user/gift/book/detail',
  input: object({ userId: optional(id) }),
  output: book,
})
