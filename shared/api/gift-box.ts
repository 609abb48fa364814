/** Gifts that a person holds, and giving them. */
import { type InferOutput, nullable, object, optional, picklist } from 'valibot'
import { array, count, endpoint, id, time } from '#shared/runtime/schema'
import { paged, person, reward } from './common.ts'
import { paging } from './fields.ts'

/** A gift that I hold. */
const holding = object({
  gift: reward,
  count,
  /** null: for ever. */
  expiresAt: nullable(time),
})

const giftRecord = object({
  id,
  at: time,
  /** in: given to me; out: by me. */
  direction: picklist(['in', 'out']),
  gift: reward,
  /** The other one; null: the system. */
  person: nullable(person),
})

const giftFlow = object({ holdings: array(holding), ...paged(giftRecord).entries })

export type GiftHolding = InferOutput<typeof holding>
export type GiftRecord = InferOutput<typeof giftRecord>

/** What my gift box holds, and what came and went, newest first. */
export const getGiftFlow = endpoint({
  method: 'GET',
  path: '/assets/gift/getGiftFlow',
  input: object({ direction: optional(picklist(['in', 'out'])), ...paging }),
  output: giftFlow,
})

export type GiftFlow = InferOutput<typeof giftFlow>

/**
 * Gives gifts from my box to a person; they bring gift points by their price.
 * @throws {2072} too few
 * @throws {2007} to oneself
 * @throws {5001} none
 * @throws {4040} no such gift or person
 */
export const sendGift = endpoint({
  method: 'POST',
  path: '/assets/gift/sysSend',
  input: object({ giftId: id, toUserId: id, amount: count }),
  output: object({ record: giftRecord, holdings: array(holding) }),
  idempotent: true,
})
