import { campaignDates } from '../../world/campaign.ts'
import { DAY } from '../../world/clock.ts'
import type { Grant } from '../../world/rewards.ts'
import type { Dates } from '../../world/scenario.ts'
import type { User } from '../../world/user.ts'
import en from './words/en.json'
import tw from './words/tw.json'
import zh from './words/zh.json'

/** What the topics are made of, the same for everybody. */
export const words = { zh, en, tw }

export type TopicId = keyof typeof zh.topics
export type MediaKind = 'video' | 'image' | 'song'

export interface TopicPlan {
  id: TopicId
  activityId: string
  kinds: readonly MediaKind[]
  likesADay: number
  uploadsADay: number
  /** Works of others, before anybody in this sandbox does anything. */
  works: number
  places: readonly { from: number; to: number; grants: readonly Grant[] }[]
}

const PLACES: TopicPlan['places'] = [
  {
    from: 1,
    to: 1,
    grants: [
      { item: 'titleDirector', amount: 1, days: 30 },
      { item: 'coin', amount: 2000 },
    ],
  },
  { from: 2, to: 3, grants: [{ item: 'entranceStage', amount: 1, days: 15 }] },
  { from: 4, to: 10, grants: [{ item: 'lantern', amount: 2 }] },
]

export const TOPICS: readonly TopicPlan[] = [
  {
    id: 'touching',
    activityId: '34',
    kinds: ['video', 'image'],
    likesADay: 10,
    uploadsADay: 3,
    works: 36,
    places: PLACES,
  },
  {
    id: 'collect',
    activityId: '35',
    kinds: ['video'],
    likesADay: 10,
    uploadsADay: 3,
    works: 28,
    places: PLACES,
  },
  {
    id: 'songs',
    activityId: '36',
    kinds: ['song'],
    likesADay: 10,
    uploadsADay: 3,
    works: 24,
    places: PLACES,
  },
  {
    id: 'album',
    activityId: '30',
    kinds: ['image', 'video'],
    likesADay: 50,
    uploadsADay: 20,
    works: 0,
    places: [],
  },
]

/** An album is always open. */
export function topicDates(user: User, topic: TopicId): Dates {
  if (topic !== 'album') return campaignDates(user)
  const endAt = user.firstMidnight + 3650 * DAY
  return { startAt: user.firstMidnight - 365 * DAY, endAt, settleAt: endAt }
}

export const TITLE_LENGTH = 30
/** How long a review takes, in ms. */
export const REVIEW_MS = 10 * 60_000

export interface TaskPlan {
  id: keyof typeof zh.tasks
  kind: 'watch' | 'share' | 'visit'
  target: number
  likes: number
}

const TASKS: readonly TaskPlan[] = [
  { id: 'visit', kind: 'visit', target: 1, likes: 1 },
  { id: 'watch', kind: 'watch', target: 3, likes: 3 },
  { id: 'share', kind: 'share', target: 1, likes: 2 },
]

/** A topic's tasks; what has no file cannot be seen to its end. */
export function tasksOf({ kinds }: TopicPlan): readonly TaskPlan[] {
  return TASKS.filter(({ kind }) => kind !== 'watch' || kinds.some((each) => each !== 'song'))
}
