/**
 * The gift museums: shelves, fragments, the stall and the collector. `detail` reads a whole museum, and every action answers
 * with the museum after it. A refresh carries the price that the person saw (2007 otherwise).
 */
import { nullable, object, picklist, string } from 'valibot'
import { array, boolean, count, endpoint, id, time } from '#shared/runtime/schema'
import { campaign } from './campaign.ts'
import { claimState, reward } from './common.ts'

/** gift: the gift museum; national: that of the regions. Each has its own shelves, stall and collector. */
const museumName = picklist(['gift', 'national'])

const gift = object({
  id,
  name: string(),
  image: string(),
  rarity: picklist(['common', 'rare', 'epic']),
  /** Had once at least. */
  lit: boolean(),
  owned: count,
  fragments: count,
  /** What one synthesis takes: fragments of this gift, and PP coin. */
  cost: object({ fragments: count, coins: count }),
})

const shelf = object({
  id,
  name: string(),
  gifts: array(gift),
  lit: count,
  /** Granted when its last gift is lit. */
  rewards: array(reward),
  complete: boolean(),
})

const offer = object({
  /** Changes with every refresh. */
  id,
  giftId: id,
  /** How many fragments one purchase brings, and its price in PP coin. */
  fragments: count,
  price: count,
  /** Purchases left; 0: sold out. */
  stock: count,
  /** It is here because of a wish. */
  wished: boolean(),
})

const stall = object({
  offers: array(offer),
  /** When it changes by itself. */
  refreshesAt: time,
  /** Price of a refresh now, in PP coin (0: free), and how many may be made today. */
  price: count,
  left: count,
})

const wish = object({
  /** The gift that the next refresh brings, or null. */
  giftId: nullable(id),
  left: count,
  total: count,
})

const privilege = object({
  id,
  name: string(),
  desc: string(),
  /** In PP coin, for so many days. */
  price: count,
  days: count,
  /** Until when I have it; null: I do not. */
  until: nullable(time),
})

/** Counts points for gifts that are made while it is open. */
const collector = object({
  /** complete: every award was claimed. */
  state: picklist(['closed', 'open', 'complete']),
  /** Of opening, and of a reset; in PP coin. */
  price: count,
  resetPrice: count,
  points: count,
  list: array(object({ level: count, points: count, rewards: array(reward), state: claimState })),
  resets: object({ left: count, total: count }),
  /** What a reset takes away: the points, and awards that were reached but not received. Received ones stay. */
  loses: object({ points: count, rewards: array(reward) }),
})

const museum = object({
  ...campaign,
  museum: museumName,
  /** PP coin. */
  balance: count,
  lit: count,
  total: count,
  shelves: array(shelf),
  stall,
  wish,
  privileges: array(privilege),
  collector,
})

const input = object({ museum: museumName })

/** My whole museum. */
export const getMuseum = endpoint({
  method: 'POST',
  path: '/activity/giftMuseum/detail',
  input,
  output: museum,
})

/**
 * Makes a gift of its fragments; `granted` also holds the rewards of a shelf that it completes.
 * @throws {2072} too few fragments or PP coin
 * @throws {4040}
 * @throws {5101}
 */
export const synthesize = endpoint({
  method: 'POST',
  path: '/activity/giftMuseum/synthesis',
  input: object({ ...input.entries, giftId: id }),
  output: object({ granted: array(reward), newlyLit: boolean(), museum }),
  idempotent: true,
})

/**
 * Buys a privilege for its days.
 * @throws {2060} I have it
 * @throws {2072} too few PP coin
 * @throws {4040}
 * @throws {5101}
 */
export const purchasePrivileges = endpoint({
  method: 'POST',
  path: '/activity/giftMuseum/purchasePrivileges',
  input: object({ ...input.entries, privilegeId: id }),
  output: museum,
  idempotent: true,
})

/**
 * Wishes for a gift: the next refresh has it at the stall.
 * @throws {2060} a wish is waiting
 * @throws {2072} none left today
 * @throws {4040}
 * @throws {5101}
 */
export const makeWish = endpoint({
  method: 'POST',
  path: '/activity/giftMuseum/useWish',
  input: object({ ...input.entries, giftId: id }),
  output: museum,
  idempotent: true,
})

/**
 * Changes the offers of the stall at the price that was shown.
 * @throws {2007} the price is another by now (nothing was taken)
 * @throws {2066} none left today
 * @throws {2072} too few PP coin
 * @throws {5101}
 */
export const refreshStall = endpoint({
  method: 'POST',
  path: '/activity/giftMuseum/refresh',
  input: object({ ...input.entries, price: count }),
  output: museum,
  idempotent: true,
})

/**
 * Buys at the stall.
 * @throws {2007} the stall has changed
 * @throws {2034} not so many left
 * @throws {2072} too few PP coin
 * @throws {5001} amount
 * @throws {5101}
 */
export const buyGifts = endpoint({
  method: 'POST',
  path: '/activity/giftMuseum/buyGifts',
  input: object({ ...input.entries, offerId: id, amount: count }),
  output: object({ giftId: id, fragments: count, museum }),
  idempotent: true,
})

/**
 * Opens the collector.
 * @throws {2060} open already
 * @throws {2072} too few PP coin
 * @throws {5101}
 */
export const openCollector = endpoint({
  method: 'POST',
  path: '/activity/giftMuseum/giftCollectorOpen',
  input,
  output: museum,
  idempotent: true,
})

/**
 * Receives an award of the collector.
 * @throws {2007} not reached
 * @throws {2060} already received
 * @throws {4040}
 */
export const receiveCollectorAward = endpoint({
  method: 'POST',
  path: '/activity/giftMuseum/giftCollectorReceiveAward',
  input: object({ ...input.entries, level: count }),
  output: object({ granted: array(reward), museum }),
  idempotent: true,
})

/**
 * Starts the collector again, so that its awards can be won again.
 * @throws {2007} nothing to reset
 * @throws {2066} none left
 * @throws {2072}
 * @throws {5101}
 */
export const resetCollector = endpoint({
  method: 'POST',
  path: '/activity/giftMuseum/giftCollectorReset',
  input,
  output: museum,
  idempotent: true,
})
