import { campaignDates } from '../../world/campaign.ts'
import { DAY, HOUR, midnight } from '../../world/clock.ts'
import { type Daily, leftToday, noneYet } from '../../world/daily.ts'
import type { Dates } from '../../world/scenario.ts'
import { part, type User } from '../../world/user.ts'
import {
  AWARDS,
  COLLECTOR,
  DAYS,
  FREE_REFRESHES,
  type GiftId,
  type MuseumName,
  OFFERS,
  type PrivilegeId,
  RARITIES,
  REFRESHES_A_DAY,
  refreshPrice,
  SETS,
  STALL_HOURS,
  WISHES_A_DAY,
} from './plan.ts'

/** The offers of a stall follow from when it was set up, and how often it was refreshed since. */
interface Stall {
  since: number
  turn: number
  wished: GiftId | null
  /** Purchases by offer. */
  bought: Map<string, number>
}

/** A person's museum as it is remembered. */
export interface MuseumPart {
  museum: MuseumName
  dates: Dates
  owned: Map<GiftId, number>
  fragments: Map<GiftId, number>
  stall: Stall
  refreshes: Daily
  wishes: Daily
  /** What the next refresh brings. */
  wish: GiftId | null
  privileges: Map<PrivilegeId, number>
  collector: { open: boolean; points: number; received: Set<number>; resets: number }
}

const parts = { gift: remembered('gift'), national: remembered('national') }

function remembered(museum: MuseumName) {
  return part(`gift-museum ${museum}`, (user): MuseumPart => {
    const { phase, progress, coins } = user.scenario
    const mine: MuseumPart = {
      museum,
      dates: campaignDates(user, DAYS),
      owned: new Map(),
      fragments: new Map(),
      stall: { since: 0, turn: 0, wished: null, bought: new Map() },
      refreshes: noneYet(),
      wishes: noneYet(),
      wish: null,
      privileges: new Map(),
      collector: { open: false, points: 0, received: new Set(), resets: 0 },
    }
    if (phase !== 'coming' && coins > 0) live(mine, progress)
    return mine
  })
}

/** Fresh people can make their first gift; midway the first shelf is complete; veterans lack one gift, and can make it. */
function live(mine: MuseumPart, progress: 'fresh' | 'midway' | 'veteran'): void {
  const { fragments, owned, collector, dates } = mine
  const gifts = giftsOf(mine.museum)
  for (const [at, { id, rarity }] of gifts.entries()) {
    if (progress === 'fresh') fragments.set(id, at === 0 ? 12 : at % 3)
    else fragments.set(id, progress === 'midway' && at % 2 ? 3 : RARITIES[rarity].fragments * 2)
  }
  if (progress === 'fresh') return
  const had = progress === 'midway' ? (SETS[mine.museum][0]?.gifts.length ?? 0) + 1 : gifts.length - 1
  for (const { id } of gifts.slice(0, had)) owned.set(id, 1)
  collector.open = true
  collector.points = progress === 'midway' ? 9 : 36
  const received = progress === 'midway' ? 1 : AWARDS.length
  for (let level = 1; level <= received; level++) collector.received.add(level)
  if (progress === 'veteran') collector.resets = COLLECTOR.resets
  else mine.privileges.set('discount', dates.startAt + 7 * DAY)
}

/** The person's museum of that name; an expired stall is refilled. */
export function museumOf(user: User, museum: MuseumName, now: number): MuseumPart {
  const mine = parts[museum](user)
  const since = stallSince(now)
  if (mine.stall.since !== since) setUp(mine, since, 0)
  return mine
}

/** Puts other offers on the stall; a waiting wish comes true. */
export function setUp(mine: MuseumPart, since: number, turn: number): void {
  mine.stall = { since, turn, wished: mine.wish, bought: new Map() }
  mine.wish = null
}

const PERIOD = STALL_HOURS * HOUR

function stallSince(now: number): number {
  return now - ((now - midnight(now)) % PERIOD)
}

export function refreshesAt({ stall }: MuseumPart): number {
  return stall.since + PERIOD
}

export function giftsOf(museum: MuseumName) {
  return SETS[museum].flatMap(({ gifts }) => gifts)
}

/** What the stall has: four different gifts, the wished one first. */
export function offersOf({ museum, stall }: MuseumPart, user: User) {
  if (user.scenario.empty) return []
  const random = user.seeded(`stall ${museum} ${stall.since} ${stall.turn}`)
  const pool = [...giftsOf(museum)].map((gift) => ({
    gift,
    order: gift.id === stall.wished ? -1 : random.next(),
  }))
  return pool
    .sort((a, b) => a.order - b.order)
    .slice(0, OFFERS)
    .map(({ gift }, slot) => {
      const id = `${stall.since / PERIOD}-${stall.turn}-${slot + 1}`
      const fragments = random.whole(2, 6)
      const price = fragments * RARITIES[gift.rarity].price
      const stock = random.whole(1, 3) - (stall.bought.get(id) ?? 0)
      return { id, giftId: gift.id, fragments, price, stock, wished: gift.id === stall.wished }
    })
}

export function has({ privileges }: MuseumPart, id: PrivilegeId, now: number): boolean {
  return (privileges.get(id) ?? 0) > now
}

/** What a synthesis takes. */
export function costOf(mine: MuseumPart, rarity: keyof typeof RARITIES, now: number) {
  const { fragments, coins } = RARITIES[rarity]
  return { fragments: has(mine, 'discount', now) ? Math.ceil(fragments * 0.8) : fragments, coins }
}

/** Refreshes left today, and the price of the next one. */
export function refreshOf(mine: MuseumPart, now: number) {
  const left = leftToday(mine.refreshes, REFRESHES_A_DAY, now)
  const free = FREE_REFRESHES + (has(mine, 'refresh', now) ? 1 : 0)
  const used = REFRESHES_A_DAY - left
  return { left, price: used < free ? 0 : refreshPrice(used - free) }
}

export function wishesOf(mine: MuseumPart, now: number) {
  const total = WISHES_A_DAY + (has(mine, 'wish', now) ? 1 : 0)
  return { left: leftToday(mine.wishes, total, now), total }
}
