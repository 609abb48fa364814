/** Dates and rules of any campaign, and reminders. */
import { array, boolean, type InferOutput, object, picklist, string } from 'valibot'
import { endpoint, id } from '#shared/runtime/schema'
import { schedule } from './campaign.ts'
import { ruleSection } from './common.ts'

const entries = {
  id,
  name: string(),
  subtitle: string(),
  ...schedule.entries,
  /** History path of its page, for instance `/battle`; '' without one. */
  path: string(),
}

const activityInfo = object({
  ...entries,
  /** URL of a picture, or ''. */
  cover: string(),
  rules: array(ruleSection),
})

export type ActivityInfo = InferOutput<typeof activityInfo>

/**
 * Dates and rules of a campaign; logged out too.
 * @throws {4040} no such activity
 */
export const getActivityInfo = endpoint({
  method: 'GET',
  path: '/activity/info/info/{id}',
  input: object({ id }),
  output: activityInfo,
  needLogin: false,
})

const fixed = {
  method: 'GET',
  path: '/activity/info/info',
  input: object({}),
  output: activityInfo,
  needLogin: false,
} as const

/** The forecast of the season. */
export const getForecastSeason = endpoint({ ...fixed, needAppendParam: '/244' })
/** The campaign that is announced next. */
export const getNextCampaign = endpoint({ ...fixed, needAppendParam: '/111' })
/** The week of hall events. */
export const getHallWeek = endpoint({ ...fixed, needAppendParam: '/454' })

const datedActivity = object({
  ...entries,
  /** Whether I asked to be reminded of its start; false while logged out. */
  reminded: boolean(),
})

export type DatedActivity = InferOutput<typeof datedActivity>

/** All campaigns that are announced, run or have ended, with their dates; the first to start first. */
export const listActivities = endpoint({
  method: 'GET',
  path: '/activity/info/list',
  input: object({}),
  output: array(datedActivity),
  needLogin: false,
})

/** What one can be reminded of: the start of a campaign, or of an event in a hall. */
const reminder = { of: picklist(['activity', 'hall']), id }

export type Reminder = { of: 'activity' | 'hall'; id: string }

/**
 * Sets a reminder: the app notifies me at the start. Idempotent.
 * @throws {4040} unknown
 * @throws {5101} it has started already
 */
export const addReminder = endpoint({
  method: 'POST',
  path: '/activity/reminder/add',
  input: object(reminder),
  output: object({ ...reminder, reminded: boolean() }),
})

/** Cancels a reminder; also where there was none. */
export const deleteReminder = endpoint({
  method: 'DELETE',
  path: '/activity/reminder/{of}/{id}',
  input: object(reminder),
  output: object({ ...reminder, reminded: boolean() }),
})
