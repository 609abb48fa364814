import {
  getPlayerItems,
  getRaceSignRecords,
  getRoundRecord,
  type WerewolfTicketState,
} from '#shared/api/werewolf-games'
import { domain, type HandlerRequest } from '../../domain.ts'
import { pageOf } from '../../world/board-of.ts'
import { publicPerson } from '../../world/people.ts'
import { createRandom } from '../../world/random.ts'
import { notFound, Refusal } from '../../world/refusal.ts'
import { REFUSALS } from '../../world/refusal-words.ts'
import type { State } from '../../world/state.ts'
import type { User } from '../../world/user.ts'
import { GAME_LASTS, RACE_ID, words } from './plan.ts'
import { enterGame, playerOf, pointsOf, resultOf, seatIn, ticketState } from './player.ts'
import { playGame, SEATS, sideOf } from './simulate.ts'

const STATES: readonly WerewolfTicketState[] = [
  'inMatch',
  'pendingAward',
  'noAward',
  'awarded',
  'expired',
  'permanent',
]

/** Who entered a game, as far as anybody has looked at it. */
const known = (state: State) => state.shared('werewolf', () => new Map<string, { user: User; at: number }>())

function rememberGames({ user, state }: HandlerRequest<unknown>): void {
  for (const { gameId, at } of playerOf(user).entries) known(state).set(gameId, { user, at })
}

/** Eleven different people of the sandbox, and the player at their seat. */
function peopleIn(gameId: string, state: State, entrant?: User): User[] {
  const random = createRandom(`${state.seed}/werewolf/${gameId}`)
  const first = random.whole(0, 900)
  const people = Array.from({ length: SEATS }, (_, at) => state.user(String(72_000 + first + at * 7)))
  if (entrant) people[seatIn(gameId) - 1] = entrant
  return people
}

export const games = domain((on, when) => {
  // Hosting counts as werewolf games, one for each hour.
  when('hosted', (user, hours, now) => {
    for (let game = Math.floor(hours); game > 0; game--) enterGame(user, now)
  })

  on(getPlayerItems, (request) => {
    const { user, input, now, language } = request
    const player = playerOf(user)
    const tickets = player.tickets
      .map((ticket) => ({
        id: ticket.id,
        name: words[language].tickets[ticket.kind],
        state: ticketState(player, ticket, now),
        expiresAt: ticket.expiresAt,
        gameId: ticket.gameId,
      }))
      .reverse()
    return {
      ...pageOf(
        tickets.filter(({ state }) => !input.state || state === input.state),
        input,
      ),
      byState: STATES.map((state) => ({
        state,
        count: tickets.filter((ticket) => ticket.state === state).length,
      })),
    }
  })

  on(getRaceSignRecords, (request) => {
    const { user, input, now } = request
    if (String(input.raceId ?? RACE_ID) !== RACE_ID) throw notFound(REFUSALS.unknownActivity)
    rememberGames(request)
    const records = playerOf(user).entries.map((entry, at) => ({
      id: String(at + 1),
      ...entry,
      result: resultOf(entry, now),
      score: pointsOf(entry, now),
    }))
    return pageOf(records.reverse(), input)
  })

  on(getRoundRecord, (request) => {
    const { input, state, now } = request
    const gameId = String(input.gameId)
    // Any game of digits was played, except those that begin with 404.
    if (!/^\d{1,12}$/.test(gameId) || gameId.startsWith('404')) throw notFound()
    if (request.user.id) rememberGames(request)
    const entered = known(state).get(gameId)
    const startAt = entered?.at ?? state.firstMidnight - GAME_LASTS
    if (now < startAt + GAME_LASTS) throw new Refusal(2007, REFUSALS.stillPlaying)
    const { roles, out, rounds, winner } = playGame(gameId)
    return {
      gameId,
      startAt,
      endAt: startAt + GAME_LASTS,
      winner,
      seats: peopleIn(gameId, state, entered?.user).map((user, at) => {
        const role = roles[at] ?? 'godman'
        return {
          ...publicPerson(user),
          seat: at + 1,
          role,
          outInRound: out[at] ?? 0,
          won: sideOf(role) === winner,
        }
      }),
      rounds,
    }
  })
})
