/**
 * Battles of two halls: the score, seats and rules. One PP coin is one point; level at the end of regular time is played on in
 * extra time, level still is a draw.
 */
import { type InferOutput, nullable, object, optional, picklist, string } from 'valibot'
import { array, count, endpoint, id, time } from '#shared/runtime/schema'
import { person, reward, ruleSection } from './common.ts'
import { paging } from './fields.ts'
import { ranking } from './ranking.ts'

/** waiting: both halls are named; running: regular time; extra: it was level at the end; won, drawn: it is over. */
const battleState = picklist(['waiting', 'running', 'extra', 'won', 'drawn'])

const side = object({
  roomId: id,
  name: string(),
  slogan: string(),
  cover: string(),
  /** It only rises. */
  score: count,
  /** How many people gave for it. */
  supporters: count,
  /** The top three of them, best first. */
  seats: array(object({ ...person.entries, score: count })),
})

/** A gift that was sent in one of the two halls; one PP coin is one point. */
const battleGift = object({ ...person.entries, id, roomId: id, gift: reward, score: count, at: time })

const battle = object({
  battleId: id,
  state: battleState,
  startAt: time,
  /** End of regular time. */
  endAt: time,
  /** End of extra time, which is played when the scores are level at endAt. */
  extraEndAt: time,
  /** The hall that was asked for, and the one that it meets. */
  home: side,
  away: side,
  /** The hall that won; null unless one has. */
  winnerId: nullable(id),
  /** The latest, newest first. */
  gifts: array(battleGift),
  /** What I gave, and my place among all who gave for that hall; null: nothing yet. */
  mine: nullable(object({ roomId: id, score: count, rank: count })),
})

/** What everyone gets who gave for a hall, by how it ended for that hall; sent by itself. */
const battlePrize = object({ outcome: picklist(['won', 'drawn', 'lost']), rewards: array(reward) })

const battleRules = object({ prizes: array(battlePrize), rules: array(ruleSection) })

/** What a native app pushes from its socket while a battle is on. It may come late, twice or never. */
export const battlePush = object({
  type: picklist(['roomBattle']),
  battleId: id,
  scores: array(object({ roomId: id, score: count })),
  gift: optional(nullable(battleGift)),
})

export type Battle = InferOutput<typeof battle>
export type BattleSide = InferOutput<typeof side>
export type BattleGift = InferOutput<typeof battleGift>
export type BattlePrize = InferOutput<typeof battlePrize>
export type BattleRules = InferOutput<typeof battleRules>
export type BattlePush = InferOutput<typeof battlePush>

/**
 * The hall's battle that is on, else the last one for a while, else the next; null when there is none. Without
 * `roomId` my own hall's. Logged out too, like all of these; small enough for polling every few seconds.
 * @throws {4040} no such hall
 */
export const getRoomBattle = endpoint({
  method: 'GET',
  path: '/room/battle/detail',
  input: object({ roomId: optional(id) }),
  output: object({ battle: nullable(battle) }),
  needLogin: false,
})

/** Supporters of one side of the hall's battle, best first; `mine` is null if I support neither, or the other. */
export const getBattleRanking = endpoint({
  method: 'GET',
  path: '/room/battle/ranking',
  input: object({ roomId: optional(id), side: optional(picklist(['home', 'away'])), ...paging }),
  output: ranking,
  needLogin: false,
})

/** How battles go, and what they bring. */
export const getBattleRules = endpoint({
  method: 'GET',
  path: '/room/battle/rules',
  input: object({}),
  output: battleRules,
  needLogin: false,
})
