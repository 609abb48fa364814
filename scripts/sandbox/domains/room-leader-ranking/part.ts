import { campaignDates } from '../../world/campaign.ts'
import { DAY, HOUR } from '../../world/clock.ts'
import { type Dates, phaseAt } from '../../world/scenario.ts'
import { part, type User } from '../../world/user.ts'
import { DAYS } from './plan.ts'

export interface Entry {
  id: string
  at: number
  what: 'chosen' | 'changed' | 'supported'
  roomId: string
  /** What it brought to the hall. */
  score: number
}

/** A person's part in the campaign as it is remembered. */
export interface HallPart {
  dates: Dates
  /** The hall that the person supports. */
  roomId: string | null
  changes: number
  /** Oldest first. */
  entries: Entry[]
}

export const hallPartOf: (user: User) => HallPart = part('room-leader-ranking', (user) => {
  const { phase, progress } = user.scenario
  const hall: HallPart = { dates: campaignDates(user, DAYS), roomId: null, changes: 0, entries: [] }
  if (phase === 'coming' || progress === 'fresh') return hall
  const { startAt } = hall.dates
  standFor(hall, '88002', startAt + HOUR)
  addEntry(hall, 'supported', 1_200, startAt + 2 * HOUR)
  standFor(hall, '88001', startAt + DAY)
  addEntry(hall, 'supported', 5_200, startAt + 2 * DAY)
  if (progress === 'veteran') {
    standFor(hall, '88003', startAt + 3 * DAY)
    addEntry(hall, 'supported', 99_000, startAt + 4 * DAY)
  }
  return hall
})

export function standFor(hall: HallPart, roomId: string, at: number): void {
  const what = hall.roomId ? 'changed' : 'chosen'
  if (hall.roomId) hall.changes++
  hall.roomId = roomId
  addEntry(hall, what, 0, at)
}

function addEntry({ entries, roomId }: HallPart, what: Entry['what'], score: number, at: number): void {
  if (roomId) entries.push({ id: String(entries.length + 1), at, what, roomId, score })
}

/** A person's gifts count for the hall that they support. */
export function support(user: User, coins: number, at: number): void {
  const hall = hallPartOf(user)
  if (phaseAt(at, hall.dates) === 'running') addEntry(hall, 'supported', coins, at)
}
