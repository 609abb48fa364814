import type { Happening } from '../../domain.ts'
import { texts } from '../../world/refusal-words.ts'
import type { Grant } from '../../world/rewards.ts'
import en from './words/en.json'
import tw from './words/tw.json'
import zh from './words/zh.json'

/** What pets are made of, the same for everybody. */
export const words = { zh, en, tw }

/** The hall whose pets everybody in the sandbox keeps. */
export const MY_HALL = '88002'
/** Longest name, in characters. */
export const NAME_LENGTH = 12
/** Words that no name may hold, in small letters: they would speak for the house. */
const REFUSED_WORDS = ['官方', '客服', '管理员', '管理員', 'official', 'admin', 'support']

export function isRefusedName(name: string): boolean {
  const plain = name.toLowerCase().replace(/[\s._-]/g, '')
  return REFUSED_WORDS.some((word) => plain.includes(word))
}

export type PetKind = keyof typeof zh.pets

/** The shop in its order; a pet's id is its kind. */
export const PETS: readonly { id: PetKind; price: number; soldOut?: boolean }[] = [
  { id: 'cat', price: 0 },
  { id: 'fox', price: 3_000 },
  { id: 'whale', price: 20_000 },
  { id: 'dragon', price: 66_000, soldOut: true },
]

/** Experience that each level begins at, from the first. */
export const LEVELS = [0, 100, 300, 800, 2_000, 5_000, 12_000]

export function levelOf(experience: number): number {
  return LEVELS.filter((from) => experience >= from).length
}

/** Experience and mood for one: an hour hosted, a guest greeted, a PP coin given. */
export const WORTH: readonly { what: Happening; experience: number; mood: number }[] = [
  { what: 'hosted', experience: 60, mood: 5 },
  { what: 'greeted', experience: 5, mood: 3 },
  { what: 'gifted', experience: 1, mood: 0.05 },
]

/** Mood of a new pet, what it loses an hour, and from where it has which name. */
export const MOOD = { first: 60, loss: 2, most: 100, happy: 70, calm: 30 }

export const PRICES = { one: 100, ten: 900 }
export const FREE_DRAWS = 1

/** Chances in percent; they add up to 100. */
export const PRIZES: readonly { grant: Grant; percent: number }[] = [
  { grant: { item: 'castle', amount: 1 }, percent: 0.2 },
  { grant: { item: 'entranceKite', amount: 1, days: 30 }, percent: 0.8 },
  { grant: { item: 'meteor', amount: 1 }, percent: 3 },
  { grant: { item: 'frameSpring', amount: 1, days: 7 }, percent: 6 },
  { grant: { item: 'coin', amount: 200 }, percent: 10 },
  { grant: { item: 'lantern', amount: 1 }, percent: 20 },
  { grant: { item: 'coin', amount: 50 }, percent: 25 },
  { grant: { item: 'rose', amount: 1 }, percent: 35 },
]

/** Experience of the best of the other halls' pets; each next one has so much less. */
export const OTHERS = { top: 26_000, part: 0.7 }

/** The same of so many halls behind them. */
export const FAR = { halls: 30, top: 900, part: 0.9 }

export const PET_REFUSALS = texts({
  notKeeper: ['只有本厅的主人可以操作', "Only this hall's keeper can do this", '只有本廳的主人可以操作'],
  ownedAlready: ['已经拥有这只宠物', 'You own this pet already', '已經擁有這隻寵物'],
  notOwned: ['还没有这只宠物', 'You do not own this pet', '還沒有這隻寵物'],
  outAlready: ['这只宠物已经在厅里', 'This pet is out already', '這隻寵物已經在廳裡'],
  noPet: ['这个厅还没有宠物', 'This hall has no pet yet', '這個廳還沒有寵物'],
  badName: ['名字为 1 至 12 个字', 'A name has 1 to 12 characters', '名字為 1 至 12 個字'],
  refusedName: [
    '名字里有不能使用的词，请换一个',
    'This name has a word that is not allowed, please choose another',
    '名字裡有不能使用的詞，請換一個',
  ],
  changedMeanwhile: ['另一位主人刚刚改动过', 'Another keeper has just changed this', '另一位主人剛剛改動過'],
})
