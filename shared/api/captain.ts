/** How the hours of captains count, and the levels that they reach. */
import { type InferOutput, object, string } from 'valibot'
import { array, count, endpoint, time } from '#shared/runtime/schema'
import { hoursRule, ruleSection } from './common.ts'

const captainLevel = object({
  level: count,
  name: string(),
  /** PP coin for each rewarded hour. */
  hourlyReward: count,
  /** Gift flow of the hall in PP coin that the level asks for. */
  flow: count,
  /** Cumulative game time in hours that the level asks for. */
  hours: count,
})

const captainConfig = object({
  hours: hoursRule,
  /** Days for which a level is kept after an upgrade. */
  levelKeptDays: count,
  /** Hour of the next morning before which rewards are usually issued. */
  issuedBefore: count,
  levels: array(captainLevel),
  rules: array(ruleSection),
  updatedAt: time,
})

export type CaptainConfig = InferOutput<typeof captainConfig>
export type CaptainLevel = InferOutput<typeof captainLevel>

/** Levels and figures of the captain's rules; the same for everyone, logged out too. */
export const getCaptainConfig = endpoint({
  method: 'GET',
  path: '/user/captain/config',
  input: object({}),
  output: captainConfig,
  needLogin: false,
  needCache: true,
})
