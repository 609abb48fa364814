import {
  type CaptainOverview,
  getCaptainTasks,
  type Milestone,
  receiveCaptainTask,
} from '#shared/api/captain-task'
import { type Asked, domain } from '../../domain.ts'
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

const isNew = ({ user }: Asked<unknown>) => user.scenario.progress !== 'veteran'

function laneHours({ user }: Asked<unknown>): number {
  const work = workOf(user)
  return sumSince(work, work.lane.startAt, 'hours', work.lane.endAt)
}

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
  const milestones = (kind: string, hours: number, all: typeof MILESTONES) =>
    all.map((each) => claim(`${kind}-${each.hours}`, `${kind}-${each.hours}`, hours, each.hours, each.grants))
  const lane = isNew(asked) ? milestones('lane', laneHours(asked), MILESTONES) : []
  return [...tasks, ...lane, ...milestones('wolf', werewolfHours(user), BOUNTIES)]
}

function overviewOf(asked: Asked<unknown>): CaptainOverview {
  const { user, now, language, say } = asked
  const work = workOf(user)
  const rank = rankOf(work, now)
  const claims = new Map(claimsOf(asked).map((claim) => [claim.id, claim.state]))
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
    fastLane: isNew(asked) ? laneOf(asked, milestones('lane', MILESTONES)) : null,
    werewolfDay: { ...werewolfDayOf(asked, rank.level), bounties: milestones('wolf', BOUNTIES) },
  }
}

function laneOf(asked: Asked<unknown>, milestones: Milestone[]): CaptainOverview['fastLane'] {
  const { user, now, state } = asked
  const { lane } = workOf(user)
  const phase = phaseAt(now, lane)
  return {
    phase,
    startAt: lane.startAt,
    endAt: lane.endAt,
    hours: laneHours(asked),
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

  on(receiveCaptainTask, (asked) => {
    const { user, input, language } = asked
    const claim = claimable(claimsOf(asked).find(({ id }) => id === input.id))
    workOf(user).claimed.add(claim.key)
    payOut(user, claim.grants)
    return { granted: rewardsOf(claim.grants, language), overview: overviewOf(asked) }
  })
})
