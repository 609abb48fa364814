import { Refusal } from './refusal.ts'
import { REFUSALS } from './refusal-words.ts'
import type { Language } from './text.ts'
import type { User } from './user.ts'
import en from './words/rewards/en.json'
import tw from './words/rewards/tw.json'
import zh from './words/rewards/zh.json'

const names = { zh, en, tw }

export type Item = keyof typeof zh

/** Some of an item; `days` is how long it lasts, absent: for ever. */
export interface Grant {
  item: Item
  amount: number
  days?: number
}

type Kind =
  | 'coin'
  | 'point'
  | 'ticket'
  | 'gift'
  | 'frame'
  | 'badge'
  | 'title'
  | 'entrance'
  | 'bubble'
  | 'card'

const KINDS: [beginning: string, kind: Kind][] = [
  ['coin', 'coin'],
  ['points', 'point'],
  ['key', 'ticket'],
  ['frame', 'frame'],
  ['badge', 'badge'],
  ['title', 'title'],
  ['entrance', 'entrance'],
  ['bubble', 'bubble'],
  ['card', 'card'],
]

/** A grant as the contract's `reward`, in the caller's language. */
export function rewardOf({ item, amount, days = 0 }: Grant, language: Language) {
  const kind = KINDS.find(([beginning]) => item.startsWith(beginning))?.[1] ?? ('gift' as const)
  return { id: item, kind, name: names[language][item], amount, days, image: '' }
}

export function rewardsOf(grants: readonly Grant[], language: Language) {
  return grants.map((grant) => rewardOf(grant, language))
}

/** Grants of one item and the same validity become one. */
export function summed(grants: readonly Grant[]): Grant[] {
  const sums = new Map<string, Grant>()
  for (const grant of grants) {
    const key = `${grant.item} ${grant.days ?? 0}`
    const before = sums.get(key)
    sums.set(key, before ? { ...before, amount: before.amount + grant.amount } : grant)
  }
  return [...sums.values()]
}

/** Puts coins among the grants into the person's purse; all else is kept where pages do not look. */
export function payOut(user: User, grants: readonly Grant[]): void {
  for (const { item, amount } of grants) if (item === 'coin') user.coins += amount
}

/** Takes PP coin from the person's purse. Throws a Refusal with code 2072 when there are too few. */
export function charge(user: User, price: number): void {
  if (user.coins < price) throw new Refusal(2072, REFUSALS.tooFewCoins)
  user.coins -= price
}
