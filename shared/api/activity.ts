/** What any campaign says of itself: its dates and rules. */
import { array, type InferOutput, object, string } from 'valibot'
import { endpoint } from '#shared/runtime/request'
import { id, time } from '#shared/runtime/schema'
import { phase, ruleSection } from './common.ts'

const activityInfo = object({
  id,
  name: string(),
  subtitle: string(),
  /** Between startAt and endAt it runs; results stand from settleAt on. */
  startAt: time,
  endAt: time,
  settleAt: time,
  phase,
  /** URL of a picture, or ''. */
  cover: string(),
  /** History path of its page, as `/battle`. */
  path: string(),
  rules: array(ruleSection),
})

export type ActivityInfo = InferOutput<typeof activityInfo>

/** What any campaign says of itself, also to people who are logged out. Code 4040: there is no such activity. */
export const getActivityInfo = endpoint({
  method: 'GET',
  path: '/activity/info/info/{id}',
  input: object({ id }),
  output: activityInfo,
  needLogin: false,
})
