/**
 * Couples: asking, pairing, the level of a couple and its prizes. `cp/set` carries what is meant (ask, withdraw, accept,
 * refuse); a level costs sweetness of both, so the call carries the level that the person saw (2007 otherwise).
 */
import { type InferOutput, nullable, object, picklist, string } from 'valibot'
import { array, boolean, count, endpoint, id, time } from '#shared/runtime/schema'
import { campaign, placePrize, ranked } from './campaign.ts'
import { claimState, person, reward } from './common.ts'
import { paging } from './fields.ts'

/** A person who asks me, or whom I ask, to be a couple. */
const question = object({
  ...person.entries,
  at: time,
  expiresAt: time,
  state: picklist(['pending', 'refused', 'expired']),
})

const level = object({
  level: count,
  name: string(),
  /** Sweetness that going up to it takes. */
  price: count,
  rewards: array(reward),
  /** claimable: reached, and its prizes wait for me; my partner has their own. */
  state: claimState,
})

const detail = object({
  ...campaign,
  /** single: free to ask; asking: my question waits for an answer. */
  state: picklist(['single', 'asking', 'paired']),
  me: person,
  partner: nullable(person),
  pairedAt: nullable(time),
  /** Whom I asked last, also after a no; null once I took it back, or we are a couple. */
  asked: nullable(question),
  /** Those who wait for my answer, newest first. */
  questions: array(question),
  /** 0 before the first one. */
  level: count,
  /** Sweetness that can be spent: one for each PP coin that one of us gives away in gifts. */
  sweetness: count,
  levels: array(level),
  /** Prizes of the couples' rank. */
  prizes: array(placePrize),
})

const candidate = object({
  ...person.entries,
  level: count,
  /** Their signature: show it as text. */
  signature: string(),
  online: boolean(),
  /** Why they are shown, in the caller's language. */
  reason: string(),
})

const couple = object({ id, rank: count, people: array(person), level: count, score: count })

export type CpDetail = InferOutput<typeof detail>
export type CpQuestion = InferOutput<typeof question>
export type CpCandidate = InferOutput<typeof candidate>

/** The campaign and my state. */
export const getCp = endpoint({
  method: 'GET',
  path: '/activity/cp/detail',
  input: object({}),
  output: detail,
})

/** Single people, different ones each day. */
export const getCpRecommended = endpoint({
  method: 'GET',
  path: '/activity/cp/recommended',
  input: object({}),
  output: array(candidate),
})

/**
 * Invites a person, withdraws my invitation, or answers theirs. Inviting a person who has invited me accepts.
 * @throws {2007} there is no such invitation (any more)
 * @throws {2060} I am paired or have invited a person already
 * @throws {2066} the other is paired
 * @throws {4040} no person with that id
 * @throws {5001} myself
 * @throws {5101}
 */
export const setCp = endpoint({
  method: 'POST',
  path: '/activity/cp/set',
  input: object({ toUserId: id, what: picklist(['ask', 'withdraw', 'accept', 'refuse']) }),
  output: detail,
  idempotent: true,
})

/**
 * Spends our sweetness on the next level.
 * @throws {2007} the last one is reached, or not the next
 * @throws {2066} not paired
 * @throws {2072} too little
 * @throws {5101}
 */
export const upCpLevel = endpoint({
  method: 'POST',
  path: '/activity/cp/upLevel',
  input: object({ level: count }),
  output: detail,
  idempotent: true,
})

/**
 * Claims my prizes of a level, until the results are out.
 * @throws {2007} not reached
 * @throws {2060} already claimed
 * @throws {2066}
 * @throws {4040}
 * @throws {5101}
 */
export const receiveCpPrize = endpoint({
  method: 'POST',
  path: '/activity/cp/prize/receive',
  input: object({ level: count }),
  output: object({ granted: array(reward), detail }),
  idempotent: true,
})

/** Whether our photo wall can be opened, and the level it needs. */
export const canOpenCpPhoto = endpoint({
  method: 'GET',
  path: '/activity/cp/canOpenPhoto',
  input: object({}),
  output: object({ canOpen: boolean(), level: count, needLevel: count }),
})

/** Couples by all the sweetness they ever had; `mine` is us. Logged out too. */
export const getCpRanks = endpoint({
  method: 'GET',
  path: '/activity/cp/ranks',
  input: object(paging),
  output: ranked(couple),
  needLogin: false,
})
