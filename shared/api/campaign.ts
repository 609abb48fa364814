import { type InferOutput, nullable, type ObjectEntries, type ObjectSchema, object } from 'valibot'
import { array, count, id, time } from '#shared/runtime/schema'
import { paged, phase, reward } from './common.ts'

/** Dates of a campaign: start, end, and publication of the results. */
export const schedule = object({ phase, startAt: time, endAt: time, settleAt: time })

/** Whether the campaign is over, with or without published results. */
export const isOver = (now: InferOutput<typeof phase> | undefined): boolean =>
  now === 'ended' || now === 'settled'

/** Entries of an answer that names its campaign, too: name and rules are read by `activityId` from getActivityInfo. */
export const campaign = { activityId: id, ...schedule.entries }

/** What the places from..to of a rank board receive, both included. */
export const placePrize = object({ from: count, to: count, rewards: array(reward) })

/**
 * A page of a rank board, best first (equal scores: the one who reached it earlier), and my own row beside it; null: I take no
 * part. Its `rank` 0: no place yet; its `gap`: what is missing to the next place, 0 at the top and without a place.
 */
export const ranked = <Entries extends ObjectEntries>(row: ObjectSchema<Entries, undefined>) =>
  object({ ...paged(row).entries, mine: nullable(object({ ...row.entries, gap: count })) })
