/** Tickets, entries and finished games of the werewolf tournament. */
import { type InferOutput, nullable, object, optional, picklist, string } from 'valibot'
import { array, boolean, count, endpoint, fallback, id, time } from '#shared/runtime/schema'
import { paged, person } from './common.ts'
import { paging } from './fields.ts'

const ticketState = picklist(['inMatch', 'pendingAward', 'noAward', 'awarded', 'expired', 'permanent'])

const ticket = object({
  id,
  name: string(),
  state: ticketState,
  /** null: permanent. */
  expiresAt: nullable(time),
  /** The game that it was used for, or ''. */
  gameId: id,
})

const entry = object({
  id,
  at: time,
  gameId: id,
  /** What the game was entered with. */
  by: picklist(['free', 'extra', 'ticket']),
  /** playing: not over yet. */
  result: picklist(['playing', 'won', 'lost']),
  score: count,
})

/** A role that is new to the page reads as the godman. */
const role = fallback(picklist(['werewolf', 'godman', 'seer', 'witch', 'hunter', 'fool']), 'godman')

const event = object({
  /** killed by werewolves, checked by the seer, saved or poisoned by the witch, shot by the hunter, voted out, nobody. */
  kind: picklist(['kill', 'check', 'save', 'poison', 'shoot', 'vote', 'none']),
  /** Number of the seat, 0 for none. */
  seat: count,
})

const game = object({
  gameId: id,
  startAt: time,
  endAt: time,
  winner: picklist(['werewolves', 'village']),
  seats: array(
    object({
      ...person.entries,
      /** From 1. */
      seat: count,
      role,
      /** The round in which the person went; 0: stayed to the end. */
      outInRound: count,
      won: boolean(),
    }),
  ),
  rounds: array(object({ round: count, night: array(event), day: array(event) })),
})

export type WerewolfTicketState = InferOutput<typeof ticketState>
export type WerewolfRole = InferOutput<typeof role>
export type WerewolfGame = InferOutput<typeof game>

/** My tickets, newest first, of one state or all. Posted to the game's host; see werewolf.ts. */
export const getPlayerItems = endpoint({
  method: 'POST',
  path: '/werewolf/get_player_item_list',
  input: object({ state: optional(ticketState), ...paging }),
  output: object({
    ...paged(ticket).entries,
    byState: array(object({ state: ticketState, count })),
  }),
})

/** The games that I entered, newest first. */
export const getRaceSignRecords = endpoint({
  method: 'POST',
  path: '/werewolf/race/sign_record',
  input: object({ raceId: optional(id), ...paging }),
  output: paged(entry),
})

/**
 * A game that is over, round by round, to be shared: logged out too.
 * @throws {4040} there is none
 * @throws {2007} it is being played
 */
export const getRoundRecord = endpoint({
  method: 'POST',
  path: '/werewolf/race/round_record',
  input: object({ gameId: id }),
  output: game,
  needLogin: false,
})
