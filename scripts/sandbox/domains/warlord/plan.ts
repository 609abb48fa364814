import type { Grant } from '../../world/rewards.ts'
import en from './words/en.json'
import tw from './words/tw.json'
import zh from './words/zh.json'

/** What a season is made of, the same for everybody. */
export const words = { zh, en, tw }

export const SEASON = { id: '7', number: 7, days: 10 }
export const PRICE = 5200
export const CATCH_UPS = 2
/** A goal can be set in the first half of the season. */
export const GOAL_DAYS = 5

export type TaskKind = keyof typeof zh.tasks

interface TaskPlan {
  kind: TaskKind
  target: number
  unit: keyof typeof zh.units
  points: number
  grants: readonly Grant[]
}

const host = (target: number, coins: number): TaskPlan => ({
  kind: 'host',
  target,
  unit: 'hours',
  points: 40,
  grants: [{ item: 'coin', amount: coins }],
})

const learn: TaskPlan = { kind: 'learn', target: 1, unit: 'lessons', points: 20, grants: [] }

const guests = (target: number): TaskPlan => ({
  kind: 'guests',
  target,
  unit: 'guests',
  points: 20,
  grants: [{ item: 'rose', amount: 5 }],
})

const flow = (target: number): TaskPlan => ({
  kind: 'flow',
  target,
  unit: 'flow',
  points: 20,
  grants: [{ item: 'coin', amount: 60 }],
})

const goal: TaskPlan = {
  kind: 'goal',
  target: 1,
  unit: 'goals',
  points: 20,
  grants: [{ item: 'badgeNewcomer', amount: 1, days: 7 }],
}

/** The tasks of a day, from 1. They grow with the season. */
export function tasksOf(day: number): readonly TaskPlan[] {
  const hours = Math.min(3, 1 + Math.floor(day / 4))
  return [learn, host(hours, hours * 60), guests(6 + day * 2), day === 3 ? goal : flow(day * 300)]
}

/** What a lesson grants when it is read to its end. */
export const LESSON_GRANT: Grant = { item: 'coin', amount: 20 }

export const GOALS: readonly { id: keyof typeof zh.goals; hours: number; grants: readonly Grant[] }[] = [
  { id: 'steady', hours: 10, grants: [{ item: 'coin', amount: 800 }] },
  {
    id: 'bright',
    hours: 18,
    grants: [
      { item: 'coin', amount: 1800 },
      { item: 'bubbleDawn', amount: 1, days: 30 },
    ],
  },
  {
    id: 'peak',
    hours: 26,
    grants: [
      { item: 'coin', amount: 3200 },
      { item: 'titleLight', amount: 1, days: 30 },
      { item: 'entranceTrain', amount: 1, days: 30 },
    ],
  },
]

export interface Step {
  level: number
  points: number
  free: Grant
  advanced: Grant
}

const coins = (amount: number): Grant => ({ item: 'coin', amount })

const REWARDS: readonly Pick<Step, 'free' | 'advanced'>[] = [
  { free: coins(50), advanced: coins(300) },
  { free: { item: 'rose', amount: 3 }, advanced: { item: 'bubbleDawn', amount: 1, days: 15 } },
  { free: coins(80), advanced: coins(500) },
  { free: { item: 'cardDouble', amount: 1 }, advanced: { item: 'frameDawn', amount: 1, days: 30 } },
  { free: { item: 'badgeLight', amount: 1, days: 15 }, advanced: { item: 'cardDouble', amount: 3 } },
  { free: coins(120), advanced: coins(900) },
  { free: { item: 'rose', amount: 10 }, advanced: { item: 'meteor', amount: 2 } },
  { free: { item: 'cardDouble', amount: 1 }, advanced: { item: 'frameLight', amount: 1, days: 60 } },
  { free: coins(200), advanced: coins(1600) },
  { free: { item: 'frameDawn', amount: 1, days: 7 }, advanced: { item: 'entranceTrain', amount: 1 } },
]

/** Ten levels, 80 points each. */
export const STEPS: readonly Step[] = REWARDS.map((step, at) => ({
  level: at + 1,
  points: (at + 1) * 80,
  ...step,
}))

/** Codes of lessons and tasks by their day. */
export const lessonId = (day: number) => `lesson-${day}`
export const taskId = (day: number, kind: TaskKind) => `${day}-${kind}`
