import type { Contribution, GroupEvent, GroupPrizes, GroupTask } from '#shared/api/group-event'
import type { HandlerRequest } from '../../domain.ts'
import { gapTo } from '../../world/board-of.ts'
import { DAY } from '../../world/clock.ts'
import { publicPerson } from '../../world/people.ts'
import { rewardsOf } from '../../world/rewards.ts'
import { phaseAt } from '../../world/scenario.ts'
import { fill, type Language } from '../../world/text.ts'
import type { User } from '../../world/user.ts'
import { type EventPart, eventPartOf, scoreOf } from './part.ts'
import {
  type EventPlan,
  JOIN_DAYS,
  milestonesFor,
  placesFor,
  type TaskPlan,
  tasksFor,
  words,
} from './plan.ts'
import { groupRows, peopleRows } from './standings.ts'

const FACES = 4

/** A call about one of the events. */
export type AskedOf<In> = HandlerRequest<In> & { event: EventPlan }

export function detailOf({ event, user, now, language, state }: AskedOf<unknown>): GroupEvent {
  const part = eventPartOf(user, event)
  const people = peopleRows(event, user, state, now, 'total')
  return {
    activityId: event.id,
    phase: phaseAt(now, part.dates),
    ...part.dates,
    groups: groupRows(event, user, now).map(({ id, look, roomId, score, rank, today, members }) => ({
      id,
      ...groupWords(event, id, language),
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

export function tasksOf({ event, user, now, language }: AskedOf<unknown>): GroupTask[] {
  const part = eventPartOf(user, event)
  const own = event.words[language].unit
  return tasksFor(event).map((plan) => {
    const progress = progressOf(part, plan, groupScore(event, user, now))
    return {
      id: plan.id,
      ...taskWords(event, plan.id, language),
      scope: plan.scope,
      progress: Math.min(plan.target, progress),
      target: plan.target,
      unit: plan.unit === 'own' ? own : words[language].units[plan.unit],
      score: plan.score,
      rewards: rewardsOf(plan.grants, language),
      state: taskState(part, plan, progress, now),
      doneBy: plan.doneBy,
    }
  })
}

/** A group's name and slogan. */
export function groupWords(event: EventPlan, id: string, language: Language) {
  return event.words[language].groups[id] ?? { name: '', slogan: '' }
}

/** The event's own words for a task, else those of all events about what it collects. */
function taskWords(event: EventPlan, id: TaskPlan['id'], language: Language) {
  const { unit, tasks } = event.words[language]
  const common: Partial<Record<TaskPlan['id'], { title: string; desc: string }>> = words[language].tasks
  const { title = '', desc = '' } = tasks[id] ?? common[id] ?? {}
  return { title: fill(title, { unit }), desc: fill(desc, { unit }) }
}

/** The answer of `activity/info` about an event: its name, and the rules of all events about what it collects. */
export function infoOf(event: EventPlan, language: Language) {
  const { name, subtitle, unit } = event.words[language]
  const values = { unit, Unit: unit.charAt(0).toUpperCase() + unit.slice(1) }
  const rules = words[language].rules.map(({ title, items }) => ({
    title,
    items: items.map((item) => fill(item, values)),
  }))
  return { name, subtitle, rules, path: `/activityNew/group${event.id.slice(4)}/index` }
}

/** What my group has gathered, 0 without one. */
export function groupScore(event: EventPlan, user: User, now: number): number {
  const { groupId } = eventPartOf(user, event)
  return groupRows(event, user, now).find(({ id }) => id === groupId)?.score ?? 0
}

export function progressOf(part: EventPart, { id, scope }: TaskPlan, score: number): number {
  if (!part.groupId) return 0
  if (id === 'daily') return 1
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

export function prizesOf({ event, user, now, language, state }: AskedOf<unknown>): GroupPrizes {
  const part = eventPartOf(user, event)
  const settled = phaseAt(now, part.dates) === 'settled'
  const groups = groupRows(event, user, now)
  const places = placesFor(event)
  const prizesFor = (rank: number) =>
    places.find(({ scope, from, to }) => scope === 'person' && rank >= from && rank <= to)?.grants ?? []
  return {
    places: places.map(({ grants, ...place }) => ({ ...place, rewards: rewardsOf(grants, language) })),
    milestones: milestonesFor(event).map(({ score, grants }) => ({
      id: String(score),
      score,
      rewards: rewardsOf(grants, language),
    })),
    winners: (settled ? peopleRows(event, user, state, now, 'total').slice(0, 10) : []).map(
      ({ user: winner, rank, score, groupId }) => ({
        ...publicPerson(winner),
        rank,
        score,
        groupName: groupWords(event, groupId, language).name,
        rewards: rewardsOf(prizesFor(rank), language),
      }),
    ),
    winningGroupId: settled ? (groups.find(({ rank }) => rank === 1)?.id ?? null) : null,
  }
}

export function contributionOf({ event, user, now, language, state }: AskedOf<unknown>): Contribution {
  const part = eventPartOf(user, event)
  const people = peopleRows(event, user, state, now, 'total')
  const { rank } = people.find((row) => row.user === user) ?? { rank: 0 }
  const score = scoreOf(part)
  const mine = event.groups.some(({ id }) => id === part.groupId) ? groupScore(event, user, now) : 0
  return {
    groupId: part.groupId,
    score,
    rank,
    gap: gapTo(rank, people),
    percent: mine ? Math.round((score / mine) * 10_000) / 100 : 0,
    records: [...part.entries].reverse().map(({ id, at: when, task, score: added }) => ({
      id,
      at: when,
      title: task ? taskWords(event, task, language).title : words[language].joined,
      score: added,
    })),
  }
}
