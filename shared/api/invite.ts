/**
 * Invitations of all kinds: reading one, binding to who invites, becoming a promoter. Media, new media, captain and promoter
 * are partners with one binding among them: another is refused with 2066 (`CROSS_TYPE`) or 2060.
 */
import { type InferOutput, nullable, object, optional, picklist, string } from 'valibot'
import { array, count, endpoint, id, time } from '#shared/runtime/schema'
import { person } from './common.ts'
import { digits } from './fields.ts'

/** media and newMedia: by a media partner; captain; promoter; boss: a boss back into a hall; friend: into the app. */
export const inviteKind = picklist(['media', 'newMedia', 'captain', 'promoter', 'boss', 'friend'])

/** A heading with a text, in the caller's language. */
const point = object({ title: string(), text: string() })

const invitation = object({
  kind: inviteKind,
  code: string(),
  inviter: object({
    ...person.entries,
    level: count,
    /** The person's signature. */
    signature: string(),
    /** People bound so far. */
    invited: count,
  }),
  /** What I get, and what binding means: for how long, what is shared, how it ends. */
  benefits: array(point),
  terms: array(point),
  expiresAt: time,
  /**
   * open; self: it is my own; bound: I am bound in this kind; crossType: I am bound in another kind, or the code is of
   * another kind; expired. Logged out: open or expired.
   */
  state: picklist(['open', 'self', 'bound', 'crossType', 'expired']),
  /** Whom I am bound to, in which kind and since when; null while I am not. */
  bound: nullable(object({ ...person.entries, kind: inviteKind, at: time })),
})

const promoter = object({
  conditions: array(point),
  /** Reward for each person bound, in PP coin, and what so many of them make. */
  perPerson: count,
  examples: array(object({ people: count, total: count })),
  /** Of my application to become one. */
  state: picklist(['none', 'reviewing', 'accepted', 'refused']),
  /** Why it was refused, for people; else ''. */
  reason: string(),
  /** My own code once accepted; else ''. */
  code: string(),
})

export type Invitation = InferOutput<typeof invitation>
export type InviteKind = Invitation['kind']
export type PromoterTerms = InferOutput<typeof promoter>

/** By its code, or by who invites. */
const which = { kind: optional(inviteKind), code: optional(string()), inviterId: optional(id) }

/**
 * An invitation for the invited person (default kind: media); logged out too. Null without a code.
 * @throws {4040} unknown code
 */
export const getInvitation = endpoint({
  method: 'GET',
  path: '/activity/invite/detail',
  input: object(which),
  output: nullable(invitation),
  needLogin: false,
})

/**
 * Binds me to the inviter; one binding in all for the kinds of partners (media, newMedia, captain, promoter).
 * @throws {2060} already bound (`desc` names to whom)
 * @throws {2066 SELF_INVITE} my own
 * @throws {2066 CROSS_TYPE}
 * @throws {5101} expired
 * @throws {4040}
 */
export const bindInvitation = endpoint({
  method: 'POST',
  path: '/activity/invite/bind',
  input: object(which),
  output: invitation,
  idempotent: true,
})

/** The promoter's pitch and the state of my application; logged out too. */
export const getPromoterTerms = endpoint({
  method: 'GET',
  path: '/activity/invite/promoter',
  input: object({}),
  output: promoter,
  needLogin: false,
})

/**
 * Applies to become a promoter; reviewed within 15 minutes.
 * @throws {2060} applied before
 * @throws {5001} name or number missing
 */
export const joinPromoters = endpoint({
  method: 'POST',
  path: '/activity/invite/join',
  input: object({ name: string(), mobile: digits, city: optional(string()) }),
  output: promoter,
  idempotent: true,
})
