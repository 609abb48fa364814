/** All campaigns with their dates, and reminders of what starts later. */
import { type InferOutput, object, picklist } from 'valibot'
import { array, boolean, endpoint, id } from '#shared/runtime/schema'
import { activityEntries } from './activity.ts'

const datedActivity = object({
  ...activityEntries,
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
