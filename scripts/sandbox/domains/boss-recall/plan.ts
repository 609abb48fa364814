import type { Happening } from '../../domain.ts'
import { texts } from '../../world/refusal-words.ts'
import type { Grant } from '../../world/rewards.ts'
import en from './words/en.json'
import tw from './words/tw.json'
import zh from './words/zh.json'

/** What the campaign is made of, the same for everybody. */
export const words = { zh, en, tw }

export const REASONS = texts({
  noHall: ['你还没有入驻任何厅', 'You have not joined any hall yet', '你還沒有入駐任何廳'],
  ownCall: ['不能接受自己的召回', 'You cannot answer your own call', '不能接受自己的召回'],
  activeLately: [
    '30 天内登录过的老板不能参加召回',
    'Only for bosses who were away for 30 days',
    '30 天內登入過的老闆不能參加召回',
  ],
  answeredOther: [
    '你已经接受了另一位队长的召回',
    "You have already answered another captain's call",
    '你已經接受了另一位隊長的召回',
  ],
  backAlready: ['这位老板已经回来了', 'This boss is already back', '這位老闆已經回來了'],
  messagesUsed: ['今日召回消息已发完', 'No messages left today', '今日召回訊息已發完'],
})

export const ACTIVITY_ID = '22'
export const DAYS = 14
export const MESSAGES_A_DAY = 10
export const COOLDOWN_HOURS = 24
/** Ids of the letters that a captain chooses from. */
export const LETTERS = ['light', 'news', 'gift'] as const
/** Recall points for each boss who comes back. */
export const RETURN_POINTS = 40
/** How many bosses a captain can call back. */
export const BOSSES = 24

/** PP coin for a boss who gave at least `value` before. */
export const PRICES: readonly { value: number; coins: number }[] = [
  { value: 100_000, coins: 3000 },
  { value: 50_000, coins: 1500 },
  { value: 10_000, coins: 600 },
  { value: 0, coins: 200 },
]

export function priceOf(value: number): number {
  return PRICES.find((price) => value >= price.value)?.coins ?? 0
}

export type TaskId = keyof typeof zh.tasks

export const TASKS: readonly {
  id: TaskId
  target: number
  unit: keyof typeof zh.units
  points: number
  doneBy: 'page' | 'room' | 'gift' | 'share'
  /** What in the app moves it on; messages are sent on the page. */
  moves?: Happening
}[] = [
  { id: 'message', target: 3, unit: 'times', points: 10, doneBy: 'page' },
  { id: 'host', target: 1, unit: 'hours', points: 15, doneBy: 'room', moves: 'hosted' },
  { id: 'greet', target: 5, unit: 'guests', points: 10, doneBy: 'room', moves: 'greeted' },
  { id: 'gift', target: 520, unit: 'coins', points: 15, doneBy: 'gift', moves: 'gifted' },
  { id: 'share', target: 1, unit: 'times', points: 5, doneBy: 'share', moves: 'shared' },
]

const coins = (amount: number): Grant => ({ item: 'coin', amount })

export const LEVELS: readonly { points: number; grants: readonly Grant[] }[] = [
  { points: 20, grants: [coins(60)] },
  { points: 60, grants: [coins(150), { item: 'rose', amount: 5 }] },
  { points: 120, grants: [coins(300)] },
  { points: 200, grants: [{ item: 'bubbleDawn', amount: 1, days: 15 }, coins(400)] },
  { points: 320, grants: [coins(800), { item: 'cardDouble', amount: 2 }] },
  { points: 500, grants: [coins(1600), { item: 'titleLight', amount: 1, days: 30 }] },
]

/** By number of the sign-in. */
export const SIGN_PRIZES: Readonly<Record<'captain' | 'boss', readonly (readonly Grant[])[]>> = {
  captain: [
    [coins(10)],
    [coins(20)],
    [{ item: 'rose', amount: 3 }],
    [coins(40)],
    [coins(60)],
    [{ item: 'cardDouble', amount: 1 }],
    [coins(120), { item: 'frameLight', amount: 1, days: 7 }],
  ],
  boss: [
    [{ item: 'rose', amount: 5 }],
    [coins(50)],
    [{ item: 'lantern', amount: 1 }],
    [coins(100)],
    [{ item: 'bubbleDawn', amount: 1, days: 15 }],
    [coins(200)],
    [{ item: 'meteor', amount: 1 }, coins(300)],
  ],
}

export const WELCOME: readonly Grant[] = [coins(188), { item: 'entranceTrain', amount: 1, days: 7 }]

export const PLACES: readonly { from: number; to: number; grants: readonly Grant[] }[] = [
  { from: 1, to: 1, grants: [coins(20_000), { item: 'titleLight', amount: 1 }] },
  { from: 2, to: 3, grants: [coins(8000), { item: 'titleLight', amount: 1, days: 30 }] },
  { from: 4, to: 10, grants: [coins(2000)] },
]
