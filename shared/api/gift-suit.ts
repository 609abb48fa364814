/** Suits of gifts, and who collects them. */
import { type InferOutput, nullable, object, optional, picklist, string } from 'valibot'
import { array, count, endpoint, id, time } from '#shared/runtime/schema'
import { campaign } from './campaign.ts'
import { reward } from './common.ts'
import { paging } from './fields.ts'
import { ranking } from './ranking.ts'

/** How the effect of a gift moves over the screen. */
const motion = picklist(['burst', 'shower', 'rise', 'flight'])

const giftEffect = object({
  gift: reward,
  /** In PP coin, for one. */
  price: count,
  /** What plays when it is sent. */
  name: string(),
  motion,
})

const suit = object({
  id,
  name: string(),
  /** In the order in which they are to be sent. */
  gifts: array(
    object({
      gift: reward,
      /** In PP coin, for one. */
      price: count,
      need: count,
      sent: count,
      /** now: this is the one to send; later ones do not count before it is full. */
      state: picklist(['done', 'now', 'later']),
    }),
  ),
  /** What plays in the hall, and what I get, when the suit is full. */
  effect: object({ name: string(), motion, rewards: array(reward) }),
  /** When it was full; null: not yet. */
  fullAt: nullable(time),
  /** How often people have filled it so far. */
  filled: count,
  /** locked: the suit before it is not full. */
  state: picklist(['locked', 'open', 'full']),
})

const suits = object({ ...campaign, suits: array(suit), pieces: object({ sent: count, total: count }) })

export type GiftMotion = InferOutput<typeof motion>
export type PlayedEffect = InferOutput<typeof giftEffect>
export type GiftSuit = InferOutput<typeof suit>

/** Suits in their order as far as I have sent them; logged out too, with nothing sent. */
export const getGiftSuits = endpoint({
  method: 'GET',
  path: '/activity/giftSuit/list',
  input: object({}),
  output: suits,
  needLogin: false,
})

/**
 * Collectors by pieces sent, of one suit or of all; logged out too.
 * @throws {4040} no such suit
 */
export const getSuitCollectors = endpoint({
  method: 'GET',
  path: '/activity/giftSuit/collectors',
  input: object({ suitId: optional(id), ...paging }),
  output: ranking,
  needLogin: false,
})

/** The gifts that play an effect when they are sent, dearest first; logged out too. */
export const getGiftEffects = endpoint({
  method: 'GET',
  path: '/activity/giftSuit/effects',
  input: object({}),
  output: array(giftEffect),
  needLogin: false,
})
