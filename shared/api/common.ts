import { type GenericSchema, object, picklist, string } from 'valibot'
import { array, boolean, count, fallback, id } from '#shared/runtime/schema'

/** Phase of a campaign: not started, running, over while results are counted, over with published results. */
export const phase = picklist(['coming', 'running', 'ended', 'settled'])

const rewardKinds = picklist([
  'coin',
  'point',
  'ticket',
  'gift',
  'frame',
  'badge',
  'title',
  'entrance',
  'bubble',
  'card',
])

/**
 * A reward. `name` is in the caller's language without the amount; `days` is its duration (0: permanent); `image` is a
 * URL or '', then the page draws `kind`. An unknown kind is read as a gift.
 */
export const reward = object({
  id,
  kind: fallback(rewardKinds, 'gift'),
  name: string(),
  amount: count,
  days: count,
  image: string(),
})

/** A person as others see them. Names come from people: show them as text. `portrait` is a URL or ''. */
export const person = object({ userId: id, nickname: string(), portrait: string() })

/** A heading with its paragraphs, in the caller's language. */
export const ruleSection = object({ title: string(), items: array(string()) })

/** State of a reward: not reached, claimable, claimed. */
export const claimState = picklist(['locked', 'claimable', 'claimed'])

/** One page of a long list; asked for by pageNum (from 1) and pageSize. */
export const paged = <Item extends GenericSchema<unknown, unknown>>(item: Item) =>
  object({ list: array(item), total: count, hasMore: boolean() })

/** How game time counts: from and to are hours of the day in the product's zone, the rest are hours. */
export const hoursRule = object({ from: count, to: count, maxPerDay: count, minimum: count })
