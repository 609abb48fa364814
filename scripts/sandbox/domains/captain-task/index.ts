import {
  type CaptainOverview,
  getCaptainTasks,
  type Milestone,
  receiveCaptainTask,
} from '#shared/api/captain-task'
import { domain, type HandlerRequest } from '../../domain.ts'
import { type ClaimState, claimable, claimStateOf } from '../../world/claim.ts'
import { HALLS } from '../../world/halls.ts'
import { publicPerson } from '../../world/people.ts'
import { type Grant, payOut, rewardsOf } from '../../world/rewards.ts'
import { phaseAt } from '../../world/scenario.ts'
import { levelName } from '../captain/index.ts'
import { BOUNTIES, MILESTONES, TASKS, UNITS } from './plan.ts'
import { rankOf } from './rank.ts'
import { werewolfDayOf, werewolfHours } from './werewolf-day.ts'
import { cycleStart, greet, host, sumSince, takeGifts, takenInAt, workOf } from './work.ts'

interface Claim {
  id: string
  /** Under which it is remembered: a task can be claimed in each of its cycles. */
  key: string
  state: ClaimState
  grants: readonly Grant[]
}

const FINISHERS: readonly [userId: string, days: number][] = [
  ['20021', 9],
  ['20013', 10],
  ['20005', 12],
]

const isNew = ({ user }: HandlerRequest<unknown>) => user.scenario.progress !== 'veteran'

function laneHours({ user }: HandlerRequest<unknown>): number {
  const work = workOf(user)
  return sumSince(work, work.lane.startAt, 'hours', work.lane.endAt)
}

/** All that there is to be claimed. */
function claimsOf(request: HandlerRequest<unknown>): Claim[] {
  const { user, now } = request
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
  const milestones = (kind: string, hours: number, all: typeof MILESTONES) =>
    all.map((each) => claim(`${kind}-${each.hours}`, `${kind}-${each.hours}`, hours, each.hours, each.grants))
  const lane = isNew(request) ? milestones('lane', laneHours(request), MILESTONES) : []
  return [...tasks, ...lane, ...milestones('wolf', werewolfHours(user), BOUNTIES)]
}

function overviewOf(request: HandlerRequest<unknown>): CaptainOverview {
  const { user, now, language, say } = request
  const work = workOf(user)
  const rank = rankOf(work, now)
  const claims = new Map(claimsOf(request).map((claim) => [claim.id, claim.state]))
  const stateOf = (id: string) => claims.get(id) ?? 'locked'
  const milestones = (kind: string, all: typeof MILESTONES): Milestone[] =>
    all.map(({ hours, grants }) => {
      const id = `${kind}-${hours}`
      return { id, hours, rewards: rewardsOf(grants, language), state: stateOf(id) }
    })
  return {
    captain: {
      ...publicPerson(user),
      ...rank,
      levelName: levelName(rank.level, language),
      roomId: user.scenario.empty ? null : (HALLS[2]?.roomId ?? null),
    },
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
    fastLane: isNew(request) ? laneOf(request, milestones('lane', MILESTONES)) : null,
    werewolfDay: { ...werewolfDayOf(request, rank.level), bounties: milestones('wolf', BOUNTIES) },
  }
}

function laneOf(request: HandlerRequest<unknown>, milestones: Milestone[]): CaptainOverview['fastLane'] {
  const { user, now, state } = request
  const { lane } = workOf(user)
  const phase = phaseAt(now, lane)
  return {
    phase,
    startAt: lane.startAt,
    endAt: lane.endAt,
    hours: laneHours(request),
    milestones,
    finishers:
      phase === 'settled' && !user.scenario.empty
        ? FINISHERS.map(([id, days]) => ({ ...publicPerson(state.user(id)), days }))
        : [],
  }
}

export const captainTask = domain((on, when) => {
  when('hosted', host)
  when('greeted', greet)
  when('gifted', takeGifts)

  on(getCaptainTasks, overviewOf)

  on(receiveCaptainTask, (request) => {
    const { user, input, language } = request
    const claim = claimable(claimsOf(request).find(({ id }) => id === input.id))
    workOf(user).claimed.add(claim.key)
    payOut(user, claim.grants)
    return { granted: rewardsOf(claim.grants, language), overview: overviewOf(request) }
  })
})
