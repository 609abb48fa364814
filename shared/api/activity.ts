/** Dates and rules of any campaign. */
import { type InferOutput, object, string } from 'valibot'
import { array, endpoint, id } from '#shared/runtime/schema'
import { schedule } from './campaign.ts'
import { ruleSection } from './common.ts'

/** What a campaign has in every answer. */
export const activityEntries = {
  id,
  name: string(),
  subtitle: string(),
  ...schedule.entries,
  /** History path of its page, for instance `/battle`; '' without one. */
  path: string(),
}

const activityInfo = object({
  ...activityEntries,
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
