import { type CaptainOverview, getCaptainTasks, receiveCaptainTask } from '#shared/api/captain-task'
import { type ClaimState, claimable, claimStateOf } from '../../claim.ts'
import { DAY, HOUR, midnight } from '../../clock.ts'
import { type Asked, domain } from '../../domain.ts'
import { publicPerson } from '../../people.ts'
import { type Grant, payOut, rewardsOf } from '../../rewards.ts'
import { HOURS_RULE, hourlyReward, levelFor } from '../captain.ts'
import { DOUBLE_HOURS, LANE_DAYS, MILESTONES, TASKS, UNITS } from './plan.ts'
import { cycleStart, greet, host, hostedToday, sumSince, takeGifts, takenInAt, workOf } from './work.ts'

interface Claim {
  id: string
  /** Under which it is remembered: a task can be claimed in each of its cycles. */
  key: string
  state: ClaimState
  grants: readonly Grant[]
}

const inLane = ({ user, now }: Asked<unknown>) => now < workOf(user).laneStartAt + LANE_DAYS * DAY

/** All that there is to be claimed. */
function claimsOf(asked: Asked<unknown>): Claim[] {
  const { user, now } = asked
  const work = workOf(user)
  const claim = (id: string, key: string, done: number, target: number, grants: readonly Grant[]) => ({
    id,
    key,
    state: claimStateOf(work.claimed.has(key), done >= target),
    grants,
  })
  const tasks = TASKS.map(({ id, cycle, counted, target, grants }) => {
    const since = cycleStart(cycle, now)
    return claim(id, `${id} ${since}`, sumSince(work, since, counted), target, grants)
  })
  const hours = sumSince(work, work.laneStartAt, 'hours')
  const lane = MILESTONES.map((each) => {
    const id = `lane-${each.hours}`
    return claim(id, id, hours, each.hours, each.grants)
  })
  return inLane(asked) ? [...tasks, ...lane] : tasks
}

function overviewOf(asked: Asked<unknown>): CaptainOverview {
  const { user, now, language, say } = asked
  const work = workOf(user)
  const hours = sumSince(work, work.laneStartAt, 'hours')
  const { level, name: levelName } = levelFor(work.hoursBefore + hours, language)
  const claims = new Map(claimsOf(asked).map((claim) => [claim.id, claim.state]))
  const stateOf = (id: string) => claims.get(id) ?? 'locked'
  return {
    captain: { ...publicPerson(user), level, levelName },
    updatedAt: takenInAt(now),
    tasks: (user.scenario.empty ? [] : TASKS).map(({ id, cycle, counted, title, target, grants }) => ({
      id,
      cycle,
      title: say(title),
      progress: Math.min(target, sumSince(work, cycleStart(cycle, now), counted)),
      target,
      unit: say(UNITS[counted]),
      rewards: rewardsOf(grants, language),
      state: stateOf(id),
    })),
    fastLane: inLane(asked)
      ? {
          startAt: work.laneStartAt,
          endAt: work.laneStartAt + LANE_DAYS * DAY,
          hours,
          milestones: MILESTONES.map((each) => ({
            id: `lane-${each.hours}`,
            hours: each.hours,
            rewards: rewardsOf(each.grants, language),
            state: stateOf(`lane-${each.hours}`),
          })),
        }
      : null,
    werewolfDay: werewolfDayOf(asked, level),
  }
}

function werewolfDayOf({ user, now }: Asked<unknown>, level: number): CaptainOverview['werewolfDay'] {
  const hosted = hostedToday(workOf(user), now)
  const { from, to, maxPerDay } = HOURS_RULE
  const slots = Array.from({ length: to - from }, (_, at) => ({
    hour: from + at,
    double: DOUBLE_HOURS.includes(from + at),
    hosted: hosted.has(from + at),
  }))
  const rewarded = slots.filter((slot) => slot.hosted).slice(0, maxPerDay)
  const rewardHours = rewarded.reduce((sum, { double }) => sum + (double ? 2 : 1), 0)
  return {
    hoursRule: HOURS_RULE,
    slots,
    rewardHours,
    hourlyReward: hourlyReward(level),
    coins: rewardHours * hourlyReward(level),
    issuedAt: midnight(now) + DAY + 10 * HOUR,
  }
}

export const captainTask = domain((on, when) => {
  when('hosted', host)
  when('greeted', greet)
  when('gifted', takeGifts)

  on(getCaptainTasks, overviewOf)

  on(receiveCaptainTask, (asked) => {
    const { user, input, language } = asked
    const claim = claimable(claimsOf(asked).find(({ id }) => id === input.id))
    workOf(user).claimed.add(claim.key)
    payOut(user, claim.grants)
    return { granted: rewardsOf(claim.grants, language), overview: overviewOf(asked) }
  })
})
