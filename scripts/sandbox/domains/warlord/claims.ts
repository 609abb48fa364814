import { REFUSALS } from '../../content/refusals.ts'
import type { Asked } from '../../domain.ts'
import { Refusal } from '../../refusal.ts'
import type { Grant } from '../../rewards.ts'
import { goalState, stepState, taskState } from './days.ts'
import { GOALS, STEPS, taskId, tasksOf } from './plan.ts'
import type { Season } from './season.ts'

/** Something to be claimed, by the name under which it is remembered. */
interface Claim {
  name: string
  state: 'locked' | 'claimable' | 'claimed'
  grants: readonly Grant[]
}

/** All that a captain can claim, could claim, or has claimed. */
export function claimsOf(season: Season, now: number): Claim[] {
  const tasks = [...season.done.keys()].flatMap((day) =>
    tasksOf(day).map(({ kind, points, grants }) => {
      const state = taskState(season, day, kind, now)
      return {
        name: `task ${taskId(day, kind)}`,
        state: state === 'claimable' || state === 'claimed' ? state : ('locked' as const),
        grants: [{ item: 'points' as const, amount: points }, ...grants],
      }
    }),
  )
  const steps = (['free', 'advanced'] as const).flatMap((track) =>
    STEPS.map((step) => ({
      name: `${track} ${step.level}`,
      state: stepState(season, track, step.level),
      grants: [step[track]],
    })),
  )
  const pending = season.pending
    .filter(({ at }) => at <= now)
    .map(({ id, grants }) => ({
      name: `pending ${id}`,
      state: season.claimed.has(`pending ${id}`) ? ('claimed' as const) : ('claimable' as const),
      grants,
    }))
  const goals = GOALS.map(({ id, grants }) => ({
    name: `goal ${id}`,
    state: id === season.goal ? goalState(season) : ('locked' as const),
    grants,
  }))
  return [...tasks, ...steps, ...pending, ...goals]
}

/** Claims one thing, or refuses. */
export function claimOne(season: Season, name: string, { now }: Asked<unknown>): readonly Grant[] {
  const claim = claimsOf(season, now).find((each) => each.name === name)
  if (!claim) throw new Refusal(4040, REFUSALS.notFound)
  if (claim.state === 'claimed') throw new Refusal(2060, REFUSALS.alreadyClaimed)
  if (name.startsWith('advanced ') && !season.advanced) throw new Refusal(2066, REFUSALS.unlockFirst)
  if (claim.state === 'locked') throw new Refusal(2007, REFUSALS.notReached)
  season.claimed.add(name)
  if (season.claimedElsewhere) {
    season.claimedElsewhere = false
    throw new Refusal(2060, REFUSALS.alreadyClaimed)
  }
  return claim.grants
}

/** Claims all that can be had, also what the first claims bring within reach. */
export function claimAll(season: Season, { now }: Asked<unknown>): Grant[] {
  const granted: Grant[] = []
  for (;;) {
    const claimable = claimsOf(season, now).filter(({ state }) => state === 'claimable')
    if (!claimable.length) break
    for (const { name, grants } of claimable) {
      season.claimed.add(name)
      granted.push(...grants)
    }
  }
  if (!granted.length) throw new Refusal(2007, REFUSALS.notReached)
  return granted
}
