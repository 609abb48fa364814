import { HALLS } from '../../world/halls.ts'
import type { Random } from '../../world/random.ts'
import type { Grant } from '../../world/rewards.ts'
import type { State } from '../../world/state.ts'
import { part, type User } from '../../world/user.ts'
import {
  CYCLE,
  ENDINGS,
  type Ending,
  EXTRA,
  GIFTS,
  MINUTE,
  MY_HALL,
  openingOf,
  REGULAR,
  SHOWN,
} from './plan.ts'

interface Sent {
  id: string
  userId: string
  roomId: string
  gift: Grant
  score: number
  at: number
}

/** What the person gave in the app, whether or not a battle was on. */
const ownOf: (user: User) => Sent[] = part('room-battle', () => [])

export interface Pair {
  home: string
  away: string
}

/** Neighbours meet; undefined where there is no such hall. */
export function pairOf(roomId: string): Pair | undefined {
  const at = HALLS.findIndex((hall) => hall.roomId === roomId)
  const other = HALLS[at % 2 ? at - 1 : at + 1]
  return at < 0 || !other ? undefined : { home: roomId, away: other.roomId }
}

function sent(random: Random, roomId: string, nth: string, at: number): Sent {
  const chance = random.next()
  const { item, price } = GIFTS[
    chance < 0.04 ? 0 : chance < 0.16 ? 1 : chance < 0.6 ? 2 : 3
  ] as (typeof GIFTS)[number]
  const amount = item === 'rose' ? random.pick([9, 19, 66, 99]) : item === 'lantern' ? random.whole(1, 5) : 1
  // Each hall has people of its own; the square makes a few of them strong.
  const userId = String(71_000 + Number(roomId.slice(-2)) * 40 + Math.floor(random.next() ** 2 * 30))
  return { id: `${roomId}-${nth}`, userId, roomId, gift: { item, amount }, score: price * amount, at }
}

const roses = (from: Sent, amount: number, at: number): Sent => ({
  ...from,
  id: `${from.id}-roses`,
  gift: { item: 'rose', amount },
  score: amount,
  at,
})

const total = (gifts: readonly Sent[], roomId: string) =>
  gifts.reduce((sum, gift) => sum + (gift.roomId === roomId ? gift.score : 0), 0)

export function giftFor(user: User, roomId: string, coins: number, at: number, id: string): Sent {
  const { item, price } = GIFTS.find((gift) => coins >= gift.price) ?? { item: 'rose' as const, price: 1 }
  return {
    id,
    userId: user.id,
    roomId,
    gift: { item, amount: Math.max(1, Math.floor(coins / price)) },
    score: coins,
    at,
  }
}

/** A gift of so many PP coin, in the hall that gifts of the app are for. */
export function give(user: User, coins: number, at: number): void {
  const own = ownOf(user)
  own.push(giftFor(user, MY_HALL, coins, at, `own-${own.length + 1}`))
}

/** What a crowd sends between two moments, with the last word for whom the plan wants to lead by so much, or level. */
function crowd(
  random: Random,
  pair: Pair,
  before: readonly Sent[],
  from: number,
  to: number,
  lead: number,
): Sent[] {
  const many = Math.round(((to - from) / MINUTE) * 2.6)
  const gifts = Object.values(pair).flatMap((roomId) =>
    Array.from({ length: many }, (_, nth) =>
      sent(random, roomId, `${from}-${nth}`, from + random.whole(4000, to - from - 30_000)),
    ),
  )
  const ahead = total([...before, ...gifts], pair.home) - total([...before, ...gifts], pair.away)
  const missing = lead - ahead
  const behind = gifts.find(({ roomId }) => roomId === (missing > 0 ? pair.home : pair.away))
  if (missing && behind) gifts.push(roses(behind, Math.abs(missing), to - 12_000))
  return gifts
}

/** Everything that others, and the person before the sandbox began, send in a battle. */
function planned(
  user: User,
  pair: Pair,
  nth: number,
  startAt: number,
  ending: Ending,
  gave: readonly number[],
) {
  // Seen from the other corner it is the same battle.
  const [low = '', high = ''] = Object.values(pair).sort()
  const random = user.seeded(`battle ${low} ${high} ${nth}`)
  const own = gave.map((coins, at) =>
    giftFor(user, MY_HALL, coins, startAt + (at + 1) * MINUTE, `before-${nth}-${at + 1}`),
  )
  const host = low === MY_HALL || high !== MY_HALL ? low : high
  const from = { home: host, away: host === low ? high : low }
  const margin = random.whole(60, 400)
  const regular = { home: margin, away: -margin, extra: 0, draw: 0 }[ending]
  const half = [...own, ...crowd(random, from, own, startAt, startAt + REGULAR, regular)]
  const extra = crowd(
    random,
    from,
    half,
    startAt + REGULAR,
    startAt + REGULAR + EXTRA,
    ending === 'extra' ? margin : 0,
  )
  return [...half, ...extra]
}

export interface Match {
  battleId: string
  state: 'waiting' | 'running' | 'extra' | 'won' | 'drawn'
  startAt: number
  endAt: number
  extraEndAt: number
  /** Those that counted until now, oldest first. */
  gifts: readonly Sent[]
  winnerId: string | null
}

/** The battle of two halls as the clock has it: one follows the other, and each stands for a while when it is over. */
export function matchOf(user: User, pair: Pair, { startedAt }: Pick<State, 'startedAt'>, now: number): Match {
  const { into, ending, gave } = openingOf(user)
  const base = startedAt - into
  const at = (moment: number) => Math.floor((moment - base + CYCLE - SHOWN) / CYCLE)
  const nth = at(now)
  const first = nth === at(startedAt)
  const startAt = base + nth * CYCLE
  const endAt = startAt + REGULAR
  const extraEndAt = endAt + EXTRA
  const end = first ? ending : user.seeded(`ending ${nth}`).pick(ENDINGS)
  const all = [...planned(user, pair, nth, startAt, end, first ? gave : []), ...ownOf(user)].filter(
    (gift) =>
      gift.at >= startAt && gift.at <= now && (gift.roomId === pair.home || gift.roomId === pair.away),
  )
  const until = (moment: number) => all.filter((gift) => gift.at < moment).sort((a, b) => a.at - b.at)
  const lead = (gifts: readonly Sent[]) => total(gifts, pair.home) - total(gifts, pair.away)
  const dates = { battleId: String(startAt), startAt, endAt, extraEndAt }
  if (now < endAt) {
    const state = now < startAt ? ('waiting' as const) : ('running' as const)
    return { ...dates, state, gifts: until(endAt), winnerId: null }
  }
  const level = lead(until(endAt)) === 0
  const gifts = until(level ? extraEndAt : endAt)
  if (level && now < extraEndAt) return { ...dates, state: 'extra', gifts, winnerId: null }
  const ahead = lead(gifts)
  const winnerId = ahead === 0 ? null : ahead > 0 ? pair.home : pair.away
  return { ...dates, state: winnerId ? 'won' : 'drawn', gifts, winnerId }
}
