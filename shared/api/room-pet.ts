/**
 * Pets of a hall: owning, naming, switching and drawing. A hall has several keepers: renaming and bringing out carry what the
 * person saw (`seenName`, `seenOut`); 2081 when another keeper was faster.
 */
import { type InferOutput, nullable, object, optional, picklist, string } from 'valibot'
import { array, boolean, chance, count, endpoint, id, time } from '#shared/runtime/schema'
import { ranked } from './campaign.ts'
import { person, reward, ruleSection } from './common.ts'
import { paging } from './fields.ts'

/** Its look. */
const kind = picklist(['cat', 'fox', 'whale', 'dragon'])

const pet = object({
  id,
  kind,
  /** People gave it: show it as text. */
  name: string(),
  level: count,
  /** Experience on this level, and what is missing to the next one (0 on the last). */
  experience: count,
  missing: count,
  /** From 0 to 100; gifts and guests in the hall raise it, each hour takes some. */
  mood: count,
  moodName: picklist(['happy', 'calm', 'sad']),
})

const detail = object({
  roomId: id,
  hallName: string(),
  /** Whether I keep this hall's pets: who does not can only look, and draw. */
  keeper: boolean(),
  /** The one that is out in the hall; null: there is none yet. */
  pet: nullable(pet),
  /** PP coin. */
  balance: count,
  /** A name has at most so many characters (code points). */
  nameLength: count,
  /** Which keeper changed something last; null: none yet. */
  changedBy: nullable(person),
  rules: array(ruleSection),
})

const shopPet = object({
  id,
  kind,
  name: string(),
  desc: string(),
  /** In PP coin. */
  price: count,
  /** owned: waits at home; out: is in the hall. */
  state: picklist(['onSale', 'owned', 'out', 'soldOut']),
})

const shop = object({ keeper: boolean(), balance: count, pets: array(shopPet) })

const pool = object({
  /** Free draws of today that are left; they are used first, one by one. */
  freeLeft: count,
  /** In PP coin, for one and for ten draws. */
  prices: object({ one: count, ten: count }),
  balance: count,
  /** Chances in percent; they add up to 100. */
  prizes: array(object({ reward, percent: chance })),
  /** Who won something lately, newest first. */
  winners: array(object({ ...person.entries, at: time, reward })),
})

const rankRow = object({
  rank: count,
  roomId: id,
  hallName: string(),
  owner: person,
  petName: string(),
  kind,
  level: count,
  /** Experience in all. */
  score: count,
})

export type RoomPet = InferOutput<typeof pet>
export type RoomPetDetail = InferOutput<typeof detail>
export type PetShop = InferOutput<typeof shop>
export type ShopPet = InferOutput<typeof shopPet>
export type PetPrizePool = InferOutput<typeof pool>

/** The hall whose pets are meant; without it the one that I keep. Code 4040: there is no such hall. */
const room = { roomId: optional(id) }

/** The pet that was out when the person decided; '' for none. A hall has several keepers. */
const seenOut = optional(string())

/** The price that was shown, in PP coins; 0: free. At another price nothing is taken: code 2007. */
const agreed = count

/** The pet of a hall. */
export const getRoomPet = endpoint({
  method: 'GET',
  path: '/activity/roomPet/detail',
  input: object(room),
  output: detail,
})

/** The pets that there are, in the order of the shop. */
export const listPets = endpoint({
  method: 'GET',
  path: '/activity/roomPet/list',
  input: object(room),
  output: shop,
})

/**
 * Buys a pet at the price that was shown; the first one comes out at once.
 * @throws {2007} the price is another by now (nothing was taken)
 * @throws {2034} sold out
 * @throws {2060} owned
 * @throws {2066} not the keeper
 * @throws {2072} too few PP coin
 * @throws {4040}
 */
export const buyPet = endpoint({
  method: 'POST',
  path: '/activity/roomPet/buy',
  input: object({ ...room, petId: id, price: agreed }),
  output: object({ shop, detail }),
  idempotent: true,
})

/**
 * Brings another pet out; each keeps its own level.
 * @throws {2007} not owned
 * @throws {2060} it is out already
 * @throws {2066}
 * @throws {4040}
 * @throws {2081} another keeper has changed meanwhile which one is out
 */
export const switchPet = endpoint({
  method: 'POST',
  path: '/activity/roomPet/switch',
  input: object({ ...room, petId: id, seenOut }),
  output: object({ shop, detail }),
})

/**
 * Renames the pet that is out.
 * @throws {2007} there is none
 * @throws {2066}
 * @throws {5001} empty, too long or with a word that is not allowed
 * @throws {2081} another keeper has meanwhile renamed it, or brought out another one
 */
export const renamePet = endpoint({
  method: 'PUT',
  path: '/activity/roomPet/updateName',
  input: object({ ...room, name: string(), seenOut, seenName: optional(string()) }),
  output: detail,
})

/** Prizes, chances and prices of a draw. */
export const getPetPrizes = endpoint({
  method: 'GET',
  path: '/activity/roomPet/prizePool',
  input: object(room),
  output: pool,
})

/**
 * Draws once or ten times at the price that was shown; a single draw is free while `freeLeft`.
 * @throws {2007} no pet in this hall, or the price is another by now (nothing was taken)
 * @throws {2072} too few PP coin
 * @throws {4040}
 */
export const drawPetPrize = endpoint({
  method: 'POST',
  path: '/activity/roomPet/draw',
  input: object({ ...room, times: picklist(['1', '10']), price: agreed }),
  output: object({ granted: array(reward), pool }),
  idempotent: true,
})

/** Halls by their pet's experience; `mine` is the hall that I keep. */
export const getPetRanks = endpoint({
  method: 'GET',
  path: '/activity/roomPet/rank',
  input: object(paging),
  output: ranked(rankRow),
})
