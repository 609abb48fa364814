import type { CaptainConfig } from '#shared/api/captain'
import { midnightOf } from '#shared/campaign/phase'

/** How game time counts: hours of the product's day, most rewarded hours, least hours that count. */
export type HoursRule = CaptainConfig['hours']

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** From when to when hosting counts on the product's day of a moment; `to` itself is outside. */
export function countedWindow(rule: HoursRule, at: number): { from: number; to: number } {
  const midnight = midnightOf(at)
  return { from: midnight + rule.from * HOUR, to: midnight + rule.to * HOUR }
}

/** Whether hosting counts at that moment. */
export function isCounting(rule: HoursRule, at: number): boolean {
  const { from, to } = countedWindow(rule, at)
  return at >= from && at < to
}

/** The next moment at which counting begins or ends. */
export function nextTurn(rule: HoursRule, at: number): number {
  const { from, to } = countedWindow(rule, at)
  if (at < from) return from
  return at < to ? to : from + DAY
}

/** Whole minutes of a session within counted hours of the day on which it started. */
export function countedMinutes(rule: HoursRule, since: number, until: number): number {
  const { from, to } = countedWindow(rule, since)
  return Math.max(0, Math.floor((Math.min(until, to) - Math.max(since, from)) / MINUTE))
}

/** Rewarded hours for the minutes of one day: none below the minimum, whole hours, at most the maximum. */
export function rewardedHours(rule: HoursRule, minutes: number): number {
  if (minutes < rule.minimum * 60) return 0
  return Math.min(rule.maxPerDay, Math.floor(minutes / 60))
}

/** PP coin for so many hours on one day. */
export function dailyPay(rule: HoursRule, hours: number, hourlyReward: number): number {
  return rewardedHours(rule, hours * 60) * hourlyReward
}

/** Until when a level is kept: the end of the last of so many days after that of the upgrade. */
export function keptUntil(upgradedAt: number, days: number): number {
  return midnightOf(upgradedAt) + (days + 1) * DAY
}

/** Before when what was earned on the day of a moment is usually issued: that hour of the next morning. */
export function issuedBy(at: number, hour: number): number {
  return midnightOf(at) + DAY + hour * HOUR
}

/** When tasks of a day or a week begin again: the next midnight, or Monday's. */
export function nextCycle(cycle: 'day' | 'week', at: number): number {
  const midnight = midnightOf(at)
  if (cycle === 'day') return midnight + DAY
  // 1970-01-01 was a Thursday; midnight of the product is less than a day before UTC's
  const weekday = (Math.ceil(midnight / DAY) + 3) % 7
  return midnight + (7 - weekday) * DAY
}
