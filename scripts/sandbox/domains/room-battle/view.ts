import type { Battle, BattleSide } from '#shared/api/room-battle'
import type { HandlerRequest } from '../../domain.ts'
import { ranked } from '../../world/board-of.ts'
import { publicPerson } from '../../world/people.ts'
import { rewardOf } from '../../world/rewards.ts'
import { hallOf } from '../room/index.ts'
import { type Match, matchOf, type Pair } from './match.ts'

/** So many gifts are listed. */
const LATEST = 20
const SEATS = 3

/** People who gave for a hall, best first. */
export function supportersOf({ gifts }: Match, roomId: string) {
  const sums = new Map<string, number>()
  for (const gift of gifts)
    if (gift.roomId === roomId) sums.set(gift.userId, (sums.get(gift.userId) ?? 0) + gift.score)
  return ranked([...sums].map(([userId, score]) => ({ userId, score })))
}

function sideOf(match: Match, roomId: string, { language, state }: HandlerRequest<unknown>): BattleSide {
  const hall = hallOf(roomId, language, state)
  const supporters = supportersOf(match, roomId)
  return {
    roomId,
    name: hall?.name ?? '',
    slogan: hall?.slogan ?? '',
    cover: hall?.cover ?? '',
    score: supporters.reduce((sum, { score }) => sum + score, 0),
    supporters: supporters.length,
    seats: supporters
      .slice(0, SEATS)
      .map(({ userId, score }) => ({ ...publicPerson(state.user(userId)), score })),
  }
}

function mineIn(match: Match, { home, away }: Pair, { user }: HandlerRequest<unknown>): Battle['mine'] {
  if (!user.id) return null
  for (const roomId of [home, away]) {
    const own = supportersOf(match, roomId).find(({ userId }) => userId === user.id)
    if (own) return { roomId, score: own.score, rank: own.rank }
  }
  return null
}

/** The battle of the two as the contract has it. */
export function battleOf(pair: Pair, request: HandlerRequest<unknown>): Battle {
  const { user, state, now, language } = request
  const match = matchOf(user, pair, state, now)
  const { gifts, ...known } = match
  return {
    ...known,
    home: sideOf(match, pair.home, request),
    away: sideOf(match, pair.away, request),
    gifts: gifts
      .slice(-LATEST)
      .reverse()
      .map(({ userId, gift, ...rest }) => ({
        ...rest,
        ...publicPerson(state.user(userId)),
        gift: rewardOf(gift, language),
      })),
    mine: mineIn(match, pair, request),
  }
}
