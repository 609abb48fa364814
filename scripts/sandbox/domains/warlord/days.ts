import { DAY } from '../../world/clock.ts'
import { GOALS, lessonId, SEASON, STEPS, type TaskKind, taskId, tasksOf } from './plan.ts'
import type { Season } from './season.ts'

/** The season's day now: 0 before it, one past the last after it. */
export function dayAt({ dates }: Season, now: number): number {
  return Math.min(SEASON.days + 1, Math.max(0, Math.floor((now - dates.startAt) / DAY) + 1))
}

export function progressOf(season: Season, day: number, kind: TaskKind): number {
  if (kind === 'learn') return season.read.has(lessonId(day)) ? 1 : 0
  if (kind === 'goal') return season.goal ? 1 : 0
  return season.done.get(day)?.[kind] ?? 0
}

export function isComplete(season: Season, day: number): boolean {
  return tasksOf(day).every(({ kind, target }) => progressOf(season, day, kind) >= target)
}

export type DayState = 'today' | 'open' | 'done' | 'missed' | 'locked'

export function dayState(season: Season, day: number, now: number): DayState {
  const today = dayAt(season, now)
  if (day > today) return 'locked'
  if (day === today) return 'today'
  if (isComplete(season, day)) return 'done'
  return season.opened.has(day) && today <= SEASON.days ? 'open' : 'missed'
}

/** The day that is worked at: the last one opened for catching up until it is done, else today. */
export function currentDay(season: Season, now: number): number {
  const open = [...season.opened].reverse().find((day) => dayState(season, day, now) === 'open')
  return open ?? Math.min(SEASON.days, Math.max(1, dayAt(season, now)))
}

/** Merit: what claimed tasks gave. */
export function pointsOf({ claimed }: Season): number {
  let points = 0
  for (let day = 1; day <= SEASON.days; day++) {
    for (const task of tasksOf(day)) if (claimed.has(`task ${taskId(day, task.kind)}`)) points += task.points
  }
  return points
}

/** Game time of the season in hours. */
export function hoursOf({ done }: Season): number {
  return [...done.values()].reduce((sum, { host = 0 }) => sum + host, 0)
}

type ClaimState = 'locked' | 'claimable' | 'claimed'

const claimState = (claimed: boolean, reached: boolean): ClaimState =>
  claimed ? 'claimed' : reached ? 'claimable' : 'locked'

export function stepState(season: Season, track: 'free' | 'advanced', level: number): ClaimState {
  const step = STEPS[level - 1]
  const reached = step !== undefined && pointsOf(season) >= step.points
  return claimState(season.claimed.has(`${track} ${level}`), reached && (track === 'free' || season.advanced))
}

export function goalState(season: Season): ClaimState {
  const goal = GOALS.find(({ id }) => id === season.goal)
  return claimState(
    season.claimed.has(`goal ${season.goal}`),
    goal !== undefined && hoursOf(season) >= goal.hours,
  )
}

export type TaskState = 'todo' | 'claimable' | 'claimed' | 'missed'

export function taskState(season: Season, day: number, kind: TaskKind, now: number): TaskState {
  const target = tasksOf(day).find((task) => task.kind === kind)?.target ?? Number.POSITIVE_INFINITY
  if (season.claimed.has(`task ${taskId(day, kind)}`)) return 'claimed'
  if (progressOf(season, day, kind) >= target) return 'claimable'
  return dayState(season, day, now) === 'missed' ? 'missed' : 'todo'
}
