import { campaignDates } from '../../world/campaign.ts'
import { DAY, HOUR, midnight } from '../../world/clock.ts'
import type { Random } from '../../world/random.ts'
import type { Grant } from '../../world/rewards.ts'
import { type Dates, phaseAt } from '../../world/scenario.ts'
import { part, type User } from '../../world/user.ts'
import { BLOOD, CRITICAL_FROM, DAYS, ELIGIBLE, GIFTS, MY_HALL } from './plan.ts'

export interface Hit {
  id: string
  userId: string
  roomId: string
  gift: Grant
  damage: number
  critical: boolean
  at: number
}

/** A person's boss: the hits of others are planned ahead, and come with the clock. */
interface BossPart {
  dates: Dates
  crowd: readonly Hit[]
  /** Oldest first. */
  own: Hit[]
}

const CROWD = 60

export const bossPartOf: (user: User) => BossPart = part('boss', (user) => {
  const { phase, progress, empty } = user.scenario
  const dates = campaignDates(user, DAYS)
  const boss: BossPart = { dates, crowd: empty ? [] : crowdHits(user.seeded('boss'), dates), own: [] }
  if (phase === 'coming' || progress === 'fresh') return boss
  const gifts = progress === 'midway' ? [1314, 393, 520] : Array.from({ length: 20 }, () => 1314)
  for (const [at, coins] of gifts.entries()) strike(boss, user, coins, dates.startAt + (at + 1) * HOUR)
  return boss
})

/** Hits of people who are not in this sandbox: together they kill it just before the end. */
function crowdHits(random: Random, { startAt, endAt }: Dates): Hit[] {
  const hits: Hit[] = []
  let left = BLOOD
  while (left > 0) {
    const chance = random.next()
    const gift = GIFTS[chance < 0.03 ? 0 : chance < 0.15 ? 1 : chance < 0.5 ? 2 : 3]
    const { item, price } = gift as (typeof GIFTS)[number]
    const amount = price < CRITICAL_FROM ? random.whole(1, 3) : 1
    const hit = hitFor(price * amount)
    left -= hit.damage
    hits.push({
      ...hit,
      id: `crowd-${hits.length + 1}`,
      // The square makes a few people strong.
      userId: String(70_001 + Math.floor(random.next() ** 2 * CROWD)),
      roomId: random.pick(ELIGIBLE),
      gift: { item, amount },
      at: 0,
    })
  }
  const pause = (endAt - startAt) / hits.length
  return hits.map((hit, nth) => ({ ...hit, at: Math.floor(startAt + (nth + 1) * pause) - 1 }))
}

function hitFor(coins: number) {
  const critical = coins >= CRITICAL_FROM
  return { critical, damage: critical ? coins * 2 : coins }
}

/** Adds a hit of the person's own. */
function strike({ own }: BossPart, user: User, coins: number, at: number): void {
  const { item, price } = GIFTS.find((gift) => coins >= gift.price) ?? { item: 'rose' as const, price: 1 }
  own.push({
    ...hitFor(coins),
    id: `own-${own.length + 1}`,
    userId: user.id,
    roomId: MY_HALL,
    gift: { item, amount: Math.floor(coins / price) },
    at,
  })
}

export interface Fight {
  /** Those that counted, oldest first; the last one took no more than was left. */
  hits: readonly Hit[]
  blood: number
  state: 'coming' | 'appeared' | 'killed'
  /** Once it is killed, endAt is that moment. */
  dates: Dates
}

/** What has come of it until now. */
export function fightOf(user: User, now: number): Fight {
  const { dates, crowd, own } = bossPartOf(user)
  const hits: Hit[] = []
  let blood = BLOOD
  for (const hit of [...crowd, ...own].sort((a, b) => a.at - b.at)) {
    if (hit.at > now || blood === 0) break
    hits.push(hit.damage > blood ? { ...hit, damage: blood } : hit)
    blood -= Math.min(blood, hit.damage)
  }
  if (phaseAt(now, dates) === 'coming') return { hits, blood, state: 'coming', dates }
  if (blood > 0 && now < dates.endAt) return { hits, blood, state: 'appeared', dates }
  const endAt = hits.at(-1)?.at ?? dates.endAt
  // In the morning after next, as with every campaign.
  return {
    hits,
    blood: 0,
    state: 'killed',
    dates: { startAt: dates.startAt, endAt, settleAt: midnight(endAt) + 2 * DAY + 10 * HOUR },
  }
}

/** A gift of so many PP coin hits while the boss is here. */
export function hitBy(user: User, coins: number, now: number): void {
  if (fightOf(user, now).state === 'appeared') strike(bossPartOf(user), user, coins, now)
}
