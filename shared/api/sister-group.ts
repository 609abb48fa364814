/**
 * Sister groups: inviting, answering, leaving and their awards. They are no campaign: no dates, rules of their own.
 * `accept` carries accept or refuse.
 */
import { type InferOutput, nullable, object, picklist, string } from 'valibot'
import { array, boolean, count, endpoint, id, time } from '#shared/runtime/schema'
import { claimState, person, reward, ruleSection } from './common.ts'

const member = object({
  ...person.entries,
  /** Who founded the group. */
  leader: boolean(),
  joinedAt: time,
  /** What this one added to the group's points. */
  points: count,
})

const group = object({
  id,
  /** People gave it: show it as text. */
  name: string(),
  foundedAt: time,
  /** One for each PP coin that a member gives away in gifts. */
  points: count,
  members: array(member),
  /** How many members it can have. */
  most: count,
})

const invitation = object({
  id,
  /** The other one: who invites me, or whom I invite. */
  person,
  at: time,
  /** Until then it can be accepted. */
  expiresAt: time,
  state: picklist(['pending', 'accepted', 'refused', 'expired']),
})

const award = object({
  id,
  name: string(),
  /** What the group needs together; then each member claims it once. */
  points: count,
  rewards: array(reward),
  state: claimState,
})

const detail = object({
  /** Mine, or null. */
  group: nullable(group),
  invitations: object({ received: array(invitation), sent: array(invitation) }),
  /** People whom I could invite. */
  candidates: array(person),
  awards: array(award),
  /** What goes when I end the group or leave it: its points, and rewards that can no longer be claimed. */
  forfeits: object({ points: count, rewards: array(reward) }),
  /** Until when I can be in no group after I ended or left one; null: I can. */
  freeFrom: nullable(time),
  rules: array(ruleSection),
})

const card = object({
  group,
  /** I am one of its members. */
  mine: boolean(),
  /** The awards that its points have reached. */
  awards: array(object({ id, name: string(), rewards: array(reward) })),
})

export type SisterGroup = InferOutput<typeof group>
export type SisterGroupDetail = InferOutput<typeof detail>
export type SisterInvitation = InferOutput<typeof invitation>
export type SisterAward = InferOutput<typeof award>

/** My group, the invitations to and from me, and what the group can reach. */
export const getSisterGroup = endpoint({
  method: 'GET',
  path: '/activity/sisterGroup/detail',
  input: object({}),
  output: detail,
})

/**
 * A group as everybody sees it; logged out too.
 * @throws {4040} it has ended, or there never was one
 */
export const getSisterGroupCard = endpoint({
  method: 'GET',
  path: '/activity/sisterGroup/card',
  input: object({ groupId: id }),
  output: card,
  needLogin: false,
})

/**
 * Invites a person into my group, or to found one with me.
 * @throws {2060} invited or in my group already
 * @throws {2066} the other is in a group, or I have just left one
 * @throws {2072} the group is full
 * @throws {4040} no person with that id
 * @throws {5001} myself
 */
export const inviteSister = endpoint({
  method: 'POST',
  path: '/activity/sisterGroup/invite',
  input: object({ toUserId: id }),
  output: detail,
  idempotent: true,
})

/**
 * Accepts or refuses an invitation.
 * @throws {2007} expired or answered
 * @throws {2060} I am in a group
 * @throws {2066} I have just left one
 * @throws {2072} full
 * @throws {4040}
 */
export const answerSister = endpoint({
  method: 'POST',
  path: '/activity/sisterGroup/accept',
  input: object({ invitationId: id, answer: picklist(['accept', 'refuse']) }),
  output: detail,
  idempotent: true,
})

/**
 * Ends the group if I lead it or only one other is left, else I leave it alone.
 * @throws {2007} I am in none
 */
export const dissolveSisters = endpoint({
  method: 'POST',
  path: '/activity/sisterGroup/dissolve',
  input: object({ groupId: id }),
  output: detail,
  idempotent: true,
})

/**
 * Claims my part of an award.
 * @throws {2007} not reached
 * @throws {2060} already claimed
 * @throws {2066} I am in no group
 * @throws {4040}
 */
export const claimSisterAward = endpoint({
  method: 'POST',
  path: '/activity/sisterGroup/award',
  input: object({ awardId: id }),
  output: object({ granted: array(reward), detail }),
  idempotent: true,
})
