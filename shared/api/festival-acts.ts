/** What each festival has of its own: teams and sign-ins, a hunt for candy, red packets and wishes. */
import { type InferOutput, nullable, object, picklist, string } from 'valibot'
import { array, boolean, count, endpoint, id, time } from '#shared/runtime/schema'
import { placePrize } from './campaign.ts'
import { paged, person, reward } from './common.ts'
import { festival } from './festival.ts'
import { paging } from './fields.ts'

const region = object({ id, name: string(), score: count, rank: count, members: count })

const regions = object({
  /** Best first. */
  regions: array(region),
  /** Mine, or null; joined for the whole festival. */
  regionId: nullable(id),
  /** For everyone of a region at that place. */
  places: array(placePrize),
  /** Days in a row up to now; a missed day starts over. */
  streak: count,
  signedToday: boolean(),
  /** Of a round of seven days. */
  days: array(object({ day: count, tokens: count, signed: boolean() })),
})

const spot = object({
  id,
  /** I have looked there today. */
  looked: boolean(),
  /** Tokens that I found there today. */
  found: count,
})

const hunt = object({
  spots: array(spot),
  /** How often I can look today. */
  looks: object({ left: count, total: count }),
  candies: object({ found: count, total: count }),
  /** A clue for each candy that is still hidden, in the caller's language. */
  clues: array(string()),
  /** Tokens for who finds all of a day. */
  bonus: count,
})

const packet = object({
  id,
  /** It can be opened from `at` to `until`, as long as there is something in it. */
  at: time,
  until: time,
  state: picklist(['coming', 'open', 'mine', 'gone', 'over']),
  /** PP coin that were in mine. */
  coins: count,
  /** How many people can open it. */
  portions: count,
})

const newYear = object({
  /** When the year begins, by the product's clock. */
  midnight: time,
  packets: array(packet),
  /** Whether I can still make a wish today. */
  canWish: boolean(),
  wishLength: count,
  /** Wishes on the wall. */
  wishes: count,
})

/** Text from people. */
const wish = object({ id, author: person, text: string(), at: time, mine: boolean() })

export type Regions = InferOutput<typeof regions>
export type Hunt = InferOutput<typeof hunt>
export type NewYear = InferOutput<typeof newYear>
export type RedPacket = InferOutput<typeof packet>
export type Wish = InferOutput<typeof wish>

/** The teams of the national day and how I signed in; logged out too. */
export const getRegions = endpoint({
  method: 'GET',
  path: '/activity/festival/regions',
  input: object({}),
  output: regions,
  needLogin: false,
})

/**
 * Joins a team, once for the festival.
 * @throws {2060} already in one
 * @throws {4040}
 * @throws {5101}
 */
export const joinRegion = endpoint({
  method: 'POST',
  path: '/activity/festival/regions/join',
  input: object({ regionId: id }),
  output: regions,
  idempotent: true,
})

/**
 * Signs in for today.
 * @throws {2060} signed in already
 * @throws {2066} join a team first
 * @throws {5101}
 */
export const signInRegion = endpoint({
  method: 'POST',
  path: '/activity/festival/regions/sign',
  input: object({}),
  output: object({ tokens: count, regions, festival }),
  idempotent: true,
})

/** Where candy may be hidden today, and what I found; logged out too. */
export const getHunt = endpoint({
  method: 'GET',
  path: '/activity/festival/hunt',
  input: object({}),
  output: hunt,
  needLogin: false,
})

/**
 * Looks behind something, once a day each. `tokens` 0: nothing was there.
 * @throws {2060} looked there today
 * @throws {2072} no looks left
 * @throws {4040}
 * @throws {5101}
 */
export const lookForCandy = endpoint({
  method: 'POST',
  path: '/activity/festival/hunt/look',
  input: object({ spotId: id }),
  output: object({ tokens: count, bonus: count, hunt, festival }),
  idempotent: true,
})

/** The midnight and the red packets around it; logged out too. */
export const getNewYear = endpoint({
  method: 'GET',
  path: '/activity/festival/newYear',
  input: object({}),
  output: newYear,
  needLogin: false,
})

/**
 * Opens a red packet, once for each person, in the order in which they come.
 * @throws {2007} not its time
 * @throws {2060} opened already
 * @throws {2072} nothing is left in it
 * @throws {4040}
 */
export const openRedPacket = endpoint({
  method: 'POST',
  path: '/activity/festival/newYear/open',
  input: object({ packetId: id }),
  output: object({ granted: array(reward), newYear }),
  idempotent: true,
})

/** Wishes, newest first; logged out too. */
export const getWishes = endpoint({
  method: 'GET',
  path: '/activity/festival/newYear/wishes',
  input: object(paging),
  output: paged(wish),
  needLogin: false,
})

/**
 * Makes a wish, once a day.
 * @throws {2060} wished today
 * @throws {5001} empty or too long
 * @throws {5101}
 */
export const postWish = endpoint({
  method: 'POST',
  path: '/activity/festival/newYear/wish',
  input: object({ text: string() }),
  output: object({ wish, newYear, festival }),
  idempotent: true,
})
