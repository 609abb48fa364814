import type { SeasonBoard } from '#shared/api/warlord'
import type { HandlerRequest } from '../../domain.ts'
import { checkClaimedHere } from '../../world/elsewhere.ts'
import { found, Refusal } from '../../world/refusal.ts'
import { REFUSALS } from '../../world/refusal-words.ts'
import { type Grant, rewardsOf } from '../../world/rewards.ts'
import { fill } from '../../world/text.ts'
import { goalState, stepState, taskState } from './days.ts'
import { GOALS, STEPS, taskId, tasksOf, words } from './plan.ts'
import type { Season } from './season.ts'

/** Something to be claimed. */
interface Claim {
  kind: Pending['kind']
  id: string
  /** For people, by the words of their language. */
  title(own: (typeof words)['zh']): string
  at: number | null
  state: 'locked' | 'claimable' | 'claimed'
  grants: readonly Grant[]
}

type Pending = SeasonBoard['pending'][number]

/** All that a captain can claim, could claim, or has claimed. */
function claimsOf(season: Season, now: number): Claim[] {
  const tasks = [...season.done.keys()].flatMap((day) =>
    tasksOf(day).map(({ kind, target, points, grants }): Claim => {
      const state = taskState(season, day, kind, now)
      return {
        kind: 'task',
        id: taskId(day, kind),
        title: ({ claims, tasks }) => fill(claims.task, { day, task: fill(tasks[kind].title, { target }) }),
        at: null,
        state: state === 'claimable' || state === 'claimed' ? state : 'locked',
        grants: [{ item: 'points', amount: points }, ...grants],
      }
    }),
  )
  const steps = (['free', 'advanced'] as const).flatMap((track) =>
    STEPS.map(
      (step): Claim => ({
        kind: track,
        id: String(step.level),
        title: ({ claims }) => fill(claims[track], { level: step.level }),
        at: null,
        state: stepState(season, track, step.level),
        grants: [step[track]],
      }),
    ),
  )
  const hosted = season.pending
    .filter(({ at }) => at <= now)
    .map(
      ({ id, day, at, grants }): Claim => ({
        kind: 'pending',
        id,
        title: ({ claims }) => fill(claims.pending, { day }),
        at,
        state: season.claimed.has(`pending ${id}`) ? 'claimed' : 'claimable',
        grants,
      }),
    )
  const goals = GOALS.map(
    ({ id, grants }): Claim => ({
      kind: 'goal',
      id,
      title: ({ claims, goals }) => fill(claims.goal, { goal: goals[id] }),
      at: null,
      state: id === season.goal ? goalState(season) : 'locked',
      grants,
    }),
  )
  return [...hosted, ...goals, ...tasks, ...steps]
}

/** Under which a claim is remembered. */
const nameOf = ({ kind, id }: Claim) => `${kind} ${id}`

/** What the chest holds, and a claim of all pays. */
const claimable = (season: Season, now: number) =>
  claimsOf(season, now).filter(({ state }) => state === 'claimable')

/** The chest as the contract has it. */
export function pendingOf(season: Season, { now, language }: HandlerRequest<unknown>): Pending[] {
  return claimable(season, now).map(({ kind, id, title, at, grants }) => ({
    kind,
    id,
    title: title(words[language]),
    at,
    rewards: rewardsOf(grants, language),
  }))
}

/** Claims one thing, or refuses. */
export function claimOne(
  season: Season,
  name: string,
  { user, now }: HandlerRequest<unknown>,
): readonly Grant[] {
  const claim = found(claimsOf(season, now).find((each) => nameOf(each) === name))
  if (claim.state === 'claimed') throw new Refusal(2060, REFUSALS.alreadyClaimed)
  if (name.startsWith('advanced ') && !season.advanced) throw new Refusal(2066, REFUSALS.unlockFirst)
  if (claim.state === 'locked') throw new Refusal(2007, REFUSALS.notReached)
  season.claimed.add(name)
  checkClaimedHere(user, 'warlord')
  return claim.grants
}

/** Claims all that the chest holds. What that brings within reach waits in it next. */
export function claimAll(season: Season, { now }: HandlerRequest<unknown>): Grant[] {
  const claims = claimable(season, now)
  if (!claims.length) throw new Refusal(2007, REFUSALS.notReached)
  for (const claim of claims) season.claimed.add(nameOf(claim))
  return claims.flatMap(({ grants }) => grants)
}
