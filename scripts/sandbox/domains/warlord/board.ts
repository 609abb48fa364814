import type { SeasonBoard, SeasonDay } from '#shared/api/warlord'
import type { HandlerRequest } from '../../domain.ts'
import { DAY } from '../../world/clock.ts'
import { publicPerson } from '../../world/people.ts'
import { REFUSALS } from '../../world/refusal-words.ts'
import { rewardOf, rewardsOf } from '../../world/rewards.ts'
import { phaseAt } from '../../world/scenario.ts'
import { fill, type Text } from '../../world/text.ts'
import { HOURS_RULE, levelFor, levelName } from '../captain/index.ts'
import { hallOf } from '../room/index.ts'
import { pendingOf } from './claims.ts'
import {
  currentDay,
  dayAt,
  dayState,
  goalState,
  hoursOf,
  pointsOf,
  progressOf,
  stepState,
  taskState,
} from './days.ts'
import {
  CATCH_UPS,
  GOAL_DAYS,
  GOALS,
  LESSON_GRANT,
  lessonId,
  PRICE,
  SEASON,
  STEPS,
  taskId,
  tasksOf,
  words,
} from './plan.ts'
import { type Season, seasonOf } from './season.ts'

/** The season as the contract has it. */
export function boardOf(request: HandlerRequest<unknown>): SeasonBoard {
  const { user, now, language, state } = request
  const season = seasonOf(user)
  const { dates } = season
  const hours = hoursOf(season)
  const level = levelFor(season.hoursBefore + hours)
  const points = pointsOf(season)
  const track = (name: 'free' | 'advanced') =>
    STEPS.map((step) => ({
      level: step.level,
      points: step.points,
      reward: rewardOf(step[name], language),
      state: stepState(season, name, step.level),
    }))
  return {
    season: {
      id: SEASON.id,
      number: SEASON.number,
      name: words[language].season,
      ...dates,
      phase: phaseAt(now, dates),
    },
    captain: {
      ...publicPerson(user),
      level,
      levelName: levelName(level, language),
      hoursToday: season.done.get(dayAt(season, now))?.host ?? 0,
      hours,
    },
    hoursRule: HOURS_RULE,
    days: Array.from({ length: SEASON.days }, (_, at) => ({
      day: at + 1,
      date: dates.startAt + at * DAY,
      state: dayState(season, at + 1, now),
    })),
    current: dayOf(request, currentDay(season, now)),
    catchUps: { left: season.catchUpsLeft, total: CATCH_UPS },
    goal: {
      options: GOALS.map(({ id, hours: needed, grants }) => ({
        id,
        name: words[language].goals[id],
        hours: needed,
        rewards: rewardsOf(grants, language),
      })),
      chosen: season.goal,
      closesAt: dates.startAt + GOAL_DAYS * DAY,
      state: goalState(season),
    },
    points,
    level: STEPS.filter((step) => points >= step.points).length,
    tracks: { free: track('free'), advanced: track('advanced') },
    advanced: advancedOf(request, season),
    hall: season.roomId ? (hallOf(season.roomId, language, state) ?? null) : null,
    pending: pendingOf(season, request),
    winners: winnersOf(request, season),
  }
}

/** One day as the contract has it; a locked day keeps the text of its lesson to itself. */
export function dayOf({ user, now, language }: HandlerRequest<unknown>, day: number): SeasonDay {
  const season = seasonOf(user)
  const state = dayState(season, day, now)
  const { lessons, tasks, units } = words[language]
  const lesson = user.scenario.empty ? undefined : lessons[day - 1]
  return {
    day,
    date: season.dates.startAt + (day - 1) * DAY,
    state,
    tutorials: lesson
      ? [
          {
            id: lessonId(day),
            title: lesson.title,
            summary: lesson.summary,
            minutes: 2,
            body: state === 'locked' ? [] : lesson.body,
            read: season.read.has(lessonId(day)),
            reward: rewardOf(LESSON_GRANT, language),
          },
        ]
      : [],
    tasks: tasksOf(day).map(({ kind, target, unit, points, grants }) => ({
      id: taskId(day, kind),
      kind,
      title: fill(tasks[kind].title, { target }),
      desc: tasks[kind].desc,
      progress: Math.min(target, progressOf(season, day, kind)),
      target,
      unit: units[unit],
      rewards: rewardsOf([{ item: 'points', amount: points }, ...grants], language),
      state: taskState(season, day, kind, now),
    })),
  }
}

function advancedOf({ user, now, say }: HandlerRequest<unknown>, season: Season): SeasonBoard['advanced'] {
  const reason = advancedRefusal(season, user.scenario.progress === 'veteran', now)?.reason
  return {
    unlocked: season.advanced,
    price: PRICE,
    balance: user.coins,
    eligible: reason === undefined,
    reason: reason ? say(reason) : '',
  }
}

/** Why the advanced track cannot be bought; undefined when it can. Money aside. */
export function advancedRefusal(
  season: Season,
  hostedBefore: boolean,
  now: number,
): { code: 2060 | 2066 | 5101; reason: Text } | undefined {
  if (season.advanced) return { code: 2060, reason: REFUSALS.boughtBefore }
  if (now < season.dates.startAt) return { code: 5101, reason: REFUSALS.notOpen }
  if (now >= season.dates.endAt) return { code: 5101, reason: REFUSALS.ended }
  return hostedBefore ? { code: 2066, reason: REFUSALS.notNewCaptain } : undefined
}

function winnersOf(
  { user, now, state, language }: HandlerRequest<unknown>,
  { dates }: Season,
): SeasonBoard['winners'] {
  if (phaseAt(now, dates) !== 'settled' || user.scenario.empty) return []
  return Array.from({ length: 10 }, (_, at) => {
    const winner = state.user(String(40_001 + at))
    const hours = winner.seeded('winner').whole(60, 300)
    return {
      ...publicPerson(winner),
      rank: at + 1,
      points: 1000 - at * 20 - winner.seeded('points').whole(0, 9),
      levelName: levelName(levelFor(hours), language),
    }
  })
}
