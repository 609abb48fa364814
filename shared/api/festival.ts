/** Festivals: tasks give tokens, tokens are drawn with or exchanged, a rank closes them. What each has of its own: festival-acts. */
import { type InferOutput, nullable, object, optional, picklist, string } from 'valibot'
import { array, chance, count, endpoint, id } from '#shared/runtime/schema'
import { campaign, placePrize, ranked } from './campaign.ts'
import { person, reward } from './common.ts'
import { paging } from './fields.ts'

const festivalId = picklist(['national', 'halloween', 'newYear', 'valentine', 'qixi', 'love520', 'annual'])

const task = object({
  id,
  title: string(),
  desc: string(),
  progress: count,
  target: count,
  tokens: count,
  state: picklist(['todo', 'claimable', 'claimed']),
  /** Where it is done: in a hall, by a gift, by sharing, or on this page. */
  doneBy: picklist(['room', 'gift', 'share', 'page']),
})

const draw = object({
  /** In tokens, for one. */
  cost: count,
  /** Chances in percent, which add up to 100. */
  prizes: array(object({ id, reward, percent: chance })),
})

const offer = object({ id, reward, cost: count, left: count, total: count })

export const festival = object({
  festival: festivalId,
  ...campaign,
  tokens: count,
  /** They restart each day; finished ones that were not claimed are credited. */
  tasks: array(task),
  draw: nullable(draw),
  offers: array(offer),
  /** By place on the rank. */
  places: array(placePrize),
})

export type FestivalId = InferOutput<typeof festivalId>
export type Festival = InferOutput<typeof festival>
export type FestivalTask = InferOutput<typeof task>

const inFestival = { festival: festivalId }

/** Dates, my tokens, tasks, what tokens buy and what places win; logged out too. */
export const getFestival = endpoint({
  method: 'GET',
  path: '/activity/festival/detail',
  input: object(inFestival),
  output: festival,
  needLogin: false,
})

/**
 * Claims a task's tokens.
 * @throws {2007} not done
 * @throws {2060} already claimed
 * @throws {4040}
 * @throws {5101}
 */
export const receiveFestivalTask = endpoint({
  method: 'POST',
  path: '/activity/festival/task/receive',
  input: object({ ...inFestival, taskId: id }),
  output: object({ tokens: count, festival }),
  idempotent: true,
})

/**
 * Draws once or ten times at the cost that was shown.
 * @throws {2007} the cost is another by now (nothing was taken)
 * @throws {2066} this festival has no draw
 * @throws {2072} too few tokens
 * @throws {5101}
 */
export const drawFestival = endpoint({
  method: 'POST',
  path: '/activity/festival/draw',
  input: object({ ...inFestival, times: picklist(['1', '10']), cost: count }),
  output: object({ granted: array(reward), festival }),
  idempotent: true,
})

/**
 * Exchanges tokens at the cost that was shown.
 * @throws {2007} the cost is another by now
 * @throws {2066} none left
 * @throws {2072} too few tokens
 * @throws {4040}
 * @throws {5101}
 */
export const exchangeFestival = endpoint({
  method: 'POST',
  path: '/activity/festival/exchange',
  input: object({ ...inFestival, offerId: id, cost: count }),
  output: object({ granted: array(reward), festival }),
  idempotent: true,
})

/** People or, where couples take part, couples by all the tokens that they gathered, in all or since midnight; logged out too. */
export const getFestivalRanks = endpoint({
  method: 'GET',
  path: '/activity/festival/ranks',
  input: object({ ...inFestival, period: optional(picklist(['total', 'day'])), ...paging }),
  output: ranked(
    object({
      ...person.entries,
      /** The other one of a couple. */
      partner: nullable(person),
      rank: count,
      score: count,
    }),
  ),
  needLogin: false,
})
