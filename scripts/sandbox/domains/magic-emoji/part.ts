import { campaignDates } from '../../world/campaign.ts'
import { DAY, HOUR } from '../../world/clock.ts'
import type { Dates } from '../../world/scenario.ts'
import { part, type User } from '../../world/user.ts'
import { DAYS, EMOJI, type EmojiId, type EmojiPlan, type PackId } from './plan.ts'

export interface Exchange {
  id: string
  userId: string
  emoji: EmojiPlan
  at: number
}

/** A person's part in the campaign as it is remembered. */
export interface EmojiPart {
  dates: Dates
  tokens: number
  /** Oldest first. */
  exchanges: Exchange[]
  /** Until when I have each, 0 for ever. */
  until: Map<EmojiId, number>
  bought: Map<PackId, number>
}

export const emojiPartOf: (user: User) => EmojiPart = part('magic-emoji', (user) => {
  const { phase, progress, coins } = user.scenario
  const mine: EmojiPart = {
    dates: campaignDates(user, DAYS),
    tokens: coins === 0 ? 0 : { fresh: 60, midway: 320, veteran: 9999 }[progress],
    exchanges: [],
    until: new Map(),
    bought: new Map(),
  }
  if (phase === 'coming' || progress === 'fresh') return mine
  mine.bought.set('taste', 1)
  // One expired and one valid; veterans own all but one.
  const had = EMOJI.filter(({ id }) =>
    progress === 'midway' ? id === 'wink' || id === 'moon' : id !== 'dragon',
  )
  for (const [at, emoji] of had.entries()) {
    const times = progress === 'midway' ? 1 : emoji.limit
    for (let nth = 0; nth < times; nth++) take(mine, user, emoji, mine.dates.startAt + (at + nth + 1) * HOUR)
  }
  return mine
})

/** An exchange of the person's own; it adds to the days that are left. Pays nothing. */
export function take(
  { exchanges, until }: EmojiPart,
  { id: userId }: User,
  emoji: EmojiPlan,
  at: number,
): void {
  exchanges.push({ id: `own-${exchanges.length + 1}`, userId, emoji, at })
  const from = Math.max(at, until.get(emoji.id) ?? 0)
  until.set(emoji.id, emoji.days === 0 ? 0 : from + emoji.days * DAY)
}

/** How many of an emoji other people have taken by then. */
function takenByOthers({ startAt, endAt }: Dates, { crowd }: EmojiPlan, now: number): number {
  const share = (now - startAt) / ((endAt - startAt) * crowd.until)
  return Math.floor(crowd.takes * Math.min(1, Math.max(0, share)))
}

export function takenByMe({ exchanges }: EmojiPart, emoji: EmojiPlan): number {
  return exchanges.filter((each) => each.emoji === emoji).length
}

/** What is left for everybody; at the very end others may have wanted more than there was. */
export function stockOf(mine: EmojiPart, emoji: EmojiPlan, now: number): number {
  return Math.max(0, emoji.total - takenByOthers(mine.dates, emoji, now) - takenByMe(mine, emoji))
}

/** Exchanges of everybody until now, newest first. */
export function feedOf({ dates, exchanges }: EmojiPart, { scenario }: User, now: number): Exchange[] {
  if (scenario.empty) return [...exchanges].reverse()
  const crowd = EMOJI.flatMap((emoji, at) => {
    const { takes, until } = emoji.crowd
    const pause = ((dates.endAt - dates.startAt) * until) / takes
    return Array.from({ length: takenByOthers(dates, emoji, now) }, (_, nth) => ({
      id: `${emoji.id}-${nth + 1}`,
      userId: String(84_001 + ((nth * 7 + at * 11) % 60)),
      emoji,
      at: Math.floor(dates.startAt + (nth + 1) * pause),
    }))
  })
  return [...[...exchanges].reverse(), ...crowd].sort((a, b) => b.at - a.at)
}

/** What a person exchanged in all, in the campaign's currency. */
export function scoreOf({ exchanges }: EmojiPart): number {
  return exchanges.reduce((sum, { emoji }) => sum + emoji.price, 0)
}
