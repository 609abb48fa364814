import type { FestivalId } from '#shared/api/festival'
import type { Happening } from '../../domain.ts'
import type { Grant } from '../../world/rewards.ts'
import en from './words/en.json'
import tw from './words/tw.json'
import zh from './words/zh.json'

/** What festivals are made of, the same for everybody. */
export const words = { zh, en, tw }

export type TaskId = keyof typeof zh.tasks

export interface TaskPlan {
  id: TaskId
  target: number
  tokens: number
  doneBy: 'room' | 'gift' | 'share' | 'page'
  /** What moves it; the main act of the page where it is left out. */
  moves?: Happening
}

export const TASKS: readonly TaskPlan[] = [
  { id: 'act', target: 1, tokens: 8, doneBy: 'page' },
  { id: 'share', target: 1, tokens: 6, doneBy: 'share', moves: 'shared' },
  { id: 'gift', target: 100, tokens: 20, doneBy: 'gift', moves: 'gifted' },
  { id: 'host', target: 1, tokens: 16, doneBy: 'room', moves: 'hosted' },
]

export interface FestivalPlan {
  id: FestivalId
  activityId: string
  days: number
  draw?: { cost: number; prizes: readonly { grant: Grant; percent: number }[] }
  offers: readonly { id: string; grant: Grant; cost: number; total: number }[]
  places: readonly { from: number; to: number; grants: readonly Grant[] }[]
  /** Ids of the crowd of its rank begin here. */
  crowdFrom: number
  /** Couples take part together. */
  pairs?: boolean
}

export const FESTIVALS: readonly FestivalPlan[] = [
  {
    id: 'national',
    activityId: '46',
    days: 7,
    offers: [
      { id: 'rose', grant: { item: 'rose', amount: 1 }, cost: 10, total: 10 },
      { id: 'lantern', grant: { item: 'lantern', amount: 1 }, cost: 36, total: 3 },
      { id: 'card', grant: { item: 'cardDouble', amount: 1 }, cost: 60, total: 1 },
      { id: 'bubble', grant: { item: 'bubbleDawn', amount: 1, days: 15 }, cost: 90, total: 1 },
      { id: 'entrance', grant: { item: 'entranceTrain', amount: 1, days: 7 }, cost: 160, total: 1 },
    ],
    places: [
      {
        from: 1,
        to: 1,
        grants: [
          { item: 'titleSpring', amount: 1, days: 30 },
          { item: 'coin', amount: 1949 },
        ],
      },
      { from: 2, to: 3, grants: [{ item: 'coin', amount: 666 }] },
      { from: 4, to: 10, grants: [{ item: 'lantern', amount: 2 }] },
    ],
    crowdFrom: 87_001,
  },
  {
    id: 'halloween',
    activityId: '47',
    days: 8,
    draw: {
      cost: 10,
      prizes: [
        { grant: { item: 'coin', amount: 6 }, percent: 52 },
        { grant: { item: 'rose', amount: 1 }, percent: 28 },
        { grant: { item: 'stardust', amount: 20 }, percent: 14 },
        { grant: { item: 'bubbleCandy', amount: 1, days: 7 }, percent: 4.5 },
        { grant: { item: 'frameFox', amount: 1, days: 15 }, percent: 1.3 },
        { grant: { item: 'castle', amount: 1 }, percent: 0.2 },
      ],
    },
    offers: [],
    places: [
      {
        from: 1,
        to: 1,
        grants: [
          { item: 'entranceRoyal', amount: 1, days: 30 },
          { item: 'coin', amount: 1031 },
        ],
      },
      { from: 2, to: 3, grants: [{ item: 'frameFox', amount: 1, days: 30 }] },
      { from: 4, to: 10, grants: [{ item: 'candy', amount: 20 }] },
    ],
    crowdFrom: 87_101,
  },
  {
    id: 'newYear',
    activityId: '48',
    days: 7,
    draw: {
      cost: 10,
      prizes: [
        { grant: { item: 'coin', amount: 8 }, percent: 50 },
        { grant: { item: 'rose', amount: 1 }, percent: 30 },
        { grant: { item: 'lantern', amount: 1 }, percent: 15 },
        { grant: { item: 'bubbleDawn', amount: 1, days: 7 }, percent: 3.5 },
        { grant: { item: 'titleLight', amount: 1, days: 15 }, percent: 1.3 },
        { grant: { item: 'meteor', amount: 1 }, percent: 0.2 },
      ],
    },
    offers: [],
    places: [
      {
        from: 1,
        to: 1,
        grants: [
          { item: 'titleLight', amount: 1, days: 30 },
          { item: 'coin', amount: 2027 },
        ],
      },
      { from: 2, to: 3, grants: [{ item: 'entranceStage', amount: 1, days: 15 }] },
      { from: 4, to: 10, grants: [{ item: 'lantern', amount: 2 }] },
    ],
    crowdFrom: 87_201,
  },
  {
    id: 'valentine',
    activityId: '49',
    days: 8,
    offers: [
      { id: 'rose', grant: { item: 'rose', amount: 1 }, cost: 10, total: 11 },
      { id: 'peach', grant: { item: 'peach', amount: 1 }, cost: 40, total: 2 },
      { id: 'bubble', grant: { item: 'bubblePair', amount: 1, days: 7 }, cost: 80, total: 1 },
      { id: 'frame', grant: { item: 'framePair', amount: 1, days: 15 }, cost: 150, total: 1 },
    ],
    places: [
      {
        from: 1,
        to: 1,
        grants: [
          { item: 'framePair', amount: 1, days: 30 },
          { item: 'coin', amount: 1314 },
        ],
      },
      { from: 2, to: 3, grants: [{ item: 'bubblePair', amount: 1, days: 30 }] },
      { from: 4, to: 10, grants: [{ item: 'rose', amount: 9 }] },
    ],
    crowdFrom: 87301,
    pairs: true,
  },
  {
    id: 'qixi',
    activityId: '50',
    days: 7,
    draw: {
      cost: 10,
      prizes: [
        { grant: { item: 'coin', amount: 7 }, percent: 50 },
        { grant: { item: 'rose', amount: 1 }, percent: 30 },
        { grant: { item: 'lantern', amount: 1 }, percent: 15 },
        { grant: { item: 'bubblePair', amount: 1, days: 7 }, percent: 3.5 },
        { grant: { item: 'framePair', amount: 1, days: 15 }, percent: 1.3 },
        { grant: { item: 'meteor', amount: 1 }, percent: 0.2 },
      ],
    },
    offers: [],
    places: [
      {
        from: 1,
        to: 1,
        grants: [
          { item: 'framePair', amount: 1, days: 30 },
          { item: 'coin', amount: 777 },
        ],
      },
      { from: 2, to: 3, grants: [{ item: 'bubblePair', amount: 1, days: 30 }] },
      { from: 4, to: 10, grants: [{ item: 'lantern', amount: 2 }] },
    ],
    crowdFrom: 87401,
    pairs: true,
  },
  {
    id: 'love520',
    activityId: '51',
    days: 7,
    offers: [
      { id: 'rose', grant: { item: 'rose', amount: 1 }, cost: 10, total: 9 },
      { id: 'peach', grant: { item: 'peach', amount: 1 }, cost: 40, total: 3 },
      { id: 'card', grant: { item: 'cardDouble', amount: 1 }, cost: 60, total: 1 },
      { id: 'frame', grant: { item: 'framePair', amount: 1, days: 15 }, cost: 160, total: 1 },
    ],
    places: [
      {
        from: 1,
        to: 1,
        grants: [
          { item: 'framePair', amount: 1, days: 30 },
          { item: 'coin', amount: 520 },
        ],
      },
      { from: 2, to: 3, grants: [{ item: 'bubblePair', amount: 1, days: 30 }] },
      { from: 4, to: 10, grants: [{ item: 'rose', amount: 5 }] },
    ],
    crowdFrom: 87501,
    pairs: true,
  },
  {
    id: 'annual',
    activityId: '52',
    days: 10,
    draw: {
      cost: 10,
      prizes: [
        { grant: { item: 'coin', amount: 6 }, percent: 52 },
        { grant: { item: 'stardust', amount: 20 }, percent: 28 },
        { grant: { item: 'lantern', amount: 1 }, percent: 15 },
        { grant: { item: 'bubbleDawn', amount: 1, days: 7 }, percent: 3.5 },
        { grant: { item: 'badgeLight', amount: 1, days: 30 }, percent: 1.3 },
        { grant: { item: 'castle', amount: 1 }, percent: 0.2 },
      ],
    },
    offers: [],
    places: [
      {
        from: 1,
        to: 1,
        grants: [
          { item: 'titleStar', amount: 1, days: 30 },
          { item: 'coin', amount: 2026 },
        ],
      },
      { from: 2, to: 3, grants: [{ item: 'entranceStage', amount: 1, days: 15 }] },
      { from: 4, to: 10, grants: [{ item: 'stardust', amount: 100 }] },
    ],
    crowdFrom: 87601,
  },
]

/** Teams of the national day, with what their crowds gather to the end. */
export const REGIONS = [
  { id: 'sea', final: 486_000, members: 1320 },
  { id: 'hills', final: 452_000, members: 1180 },
  { id: 'plateau', final: 391_000, members: 960 },
  { id: 'steppe', final: 428_000, members: 1090 },
] as const satisfies readonly { id: keyof typeof zh.regions; final: number; members: number }[]

export const REGION_PLACES: FestivalPlan['places'] = [
  {
    from: 1,
    to: 1,
    grants: [
      { item: 'coin', amount: 188 },
      { item: 'badgeLight', amount: 1, days: 30 },
    ],
  },
  { from: 2, to: 2, grants: [{ item: 'coin', amount: 88 }] },
  { from: 3, to: 4, grants: [{ item: 'coin', amount: 28 }] },
]

/** Tokens of the days of a round of sign-ins. */
export const SIGN_TOKENS = [5, 6, 8, 10, 12, 15, 30]

export const SPOTS = [
  'moon',
  'window',
  'tree',
  'cat',
  'pumpkin',
  'cauldron',
  'gate',
  'stone',
] as const satisfies readonly (keyof typeof zh.clues)[]
export const CANDIES = 3
export const LOOKS = 5
export const ALL_FOUND = 10

/** Minutes from the midnight, how many people can open it, and what they share, in PP coin. */
export const PACKETS = [
  { id: 'warmup', minutes: -720, portions: 300, coins: 1231 },
  { id: 'eve', minutes: -240, portions: 300, coins: 2026 },
  { id: 'midnight', minutes: 0, portions: 800, coins: 8888 },
  { id: 'first', minutes: 10, portions: 400, coins: 2027 },
  { id: 'noon', minutes: 720, portions: 300, coins: 1888 },
] as const
export const PACKET_MS = 10 * 60_000
export const WISH_LENGTH = 40

export const LETTER_LENGTH = 120
/** Tokens for each on a day on which both wrote. */
export const LETTER_BONUS = 20
/** Tokens for each as a lantern rises. */
export const LANTERN_TOKENS = 15

/** What one heart adds to a couple's ladder. */
export const HEART = 13
export const RUNGS: readonly { id: string; at: number; grants: readonly Grant[] }[] = [
  { id: '1', at: 52, grants: [{ item: 'rose', amount: 5 }] },
  { id: '2', at: 131, grants: [{ item: 'coin', amount: 52 }] },
  { id: '3', at: 314, grants: [{ item: 'bubblePair', amount: 1, days: 7 }] },
  { id: '4', at: 520, grants: [{ item: 'framePair', amount: 1, days: 15 }] },
  {
    id: '5',
    at: 1314,
    grants: [
      { item: 'castle', amount: 1 },
      { item: 'coin', amount: 520 },
    ],
  },
]

export const AWARDS = [
  'voice',
  'host',
  'player',
  'heart',
] as const satisfies readonly (keyof typeof zh.awards)[]
