import type { WerewolfTicketState } from '#shared/api/werewolf-games'
import { campaignDates } from '../../world/campaign.ts'
import { DAY, HOUR, midnight } from '../../world/clock.ts'
import { countOne, type Daily, leftToday, noneYet } from '../../world/daily.ts'
import { hash } from '../../world/random.ts'
import type { Dates } from '../../world/scenario.ts'
import { part, type User } from '../../world/user.ts'
import { type AwardId, DAYS, EXTRA_A_DAY, FREE_GAMES, GAME_LASTS, POINTS } from './plan.ts'
import { playGame, SEATS, sideOf } from './simulate.ts'

/** A game that a person entered. */
export interface Entry {
  gameId: string
  at: number
  by: 'free' | 'extra' | 'ticket'
}

interface Ticket {
  id: string
  kind: 'gold' | 'silver'
  expiresAt: number | null
  gameId: string
}

interface Player {
  dates: Dates
  /** Oldest first. */
  entries: Entry[]
  tickets: Ticket[]
  free: Daily
  extraLeft: number
  /** Games that were bought. */
  bought: Daily
  claimed: Set<AwardId>
}

export const playerOf: (user: User) => Player = part('werewolf', (user) => {
  const { progress, phase, empty } = user.scenario
  const dates = campaignDates(user, DAYS)
  const player: Player = {
    dates,
    entries: [],
    tickets: [],
    free: noneYet(),
    bought: noneYet(),
    extraLeft: progress === 'fresh' ? 0 : 2,
    claimed: new Set(),
  }
  if (empty) return player
  player.tickets = [
    { id: '1', kind: 'gold', expiresAt: null, gameId: '' },
    { id: '2', kind: 'silver', expiresAt: dates.endAt, gameId: '' },
    { id: '3', kind: 'silver', expiresAt: dates.startAt - DAY, gameId: '' },
  ]
  if (phase === 'coming' || progress === 'fresh') return player
  // Three games on each of the last evenings before the sandbox's first day, or before the end.
  const last = Math.min(user.firstMidnight, dates.endAt)
  const evenings = progress === 'veteran' ? 6 : 3
  for (let back = evenings; back > 0; back--) {
    for (let game = 0; game < 3; game++) {
      const at = last - back * DAY + 20 * HOUR + game * GAME_LASTS
      const by = game < 2 ? 'free' : 'ticket'
      const entry = addEntry(user, player, at, by)
      const id = String(player.tickets.length + 1)
      if (by === 'ticket') player.tickets.push({ id, kind: 'silver', expiresAt: last, gameId: entry.gameId })
    }
  }
  if (progress === 'veteran') player.claimed = new Set(['first-win', 'ten-games'])
  return player
})

function addEntry(user: User, { entries }: Player, at: number, by: Entry['by']): Entry {
  const gameId = `${300_000 + (hash(user.id) % 600_000)}${String(entries.length + 1).padStart(3, '0')}`
  const entry = { gameId, at, by }
  entries.push(entry)
  return entry
}

export const freeLeft = ({ free }: Player, now: number) => leftToday(free, FREE_GAMES, now)

export const buyable = ({ bought }: Player, now: number) => leftToday(bought, EXTRA_A_DAY, now)

/** Enters a game: free, then with a bought one, then with a ticket; without any of them not at all. */
export function enterGame(user: User, now: number): void {
  const player = playerOf(user)
  if (now < player.dates.startAt || now >= player.dates.endAt) return
  if (freeLeft(player, now)) {
    countOne(player.free, now)
    addEntry(user, player, now, 'free')
  } else if (player.extraLeft) {
    player.extraLeft--
    addEntry(user, player, now, 'extra')
  } else {
    const ticket = player.tickets.find(({ gameId, expiresAt }) => !gameId && (expiresAt ?? now + 1) > now)
    if (ticket) ticket.gameId = addEntry(user, player, now, 'ticket').gameId
  }
}

/** Where the one who entered a game sat in it, from 1. */
export const seatIn = (gameId: string) => 1 + (hash(gameId) % SEATS)

export function resultOf({ gameId, at }: Entry, now: number): 'playing' | 'won' | 'lost' {
  if (now < at + GAME_LASTS) return 'playing'
  const { roles, winner } = playGame(gameId)
  const role = roles[seatIn(gameId) - 1] ?? 'godman'
  return sideOf(role) === winner ? 'won' : 'lost'
}

/** Points of a game; 0 while it is played. */
export function pointsOf(entry: Entry, now: number): number {
  const result = resultOf(entry, now)
  return result === 'playing' ? 0 : POINTS[result]
}

/** Games are counted after the whole next day; until then their tickets wait for an award. */
export function ticketState({ entries }: Player, ticket: Ticket, now: number): WerewolfTicketState {
  const entry = entries.find(({ gameId }) => gameId === ticket.gameId)
  if (!entry) {
    if (ticket.expiresAt === null) return 'permanent'
    return now < ticket.expiresAt ? 'inMatch' : 'expired'
  }
  const result = resultOf(entry, now)
  if (result === 'playing') return 'inMatch'
  if (now < midnight(entry.at) + 2 * DAY) return 'pendingAward'
  return result === 'won' ? 'awarded' : 'noAward'
}
