import { getWeekFlowRewards, receiveWeekFlowReward, type WeekFlow } from '#shared/api/week-flow'
import { domain, type HandlerRequest } from '../../domain.ts'
import { weekStart } from '../../world/calendar.ts'
import { claimable, claimStateOf } from '../../world/claim.ts'
import { DAY, HOUR } from '../../world/clock.ts'
import { checkClaimedHere } from '../../world/elsewhere.ts'
import { type Grant, payOut, rewardsOf } from '../../world/rewards.ts'
import { part, type User } from '../../world/user.ts'

const STEPS: readonly { id: string; flow: number; grants: readonly Grant[] }[] = [
  { id: 'step-1', flow: 1000, grants: [{ item: 'coin', amount: 30 }] },
  { id: 'step-2', flow: 5000, grants: [{ item: 'coin', amount: 180 }] },
  { id: 'step-3', flow: 20_000, grants: [{ item: 'coin', amount: 900 }] },
  {
    id: 'step-4',
    flow: 60_000,
    grants: [
      { item: 'coin', amount: 3000 },
      { item: 'titleLight', amount: 1, days: 7 },
    ],
  },
]

interface Flows {
  /** PP coin by the Monday's midnight. */
  weeks: Map<number, number>
  /** Steps by week, as `step-1 1750000000000`. */
  claimed: Set<string>
}

const flowsOf: (user: User) => Flows = part('week-flow', (user) => {
  const { progress, empty } = user.scenario
  const week = weekStart(user.firstMidnight)
  const flow = empty ? 0 : { fresh: 240, midway: 6200, veteran: 81_000 }[progress]
  const claimed = progress === 'veteran' ? STEPS.map(({ id }) => `${id} ${week}`) : []
  return { weeks: new Map([[week, flow]]), claimed: new Set(claimed) }
})

function weekFlowOf({ user, now, language }: HandlerRequest<unknown>): WeekFlow {
  const week = weekStart(now)
  const { weeks, claimed } = flowsOf(user)
  const flow = weeks.get(week) ?? 0
  return {
    startAt: week,
    endAt: week + 7 * DAY,
    flow,
    updatedAt: now - (now % (HOUR / 2)),
    steps: (user.scenario.empty ? [] : STEPS).map((step) => ({
      id: step.id,
      flow: step.flow,
      rewards: rewardsOf(step.grants, language),
      state: claimStateOf(claimed.has(`${step.id} ${week}`), flow >= step.flow),
    })),
  }
}

export const weekFlow = domain((on, when) => {
  when('gifted', (user, coins, now) => {
    const { weeks } = flowsOf(user)
    weeks.set(weekStart(now), (weeks.get(weekStart(now)) ?? 0) + coins)
  })

  on(getWeekFlowRewards, weekFlowOf)

  on(receiveWeekFlowReward, (request) => {
    const { user, input, now } = request
    const flows = flowsOf(user)
    const { id, rewards: granted } = claimable(weekFlowOf(request).steps.find((step) => step.id === input.id))
    flows.claimed.add(`${id} ${weekStart(now)}`)
    checkClaimedHere(user, 'week-flow')
    payOut(user, STEPS.find((step) => step.id === id)?.grants ?? [])
    return { granted, weekFlow: weekFlowOf(request) }
  })
})
