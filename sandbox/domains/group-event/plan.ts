import type { Happening } from '../../domain.ts'
import type { Grant } from '../../world/rewards.ts'
import en from './words/en.json'
import tw from './words/tw.json'
import zh from './words/zh.json'

/** What the event is made of, the same for everybody. */
export const words = { zh, en, tw }

export const ACTIVITY_ID = '20260408'
export const DAYS = 8
export const JOIN_DAYS = 4

export type GroupId = keyof typeof zh.groups

/** Scores and members that a group would have at the end, if nobody in this sandbox did anything. */
export const GROUPS: readonly {
  id: GroupId
  look: number
  roomId: string
  score: number
  members: number
}[] = [
  { id: 'swallow', look: 0, roomId: '88002', score: 128_400, members: 1284 },
  { id: 'koi', look: 1, roomId: '88004', score: 131_900, members: 1530 },
  { id: 'crane', look: 2, roomId: '88001', score: 96_300, members: 872 },
  { id: 'dragon', look: 3, roomId: '88003', score: 119_700, members: 1106 },
]

export type TaskId = keyof typeof zh.tasks

export interface TaskPlan {
  id: TaskId
  scope: 'me' | 'group'
  target: number
  unit: keyof typeof zh.units
  score: number
  grants: readonly Grant[]
  doneBy: 'room' | 'gift' | 'share' | 'page'
  /** What in the app moves it on, and by how much for one. */
  moves?: { what: Happening; by: number }
}

export const TASKS: readonly TaskPlan[] = [
  {
    id: 'fly',
    scope: 'me',
    target: 1,
    unit: 'times',
    score: 20,
    grants: [{ item: 'rose', amount: 1 }],
    doneBy: 'page',
  },
  {
    id: 'stay',
    scope: 'me',
    target: 20,
    unit: 'minutes',
    score: 60,
    grants: [{ item: 'coin', amount: 30 }],
    doneBy: 'room',
    moves: { what: 'hosted', by: 60 },
  },
  {
    id: 'gift',
    scope: 'me',
    target: 520,
    unit: 'coins',
    score: 200,
    grants: [{ item: 'lantern', amount: 1 }],
    doneBy: 'gift',
    moves: { what: 'gifted', by: 1 },
  },
  {
    id: 'greet',
    scope: 'me',
    target: 5,
    unit: 'guests',
    score: 100,
    grants: [{ item: 'coin', amount: 50 }],
    doneBy: 'room',
    moves: { what: 'greeted', by: 1 },
  },
  {
    id: 'share',
    scope: 'me',
    target: 2,
    unit: 'times',
    score: 40,
    grants: [{ item: 'stardust', amount: 20 }],
    doneBy: 'share',
    moves: { what: 'shared', by: 1 },
  },
  {
    id: 'together',
    scope: 'group',
    target: 40_000,
    unit: 'wind',
    score: 0,
    grants: [{ item: 'frameSpring', amount: 1, days: 7 }],
    doneBy: 'page',
  },
  {
    id: 'crowd',
    scope: 'group',
    target: 500,
    unit: 'members',
    score: 0,
    grants: [{ item: 'badgeSpring', amount: 1, days: 15 }],
    doneBy: 'page',
  },
]

export const MILESTONES: readonly { score: number; grants: readonly Grant[] }[] = [
  { score: 20_000, grants: [{ item: 'stardust', amount: 50 }] },
  { score: 50_000, grants: [{ item: 'coin', amount: 100 }] },
  { score: 80_000, grants: [{ item: 'bubbleDawn', amount: 1, days: 15 }] },
  { score: 120_000, grants: [{ item: 'frameSpring', amount: 1, days: 30 }] },
]

export const PLACES: readonly {
  from: number
  to: number
  scope: 'group' | 'person'
  grants: readonly Grant[]
}[] = [
  {
    from: 1,
    to: 1,
    scope: 'group',
    grants: [
      { item: 'entranceKite', amount: 1, days: 30 },
      { item: 'coin', amount: 300 },
    ],
  },
  { from: 2, to: 3, scope: 'group', grants: [{ item: 'frameSpring', amount: 1, days: 15 }] },
  {
    from: 1,
    to: 1,
    scope: 'person',
    grants: [
      { item: 'castle', amount: 1 },
      { item: 'titleSpring', amount: 1 },
    ],
  },
  {
    from: 2,
    to: 3,
    scope: 'person',
    grants: [
      { item: 'meteor', amount: 1 },
      { item: 'titleSpring', amount: 1, days: 30 },
    ],
  },
  { from: 4, to: 10, scope: 'person', grants: [{ item: 'lantern', amount: 3 }] },
  { from: 11, to: 50, scope: 'person', grants: [{ item: 'coin', amount: 200 }] },
]
