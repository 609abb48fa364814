/**
 * Captains call bosses back who have stayed away: who can be called, who has come, the day's tasks. With the inviting
 * captain's id a call is about the invited boss, without it about a captain. The nth sign-in gives the nth prize, whatever days
 * lie between.
 */
import { type InferOutput, nullable, object, optional, picklist, string } from 'valibot'
import { array, boolean, count, endpoint, id, time } from '#shared/runtime/schema'
import { campaign, placePrize } from './campaign.ts'
import { paged, person, reward } from './common.ts'
import { paging } from './fields.ts'
import { ranking } from './ranking.ts'

/** Bosses are guests who once gave much, and have stayed away; captains call them back. */
const overview = object({
  ...campaign,
  /** What a captain gets for each boss who comes back, by what the boss was worth (in PP coin) before. */
  prices: array(object({ value: count, coins: count })),
  /** For the first places of the captains' board. */
  places: array(placePrize),
  /** What a boss gets with the first sign-in. */
  welcome: array(reward),
  /** Who invites, when asked for by `captainId`. */
  inviter: nullable(person),
  /** Null when logged out. */
  me: nullable(
    object({
      ...person.entries,
      /** Messages sent, bosses who came back, PP coin earned by it. */
      invited: count,
      recalled: count,
      earned: count,
      /** 0: not ranked yet. */
      rank: count,
    }),
  ),
})

const recallable = object({
  ...person.entries,
  lastSeenAt: time,
  /** Whole days since then. */
  daysAway: count,
  /** PP coin given in my hall before. */
  value: count,
  /** What I get when the boss comes back, in PP coin. */
  price: count,
  /** invited: a message is on its way. */
  state: picklist(['open', 'invited', 'recalled']),
  /** When the next message may be sent; null: now, or never. */
  nextAt: nullable(time),
})

const recallLetter = object({ id, text: string() })

const recallables = object({
  ...paged(recallable).entries,
  /** Messages that may be sent today. */
  messages: object({ left: count, total: count }),
  /** What a message may say, in the person's language; one is chosen for each. */
  letters: array(recallLetter),
  /** Hours between two messages to the same boss. */
  cooldownHours: count,
})

const recalled = object({
  ...person.entries,
  recalledAt: time,
  /** PP coin given since. */
  given: count,
  /** Sign-ins since. */
  signed: count,
  /** What I got for it, in PP coin. */
  earned: count,
})

const task = object({
  id,
  title: string(),
  desc: string(),
  progress: count,
  target: count,
  unit: string(),
  /** Recall points, added as soon as it is done. */
  points: count,
  done: boolean(),
  /** Where it is done: on this page, in a hall, by a gift, by sharing. */
  doneBy: picklist(['page', 'room', 'gift', 'share']),
})

const signPermission = object({
  role: picklist(['captain', 'boss']),
  allowed: boolean(),
  /** Why not; else ''. */
  reason: string(),
  signedToday: boolean(),
})

export type SignPermission = InferOutput<typeof signPermission>
export type Recall = InferOutput<typeof overview>
export type RecallLetter = InferOutput<typeof recallLetter>
export type RecallableBoss = InferOutput<typeof recallable>
export type RecalledBoss = InferOutput<typeof recalled>
export type RecallTask = InferOutput<typeof task>

/**
 * The campaign, its rewards, and my state. Logged out too.
 * @throws {4040} no such captain
 */
export const getUserAndActivityPrice = endpoint({
  method: 'GET',
  path: '/activity/bossRecall/getUserAndActivityPrice',
  input: object({ captainId: optional(id) }),
  output: overview,
  needLogin: false,
})

/**
 * Whether I may take part and sign in: as a captain, or (with `captainId` of an invitation) as the boss whom that
 * captain recalls. `reason` is why not, else ''.
 * @throws {4040} no such captain
 */
export const verifySignPerm = endpoint({
  method: 'GET',
  path: '/activity/bossRecall/verifySignPerm',
  input: object({ captainId: optional(id) }),
  output: signPermission,
})

/** Bosses whom I can call back, the most valuable first. */
export const getRecallableBosses = endpoint({
  method: 'GET',
  path: '/activity/bossRecall/recallAbleBossList',
  input: object(paging),
  output: recallables,
})

/**
 * Sends a boss the message that calls back.
 * @throws {8001} too soon after the last one
 * @throws {2072} none left today
 * @throws {2060} is back already
 * @throws {2066} I may not take part
 * @throws {4040} not among my bosses, or no such letter
 * @throws {5101}
 */
export const sendRecallMessage = endpoint({
  method: 'POST',
  path: '/activity/bossRecall/sendRecallMessage',
  input: object({ userId: id, letterId: id }),
  output: object({ boss: recallable, messages: object({ left: count, total: count }) }),
  idempotent: true,
})

/** Bosses who came back to me, the latest first. */
export const getRecalledBosses = endpoint({
  method: 'GET',
  path: '/activity/bossRecall/recalledBossDetails',
  input: object(paging),
  output: paged(recalled),
})

/** Today's tasks; they begin again at midnight. */
export const getTodayTasks = endpoint({
  method: 'GET',
  path: '/activity/bossRecall/todayTaskDetail',
  input: object({}),
  output: object({ date: time, tasks: array(task) }),
})

/** Captains by recall points. Logged out too. */
export const getCaptainRanks = endpoint({
  method: 'GET',
  path: '/activity/bossRecall/capRankList',
  input: object(paging),
  output: ranking,
  needLogin: false,
})
