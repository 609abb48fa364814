import type { Happening } from '../../domain.ts'
import type { Grant, Item } from '../../world/rewards.ts'
import type { Language } from '../../world/text.ts'
import en from './words/en.json'
import tw from './words/tw.json'
import zh from './words/zh.json'

/** What all events have in common. */
export const words = { zh, en, tw }

export const DAYS = 8
export const JOIN_DAYS = 4

/** One event: its groups, its words, and what it gives where that differs from the others. */
export interface EventPlan<GroupId extends string = string> {
  /** With its year; month and day are also its page's. */
  id: string
  words: Record<Language, EventWords<GroupId>>
  /** Two to six, in the order of their looks, from 0. */
  groups: readonly GroupPlan<GroupId>[]
  prizes?: Partial<EventPrizes>
}

/** A group with its score and members at the end without any calls in this sandbox. */
export interface GroupPlan<GroupId extends string = string> {
  id: GroupId
  roomId: string
  score: number
  members: number
}

interface EventWords<GroupId extends string> {
  name: string
  subtitle: string
  /** What groups collect, as in "120 wind". */
  unit: string
  groups: Record<GroupId, { name: string; slogan: string }>
  /** The daily task, and others where they say it in words of their own. */
  tasks: { daily: TaskWords } & Partial<Record<Exclude<TaskId, 'daily'>, TaskWords>>
}

interface TaskWords {
  title: string
  desc: string
}

/** Rewards to wear. */
export interface EventPrizes {
  frame: Item
  badge: Item
  title: Item
  entrance: Item
}

const USUAL: EventPrizes = {
  frame: 'frameLight',
  badge: 'badgeLight',
  title: 'titleLight',
  entrance: 'entranceStage',
}

export const prizesFor = (event: EventPlan): EventPrizes => ({ ...USUAL, ...event.prizes })

export type TaskId = 'daily' | keyof typeof zh.tasks

export interface TaskPlan {
  id: TaskId
  scope: 'me' | 'group'
  target: number
  /** 'own': what the event's groups collect. */
  unit: 'own' | keyof typeof zh.units
  score: number
  grants: readonly Grant[]
  doneBy: 'room' | 'gift' | 'share' | 'page'
  /** What in the app moves it on, and by how much for one. */
  moves?: { what: Happening; by: number }
}

export const tasksFor = (event: EventPlan): readonly TaskPlan[] => {
  const { frame, badge } = prizesFor(event)
  return [
    {
      id: 'daily',
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
      unit: 'own',
      score: 0,
      grants: [{ item: frame, amount: 1, days: 7 }],
      doneBy: 'page',
    },
    {
      id: 'crowd',
      scope: 'group',
      target: 500,
      unit: 'members',
      score: 0,
      grants: [{ item: badge, amount: 1, days: 15 }],
      doneBy: 'page',
    },
  ]
}

export const milestonesFor = (event: EventPlan): readonly { score: number; grants: readonly Grant[] }[] => [
  { score: 20_000, grants: [{ item: 'stardust', amount: 50 }] },
  { score: 50_000, grants: [{ item: 'coin', amount: 100 }] },
  { score: 80_000, grants: [{ item: 'bubbleDawn', amount: 1, days: 15 }] },
  { score: 120_000, grants: [{ item: prizesFor(event).frame, amount: 1, days: 30 }] },
]

export function placesFor(
  event: EventPlan,
): readonly { from: number; to: number; scope: 'group' | 'person'; grants: readonly Grant[] }[] {
  const { frame, title, entrance } = prizesFor(event)
  return [
    {
      from: 1,
      to: 1,
      scope: 'group',
      grants: [
        { item: entrance, amount: 1, days: 30 },
        { item: 'coin', amount: 300 },
      ],
    },
    { from: 2, to: 3, scope: 'group', grants: [{ item: frame, amount: 1, days: 15 }] },
    {
      from: 1,
      to: 1,
      scope: 'person',
      grants: [
        { item: 'castle', amount: 1 },
        { item: title, amount: 1 },
      ],
    },
    {
      from: 2,
      to: 3,
      scope: 'person',
      grants: [
        { item: 'meteor', amount: 1 },
        { item: title, amount: 1, days: 30 },
      ],
    },
    { from: 4, to: 10, scope: 'person', grants: [{ item: 'lantern', amount: 3 }] },
    { from: 11, to: 50, scope: 'person', grants: [{ item: 'coin', amount: 200 }] },
  ]
}
