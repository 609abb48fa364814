import { campaignDates } from '../../world/campaign.ts'
import { DAY, HOUR } from '../../world/clock.ts'
import { type Daily, noneYet } from '../../world/daily.ts'
import type { Grant } from '../../world/rewards.ts'
import type { Dates } from '../../world/scenario.ts'
import type { State } from '../../world/state.ts'
import { part, type User } from '../../world/user.ts'
import { BOX_HOURS, EDITIONS, type Edition } from './plan.ts'

/** A box as it is remembered. */
export interface Box {
  /** `<owner>-<number>`. */
  id: string
  ownerId: string
  edition: Edition
  startedAt: number
  helpers: { userId: string; at: number }[]
  opened: { at: number; tier: number; grants: readonly Grant[] } | null
}

interface Boxes {
  dates: Dates
  /** Oldest first. */
  boxes: Box[]
  starts: Record<Edition, Daily>
  helps: Daily
}

export const boxesOf: (user: User) => Boxes = part('free-box', (user) => ({
  dates: campaignDates(user),
  boxes: earlierBoxes(user),
  starts: { single: noneYet(), tiered: noneYet() },
  helps: noneYet(),
}))

/** Well on the way: one opened the day before, one of each edition to be opened. Veteran: three opened, one full. */
function earlierBoxes({ id, scenario, firstMidnight }: User): Box[] {
  const { progress, phase, empty } = scenario
  if (!id || empty || phase === 'coming' || progress === 'fresh') return []
  const start = {
    running: firstMidnight,
    // in the campaign's last minutes: they are good for longer than that
    ended: firstMidnight - 10 * 60_000,
    settled: firstMidnight - 4 * DAY,
  }[phase]
  const opened = {
    candy: [{ item: 'candy' as const, amount: 20 }],
    coin: [{ item: 'coin' as const, amount: 66 }],
  }
  const plans: [edition: Edition, startedAt: number, helpers: number, grants?: readonly Grant[]][] =
    progress === 'midway'
      ? [
          ['single', start - 20 * HOUR, 5, opened.candy],
          ['tiered', start, 6],
          ['single', start, 3],
        ]
      : [
          ['single', start - 40 * HOUR, 5, opened.coin],
          ['single', start - 20 * HOUR, 5, opened.candy],
          ['tiered', start - 20 * HOUR, 9, [{ item: 'frameFox', amount: 1, days: 15 }]],
          ['single', start, 5],
        ]
  return plans.map(([edition, startedAt, helpers, grants], at) => ({
    id: `${id}-${at + 1}`,
    ownerId: id,
    edition,
    startedAt,
    helpers: Array.from({ length: helpers }, (_, helper) => ({
      userId: String(80_001 + at * 10 + helper),
      at: startedAt + (helper + 1) * 60_000,
    })),
    opened: grants ? { at: startedAt + 2 * HOUR, tier: EDITIONS[edition].tiers.length, grants } : null,
  }))
}

export const expiresAt = ({ startedAt }: Box): number => startedAt + BOX_HOURS * HOUR

/** Last tier that the helpers reach, 0 for none. */
export function tierOf({ edition, helpers }: Box): number {
  return EDITIONS[edition].tiers.filter(({ need }) => helpers.length >= need).length
}

export const mostHelpers = ({ edition }: Box): number =>
  Math.max(...EDITIONS[edition].tiers.map(({ need }) => need))

export function boxState(box: Box, now: number) {
  if (box.opened) return 'opened' as const
  if (now >= expiresAt(box)) return 'expired' as const
  if (box.helpers.length >= mostHelpers(box)) return 'full' as const
  return tierOf(box) > 0 ? ('ready' as const) : ('waiting' as const)
}

/** The newest of a person's boxes, of those that are asked for. */
export function newestBox(user: User, wanted: (box: Box) => boolean = () => true): Box | undefined {
  return boxesOf(user).boxes.filter(wanted).at(-1)
}

/** The box with that id, whoever's it is. */
export function boxById(id: unknown, state: State): Box | undefined {
  const ownerId = /^(\d{1,12})-\d+$/.exec(String(id))?.[1]
  if (!ownerId || ownerId.startsWith('404')) return undefined
  return boxesOf(state.user(ownerId)).boxes.find((box) => box.id === id)
}
