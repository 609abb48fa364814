import { texts } from '../../world/refusal-words.ts'
import type { Grant } from '../../world/rewards.ts'
import type { Text } from '../../world/text.ts'

export const UNITS = texts({
  hours: ['小时', 'h', '小時'],
  guests: ['位', 'guests', '位'],
  coins: ['PP币', 'PP coins', 'PP幣'],
})

const TITLES = texts({
  dayHost: ['今日主持 2 小时', 'Host for 2 h today', '今日主持 2 小時'],
  dayGreet: ['欢迎 5 位新客人', 'Welcome 5 new guests', '歡迎 5 位新客人'],
  dayFlow: ['厅内流水 500 PP币', '500 PP coins in gifts', '廳內業績 500 PP幣'],
  weekHost: ['本周主持 12 小时', 'Host for 12 h this week', '本週主持 12 小時'],
  weekGreet: ['本周欢迎 40 位客人', 'Welcome 40 guests this week', '本週歡迎 40 位客人'],
})

export type Counted = 'hours' | 'guests' | 'coins'

export const TASKS: readonly {
  id: string
  cycle: 'day' | 'week'
  counted: Counted
  title: Text
  target: number
  grants: readonly Grant[]
}[] = [
  task('day-host', 'day', 'hours', TITLES.dayHost, 2, [{ item: 'coin', amount: 60 }]),
  task('day-greet', 'day', 'guests', TITLES.dayGreet, 5, [{ item: 'coin', amount: 30 }]),
  task('day-flow', 'day', 'coins', TITLES.dayFlow, 500, [{ item: 'rose', amount: 2 }]),
  task('week-host', 'week', 'hours', TITLES.weekHost, 12, [{ item: 'cardDouble', amount: 1 }]),
  task('week-greet', 'week', 'guests', TITLES.weekGreet, 40, [{ item: 'lantern', amount: 2 }]),
]

function task(
  id: string,
  cycle: 'day' | 'week',
  counted: Counted,
  title: Text,
  target: number,
  grants: readonly Grant[],
) {
  return { id, cycle, counted, title, target, grants }
}

/** The fast lane: days that it lasts, and its milestones by hours of game time. */
export const LANE_DAYS = 14
export const MILESTONES: readonly { hours: number; grants: readonly Grant[] }[] = [
  { hours: 3, grants: [{ item: 'coin', amount: 100 }] },
  { hours: 8, grants: [{ item: 'badgeNewcomer', amount: 1, days: 30 }] },
  {
    hours: 15,
    grants: [
      { item: 'coin', amount: 400 },
      { item: 'cardDouble', amount: 1 },
    ],
  },
  { hours: 30, grants: [{ item: 'frameLight', amount: 1, days: 30 }] },
]

/** What hours of the werewolf day give beside the coins. */
export const BOUNTIES: readonly { hours: number; grants: readonly Grant[] }[] = [
  { hours: 1, grants: [{ item: 'rose', amount: 3 }] },
  { hours: 2, grants: [{ item: 'coin', amount: 88 }] },
  { hours: 3, grants: [{ item: 'badgeLight', amount: 1, days: 7 }] },
]

/** Hours of the day that count twice in werewolf games. */
export const DOUBLE_HOURS: readonly number[] = [20, 21]
