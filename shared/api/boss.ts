/**
 * The hunt of a boss in the halls: its blood, hits, boards and the pool of prizes. `lastHitRecord` is the feed, latest first, so
 * its first row is the killing hit once the boss is dead; killing ends the event (`endAt` becomes that moment).
 */
import { type InferOutput, nullable, object, optional, picklist, string } from 'valibot'
import { array, boolean, count, endpoint, id, time } from '#shared/runtime/schema'
import { campaign } from './campaign.ts'
import { paged, person, reward } from './common.ts'
import { paging } from './fields.ts'
import { ranking } from './ranking.ts'

/** coming: eligible halls are named; appeared: it can be hit; killed: the event is over. */
const bossState = picklist(['coming', 'appeared', 'killed'])

/** A gift that was sent in an eligible hall. `damage` is double when it was critical. */
const hit = object({
  ...person.entries,
  id,
  roomId: id,
  roomName: string(),
  gift: reward,
  damage: count,
  critical: boolean(),
  at: time,
})

/** Dates: it appears at startAt; once it is killed, endAt is that moment. */
const blood = object({
  ...campaign,
  bossId: id,
  name: string(),
  state: bossState,
  /** What is left of `total`; it never rises, and is 0 when the boss is killed. */
  blood: count,
  total: count,
  /** A gift worth so many PP coin or more hits critically; one PP coin does one damage. */
  criticalFrom: count,
  /** The hit that killed it; null before. */
  lastHit: nullable(hit),
})

const hallRow = object({
  roomId: id,
  name: string(),
  cover: string(),
  /** 0: no hit from there yet. */
  rank: count,
  /** Damage from the hall. */
  score: count,
  /** How many people hit from there. */
  people: count,
  /** I hit from there. */
  mine: boolean(),
})

const share = object({
  /** killer: of the last hit; person: places among all people; hall: everyone who hit from a hall of that place; everyone: by damage. */
  scope: picklist(['killer', 'person', 'hall', 'everyone']),
  /** Places from..to, both included; 0 where there are none. */
  from: count,
  to: count,
  /** Of the pool, for each place. */
  percent: count,
  /** The current pool, coins included. */
  rewards: array(reward),
})

const prize = object({
  state: bossState,
  /** In PP coin; it starts at `poolStart` and grows by `poolPercent` of all damage. */
  pool: count,
  poolStart: count,
  poolPercent: count,
  shares: array(share),
  /** What I get, or would get if it ended now; null when I did not hit. */
  mine: nullable(
    object({
      damage: count,
      hits: count,
      criticalHits: count,
      rank: count,
      rewards: array(reward),
      /** When it was sent; null: not yet. */
      sentAt: nullable(time),
    }),
  ),
})

const kill = object({
  bossId: id,
  name: string(),
  at: time,
  roomId: id,
  roomName: string(),
  killer: person,
  damage: count,
  pool: count,
})

/** What a native app pushes from its socket while the boss is here. It may come late, twice or never. */
export const bossPush = object({
  type: picklist(['boss']),
  bossId: id,
  /** What is left, never a difference. */
  blood: count,
  hit: optional(nullable(hit)),
})

export type Boss = InferOutput<typeof blood>
export type BossHit = InferOutput<typeof hit>
export type BossPrize = InferOutput<typeof prize>
export type BossKill = InferOutput<typeof kill>
export type BossPush = InferOutput<typeof bossPush>

/** Whether the boss is here, and its blood; small enough for polling every few seconds. Logged out too, like all of these. */
export const getCurrentBlood = endpoint({
  method: 'GET',
  path: '/activity/boss/currentBlood',
  input: object({}),
  output: blood,
  needLogin: false,
})

/** Critical hits, newest first. */
export const getCriticalHits = endpoint({
  method: 'GET',
  path: '/activity/boss/criticalHitRecord',
  input: object(paging),
  output: paged(hit),
  needLogin: false,
})

/** All hits, the last one first: the feed. Once the boss is killed, the first is the one that killed it. */
export const getLastHits = endpoint({
  method: 'GET',
  path: '/activity/boss/lastHitRecord',
  input: object(paging),
  output: paged(hit),
  needLogin: false,
})

/** The eligible halls by damage; before the boss appears all with rank 0. */
export const getHallBoard = endpoint({
  method: 'GET',
  path: '/activity/boss/leaderBoardRecord',
  input: object(paging),
  output: paged(hallRow),
  needLogin: false,
})

/**
 * People of one hall by damage; without `roomId` the hall I last hit from, else the best one ('' while there is none).
 * @throws {2007} the hall takes no part
 * @throws {4040} no such hall
 */
export const getInHallBoard = endpoint({
  method: 'GET',
  path: '/activity/boss/roomWithinLeaderBoardRecord',
  input: object({ roomId: optional(id), ...paging }),
  output: object({ roomId: id, roomName: string(), ...ranking.entries }),
  needLogin: false,
})

/** The prize pool, how it is shared, and my part of it. */
export const getCurrentPrize = endpoint({
  method: 'GET',
  path: '/activity/boss/currentPrize',
  input: object({}),
  output: prize,
  needLogin: false,
})

/** Halls that killed a boss, the latest first, with who dealt the last hit. */
export const getLastHitHalls = endpoint({
  method: 'GET',
  path: '/activity/boss/lastHitRoomRecord',
  input: object(paging),
  output: paged(kill),
  needLogin: false,
})
