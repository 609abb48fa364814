import { texts } from '../../world/refusal-words.ts'
import type { Grant } from '../../world/rewards.ts'
import en from './words/en.json'
import tw from './words/tw.json'
import zh from './words/zh.json'

/** What the campaign is made of, the same for everybody. */
export const words = { zh, en, tw }

export const ACTIVITY_ID = '41'
export const DAYS = 10

export type Stage = keyof typeof zh.stages

/** Stages in order, and the growth that each begins at. */
export const STAGES: readonly { stage: Stage; growth: number }[] = [
  { stage: 'seed', growth: 0 },
  { stage: 'sprout', growth: 30 },
  { stage: 'sapling', growth: 200 },
  { stage: 'blossom', growth: 500 },
  { stage: 'fruit', growth: 900 },
]

/** How often a day each of the two may do it, what it adds, what it costs in PP coin. */
export const CARE = {
  water: { perDay: 5, growth: 5, price: 0 },
  fertilise: { perDay: 3, growth: 50, price: 100 },
} as const

export type CareKind = keyof typeof CARE

export const FRUITS: readonly Grant[] = [
  { item: 'coin', amount: 66 },
  { item: 'peach', amount: 1 },
  { item: 'framePair', amount: 1, days: 7 },
  { item: 'bubblePair', amount: 1, days: 15 },
  { item: 'coin', amount: 520 },
]

/** Growth at which the fruit of that number (from 0) appears: the first one with the last stage. */
export const fruitGrowth = (number: number) => 900 + number * 300

export const TREE_REFUSALS = texts({
  noPartner: ['你还没有伴侣', 'You have no partner yet', '你還沒有伴侶'],
  noneLeft: ['今日次数已用完', 'None left today', '今日次數已用完'],
  grownUp: [
    '果子已经长齐，不用再照料',
    'All its fruit is there: it needs no more care',
    '果子已經長齊，不用再照料',
  ],
  stillGrowing: ['果实还没有成熟', 'This fruit is not ripe yet', '果實還沒有成熟'],
})
