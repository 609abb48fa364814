/** Blind boxes: figures that are drawn for PP coin and collected. */
import { type InferOutput, object, picklist, string } from 'valibot'
import { array, boolean, chance, count, endpoint, id, time } from '#shared/runtime/schema'
import { campaign } from './campaign.ts'
import { person, reward } from './common.ts'

/** hidden: the figure that no list shows until it was drawn. */
const rarity = picklist(['common', 'rare', 'hidden'])

const figure = object({
  id,
  reward,
  rarity,
  /** Chance in percent; those of a box add up to 100. */
  percent: chance,
  /** How many I have. */
  owned: count,
})

const box = object({
  id,
  name: string(),
  /** For one and for ten, in PP coin. */
  prices: object({ one: count, ten: count }),
  figures: array(figure),
  /** So many draws more until a hidden figure is certain. */
  guaranteeLeft: count,
  guaranteeAfter: count,
  /** Each figure is owned. */
  complete: boolean(),
})

const detail = object({
  ...campaign,
  /** In PP coin. */
  balance: count,
  boxes: array(box),
  /** Rare and hidden figures that people drew, newest first. */
  feed: array(object({ ...person.entries, at: time, reward, rarity })),
})

export type BlindBoxes = InferOutput<typeof detail>
export type BlindBox = InferOutput<typeof box>

/** Boxes with their figures, odds and prices; logged out too, with nothing owned. */
export const getBlindBoxes = endpoint({
  method: 'GET',
  path: '/activity/blindBox/detail',
  input: object({}),
  output: detail,
  needLogin: false,
})

/**
 * Opens one or ten boxes at the price that was shown. `fresh`: the figure was not owned before.
 * @throws {2007} the price is another by now (nothing was taken)
 * @throws {2072} too few PP coin
 * @throws {4040}
 * @throws {5101}
 */
export const drawBlindBox = endpoint({
  method: 'POST',
  path: '/activity/blindBox/draw',
  input: object({ boxId: id, times: picklist(['1', '10']), price: count }),
  output: object({
    drawn: array(object({ figureId: id, reward, rarity, fresh: boolean() })),
    detail,
  }),
  idempotent: true,
})
