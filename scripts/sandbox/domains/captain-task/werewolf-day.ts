import type { WerewolfDay } from '#shared/api/captain-task'
import type { HandlerRequest } from '../../domain.ts'
import { DAY, HOUR, midnight } from '../../world/clock.ts'
import { publicPerson } from '../../world/people.ts'
import { type Dates, datesFor, phaseAt } from '../../world/scenario.ts'
import type { User } from '../../world/user.ts'
import { HOURS_RULE, hourlyReward } from '../captain/index.ts'
import { DOUBLE_HOURS } from './plan.ts'
import { hostedOn, workOf } from './work.ts'

const LEADERS = ['20011', '20013', '20020', '20008', '20032']

/** The counted hours of the person's day; what they earned is usually issued by ten on the next morning. */
export function werewolfDates({ scenario, firstMidnight }: User): Dates {
  const { startAt: day, settleAt } = datesFor(scenario.phase, firstMidnight, 1, 0)
  const startAt = midnight(day) + HOURS_RULE.from * HOUR
  const endAt = midnight(day) + HOURS_RULE.to * HOUR
  // A busy morning for those whose day was yesterday.
  return { startAt, endAt, settleAt: scenario.phase === 'ended' ? settleAt : endAt + 10 * HOUR }
}

/** Hours that were hosted on that day. */
export function werewolfHours(user: User): number {
  const { startAt } = werewolfDates(user)
  return [...hostedOn(workOf(user), startAt).values()].filter((minutes) => minutes >= 60).length
}

/** All of the day but its bounties. */
export function werewolfDayOf(
  { user, now, state }: HandlerRequest<unknown>,
  level: number,
): Omit<WerewolfDay, 'bounties'> {
  const { startAt, endAt, settleAt } = werewolfDates(user)
  const hosted = hostedOn(workOf(user), startAt)
  const { from, to, maxPerDay, minimum } = HOURS_RULE
  const slots = Array.from({ length: to - from }, (_, at) => {
    const minutes = hosted.get(from + at) ?? 0
    return {
      hour: from + at,
      double: DOUBLE_HOURS.includes(from + at),
      minutes,
      hosted: minutes >= minimum * 60,
    }
  })
  const rewarded = slots.filter((slot) => slot.hosted).slice(0, maxPerDay)
  const rewardHours = rewarded.reduce((sum, { double }) => sum + (double ? 2 : 1), 0)
  const phase = phaseAt(now, { startAt, endAt, settleAt })
  return {
    phase,
    startAt,
    endAt,
    hoursRule: HOURS_RULE,
    slots,
    rewardHours,
    hourlyReward: hourlyReward(level),
    coins: rewardHours * hourlyReward(level),
    issuedAt: midnight(startAt) + DAY + 10 * HOUR,
    leaders:
      phase === 'settled' && !user.scenario.empty
        ? LEADERS.map((id, at) => ({ ...publicPerson(state.user(id)), rank: at + 1, hours: 12 - at * 2 }))
        : [],
  }
}
