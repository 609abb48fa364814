/** The lottery of the stars: rooms, floors, draws. */
import { type InferOutput, nullable, object, picklist, string } from 'valibot'
import { array, chance, count, endpoint, id, time } from '#shared/runtime/schema'
import { phase, reward, ruleSection } from './common.ts'

const sign = picklist([
  'aries',
  'taurus',
  'gemini',
  'cancer',
  'leo',
  'virgo',
  'libra',
  'scorpio',
  'sagittarius',
  'capricorn',
  'aquarius',
  'pisces',
])

const rarity = picklist(['common', 'rare', 'epic', 'legend'])

const config = object({
  id,
  name: string(),
  startAt: time,
  endAt: time,
  settleAt: time,
  phase,
  /** Name of what a draw costs, as `星钥`, and how many for one and for ten draws. */
  currency: string(),
  prices: object({ one: count, ten: count }),
  /** At the latest after so many draws comes a prize of rarity epic or better. */
  guaranteeAfter: count,
  /** All prizes with their chance in percent; the chances add up to 100. */
  odds: array(object({ reward, rarity, percent: chance })),
  rules: array(ruleSection),
})

const room = object({
  id,
  sign,
  name: string(),
  /** The prize that only this room holds. */
  treasure: reward,
  /** How many of its stars are lit. */
  lit: count,
  stars: count,
  /** closed: its floor is not open yet; mine: draws light stars here; complete: all stars are lit. */
  state: picklist(['closed', 'open', 'mine', 'complete']),
})

const floor = object({
  floor: count,
  element: picklist(['fire', 'earth', 'air', 'water']),
  name: string(),
  /** next: can be opened as soon as enough stars below are lit. */
  state: picklist(['closed', 'next', 'open']),
  /** Stars to be lit on the floor below before this one opens (`need`), and how many are (`have`). */
  need: count,
  have: count,
  rooms: array(room),
})

const board = object({
  /** From the ground up. */
  floors: array(floor),
  /** The room where draws light stars. */
  roomId: id,
  /** How many draws can be paid for is up to this balance. */
  keys: count,
  /** Draws made, and how many until the guarantee. */
  draws: count,
  guaranteeLeft: count,
  resets: object({ left: count, total: count }),
})

const prize = object({
  reward,
  rarity,
  /** Number of the star that it lit (from 0), or null. */
  star: nullable(count),
})

export type ConstellationConfig = InferOutput<typeof config>
export type StarBoard = InferOutput<typeof board>
export type StarFloor = InferOutput<typeof floor>
export type StarRoom = InferOutput<typeof room>
export type DrawnPrize = InferOutput<typeof prize>
/** The campaign: dates, prices, odds and rules; logged out too. */
export const getConfig = endpoint({
  method: 'GET',
  path: '/activity/constellation/config',
  input: object({}),
  output: config,
  needLogin: false,
})

/** The map of floors and star rooms as I have lit it. */
export const getRooms = endpoint({
  method: 'GET',
  path: '/activity/constellation/rooms',
  input: object({}),
  output: board,
})

/**
 * Moves me to another open room.
 * @throws {2007} closed or complete
 * @throws {4040}
 * @throws {5101} the campaign is not on
 */
export const changeRoom = endpoint({
  method: 'POST',
  path: '/activity/constellation/changeRoom',
  input: object({ roomId: id }),
  output: board,
})

/**
 * Resets my room, so that its treasure can be won again; its lit stars are lost.
 * @throws {2007} nothing is lit
 * @throws {2072} no resets left today
 * @throws {5101}
 */
export const resetStarsRoom = endpoint({
  method: 'POST',
  path: '/activity/constellation/starsRoom/reset',
  input: object({ roomId: id }),
  output: board,
  idempotent: true,
})

/**
 * Opens the next floor.
 * @throws {2007} too few stars are lit below
 * @throws {2060} all are open
 * @throws {5101}
 */
export const openNextFloor = endpoint({
  method: 'POST',
  path: '/activity/constellation/openNextFloor',
  input: object({ floor: count }),
  output: board,
  idempotent: true,
})

/**
 * Draws once or ten times in my room, at the price that was shown.
 * @throws {500 OPEN_STARS_ROOM_ERROR} the room cannot be drawn in any more (complete, or moved on another phone):
 *   refetch the board
 * @throws {2007} the price is another by now (no keys were taken)
 * @throws {2072} too few keys
 * @throws {5101}
 */
export const luckyDraw = endpoint({
  method: 'POST',
  path: '/activity/constellation/luckyDraw',
  input: object({ roomId: id, times: picklist(['1', '10']), price: count }),
  output: object({ prizes: array(prize), treasure: nullable(reward), board }),
  idempotent: true,
  ignoreToastBizCode: ['OPEN_STARS_ROOM_ERROR'],
})
