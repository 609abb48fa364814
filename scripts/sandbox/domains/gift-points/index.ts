import { type GiftPointsEntry, getGiftPoints, getGiftPointsLog } from '#shared/api/gift-points'
import { domain, type HandlerRequest } from '../../domain.ts'
import { pageOf } from '../../world/board-of.ts'
import { DAY, HOUR, midnight } from '../../world/clock.ts'
import { type Item, rewardOf } from '../../world/rewards.ts'
import { fill } from '../../world/text.ts'
import { part, type User } from '../../world/user.ts'
import en from './words/en.json'
import tw from './words/tw.json'
import zh from './words/zh.json'

const words = { zh, en, tw }

const COINS_PER_POINT = 10

interface Entry {
  at: number
  /** Negative: exchanged for the item. */
  points: number
  why: keyof typeof zh
  item?: Item
}

interface Points {
  /** Oldest first. */
  entries: Entry[]
  /** Gifts in PP coin that are not yet a whole point. */
  over: number
}

const pointsOf: (user: User) => Points = part('gift-points', ({ id, scenario, firstMidnight }) => {
  const days = !id || scenario.empty ? 0 : { fresh: 0, midway: 14, veteran: 60 }[scenario.progress]
  const entries = Array.from({ length: days }, (_, day): Entry => {
    const at = firstMidnight - (days - day) * DAY + 21 * HOUR
    if (day % 10 === 9) return { at, points: -120, why: 'exchanged', item: 'lantern' }
    if (day % 7 === 6) return { at, points: 100, why: 'monthly' }
    return { at, points: 20 + (day % 5) * 15, why: 'sent' }
  })
  return { entries, over: 0 }
})

const sumOf = (entries: readonly Entry[]): number => entries.reduce((sum, { points }) => sum + points, 0)

function logOf({ user, language }: HandlerRequest<unknown>): GiftPointsEntry[] {
  const { entries } = pointsOf(user)
  return entries.map(({ at, points, why, item }, index) => ({
    id: String(index + 1),
    at,
    title: fill(words[language][why], item ? { name: rewardOf({ item, amount: 1 }, language).name } : {}),
    direction: points < 0 ? 'out' : 'in',
    points: Math.abs(points),
    balance: sumOf(entries.slice(0, index + 1)),
  }))
}

/** Gifts of so many PP coin were sent. */
export function earnGiftPoints(user: User, coins: number, now: number): void {
  const points = pointsOf(user)
  points.over += coins
  const whole = Math.floor(points.over / COINS_PER_POINT)
  points.over -= whole * COINS_PER_POINT
  if (whole) points.entries.push({ at: now, points: whole, why: 'sent' })
}

export const giftPoints = domain((on, when) => {
  when('gifted', earnGiftPoints)

  on(getGiftPoints, ({ user, now }) => {
    const { entries } = pointsOf(user)
    const points = sumOf(entries)
    return {
      points,
      today: sumOf(entries.filter((entry) => entry.at >= midnight(now) && entry.points > 0)),
      coinsPerPoint: COINS_PER_POINT,
      expiring:
        user.scenario.progress === 'veteran' && points > 0
          ? { points: Math.min(points, 200), at: user.firstMidnight + 9 * DAY }
          : null,
    }
  })

  on(getGiftPointsLog, (request) => {
    const { direction } = request.input
    const log = logOf(request).filter((entry) => !direction || entry.direction === direction)
    return pageOf(log.reverse(), request.input)
  })
})
