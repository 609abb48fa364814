import type { Contribution, GroupEvent, GroupPrizes, GroupTask } from '#shared/api/group-event'
import type { Asked } from '../../domain.ts'
import { gapTo } from '../../world/board-of.ts'
import { DAY } from '../../world/clock.ts'
import { publicPerson } from '../../world/people.ts'
import { rewardsOf } from '../../world/rewards.ts'
import { phaseAt } from '../../world/scenario.ts'
import { type EventPart, eventPartOf, scoreOf } from './part.ts'
import { ACTIVITY_ID, GROUPS, JOIN_DAYS, MILESTONES, PLACES, TASKS, type TaskPlan, words } from './plan.ts'
import { groupRows, peopleRows } from './standings.ts'

const FACES = 4

export function detailOf({ user, now, language, state }: Asked<unknown>): GroupEvent {
  const part = eventPartOf(user)
  const people = peopleRows(user, state, now, 'total')
  return {
    activityId: ACTIVITY_ID,
    phase: phaseAt(now, part.dates),
    ...part.dates,
    groups: groupRows(user, now).map(({ id, look, roomId, score, rank, today, members }) => ({
      id,
      ...words[language].groups[id],
      look,
      roomId,
      score,
      rank,
      today,
      members: now < part.dates.startAt ? 0 : members + (part.groupId === id ? 1 : 0),
      faces: people
        .filter(({ groupId }) => groupId === id)
        .slice(0, FACES)
        .map((row) => publicPerson(row.user)),
    })),
    groupId: part.groupId,
    joinUntil: part.dates.startAt + JOIN_DAYS * DAY,
  }
}

export function tasksOf({ user, now, language }: Asked<unknown>): GroupTask[] {
  const part = eventPartOf(user)
  const { tasks, units } = words[language]
  return TASKS.map((plan) => {
    const progress = progressOf(part, plan, groupScore(user, now))
    return {
      id: plan.id,
      ...tasks[plan.id],
      scope: plan.scope,
      progress: Math.min(plan.target, progress),
      target: plan.target,
      unit: units[plan.unit],
      score: plan.score,
      rewards: rewardsOf(plan.grants, language),
      state: taskState(part, plan, progress, now),
      doneBy: plan.doneBy,
    }
  })
}

/** What my group has gathered, 0 without one. */
export function groupScore(user: Asked<unknown>['user'], now: number): number {
  const { groupId } = eventPartOf(user)
  return groupRows(user, now).find(({ id }) => id === groupId)?.score ?? 0
}

export function progressOf(part: EventPart, { id, scope }: TaskPlan, score: number): number {
  if (!part.groupId) return 0
  if (id === 'fly') return 1
  if (scope === 'me') return part.progress[id] ?? 0
  return id === 'together' ? score : Math.floor(score / 120)
}

export function taskState(
  part: EventPart,
  { id, target }: TaskPlan,
  progress: number,
  now: number,
): GroupTask['state'] {
  if (part.claimed.has(id)) return 'claimed'
  if (progress >= target && part.groupId) return now < part.dates.endAt ? 'claimable' : 'missed'
  return now < part.dates.endAt ? 'todo' : 'missed'
}

export function prizesOf({ user, now, language, state }: Asked<unknown>): GroupPrizes {
  const part = eventPartOf(user)
  const settled = phaseAt(now, part.dates) === 'settled'
  const groups = groupRows(user, now)
  const prizesFor = (rank: number) =>
    PLACES.find(({ scope, from, to }) => scope === 'person' && rank >= from && rank <= to)?.grants ?? []
  return {
    places: PLACES.map(({ grants, ...place }) => ({ ...place, rewards: rewardsOf(grants, language) })),
    milestones: MILESTONES.map(({ score, grants }) => ({
      id: String(score),
      score,
      rewards: rewardsOf(grants, language),
    })),
    winners: (settled ? peopleRows(user, state, now, 'total').slice(0, 10) : []).map(
      ({ user: winner, rank, score, groupId }) => ({
        ...publicPerson(winner),
        rank,
        score,
        groupName: words[language].groups[groupId].name,
        rewards: rewardsOf(prizesFor(rank), language),
      }),
    ),
    winningGroupId: settled ? (groups.find(({ rank }) => rank === 1)?.id ?? null) : null,
  }
}

export function contributionOf({ user, now, language, state }: Asked<unknown>): Contribution {
  const part = eventPartOf(user)
  const people = peopleRows(user, state, now, 'total')
  const { rank } = people.find((row) => row.user === user) ?? { rank: 0 }
  const score = scoreOf(part)
  const mine = GROUPS.some(({ id }) => id === part.groupId) ? groupScore(user, now) : 0
  return {
    groupId: part.groupId,
    score,
    rank,
    gap: gapTo(rank, people),
    percent: mine ? Math.round((score / mine) * 10_000) / 100 : 0,
    records: [...part.entries].reverse().map(({ id, at: when, task, score: added }) => ({
      id,
      at: when,
      title: task ? words[language].tasks[task].title : words[language].joined,
      score: added,
    })),
  }
}
