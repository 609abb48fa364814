/** Free candy boxes, which open with the help of friends. */
import { type InferOutput, nullable, object, optional, picklist, string } from 'valibot'
import { array, chance, count, endpoint, id, time } from '#shared/runtime/schema'
import { campaign } from './campaign.ts'
import { paged, person, reward } from './common.ts'
import { paging } from './fields.ts'

/** single: one size of box; tiered: more helpers open a better one. */
const edition = picklist(['single', 'tiered'])

const tier = object({
  tier: count,
  name: string(),
  /** Helpers that it needs. */
  need: count,
  /** What may be in it, of which one is drawn, with its chance in percent; the chances add up to 100. */
  possible: array(object({ reward, percent: chance })),
})

const helper = object({ ...person.entries, at: time })

const box = object({
  id,
  edition,
  owner: person,
  startedAt: time,
  /** Until then the box can be opened, and helpers can come as long as the campaign runs. */
  expiresAt: time,
  helpers: array(helper),
  /** Helpers for the last tier. */
  need: count,
  /** Last tier reached, 0 for none. */
  tier: count,
  /** ready: a tier is reached; full: the last one. */
  state: picklist(['waiting', 'ready', 'full', 'opened', 'expired']),
  /** What was in it, and of which tier it was; null until opened. */
  opened: nullable(object({ at: time, tier: count, rewards: array(reward) })),
})

const detail = object({
  ...campaign,
  edition,
  tiers: array(tier),
  /** How long a box can be helped and opened, in hours. */
  hours: count,
  /** My newest box of this edition, opened and expired too; null before the first. */
  box: nullable(box),
  /** Boxes that I can still start today, one after another. */
  starts: object({ left: count, total: count }),
  /** Of the last that were opened, newest first, for the ticker. */
  feed: array(object({ ...person.entries, at: time, reward })),
})

const shared = object({
  ...campaign,
  box,
  tiers: array(tier),
  /** What a helper gets. */
  thanks: array(reward),
  /** can; login: who looks is logged out; own: it is my box; spent: no help left today; closed: full, opened or expired. */
  mine: picklist(['can', 'login', 'own', 'helped', 'spent', 'closed']),
  helps: object({ left: count, total: count }),
})

export type FreeBoxDetail = InferOutput<typeof detail>
export type FreeBox = InferOutput<typeof box>
export type SharedFreeBox = InferOutput<typeof shared>

const which = { edition: optional(edition) }

/** The campaign and my box; logged out too, without a box. */
export const getFreeBox = endpoint({
  method: 'GET',
  path: '/activity/freeBox/detail',
  input: object(which),
  output: detail,
  needLogin: false,
})

/**
 * Starts a box. `after`: the newest one before it, as far as the person sees; it gives each start a key of its own,
 * also where the answer to the last one was lost.
 * @throws {2007} the one before is still to be opened
 * @throws {2072} none left today
 * @throws {5101}
 */
export const startFreeBox = endpoint({
  method: 'POST',
  path: '/activity/freeBox/start',
  input: object({ ...which, after: optional(id) }),
  output: detail,
  idempotent: true,
})

/**
 * A box as seen through a shared link: the given one, else the newest of that person (default: me) in that campaign
 * (default: either edition), with `only` among opened ones; null without any. Logged out too.
 * @throws {4040} no such box
 */
export const getSharedFreeBox = endpoint({
  method: 'GET',
  path: '/activity/freeBox/shared',
  input: object({
    userId: optional(id),
    boxId: optional(id),
    activityId: optional(id),
    only: optional(picklist(['opened'])),
  }),
  output: nullable(shared),
  needLogin: false,
})

/**
 * Helps with a box, once for each.
 * @throws {2060} helped before
 * @throws {2066} my own
 * @throws {2072} no help left today
 * @throws {2007} full or opened
 * @throws {5101} expired or the campaign is not on
 * @throws {4040}
 */
export const helpFreeBox = endpoint({
  method: 'POST',
  path: '/activity/freeBox/help',
  input: object({ boxId: id }),
  output: object({ granted: array(reward), shared }),
  idempotent: true,
})

/**
 * Opens my box at the tier reached; more helpers cannot come then.
 * @throws {2007} too few helpers
 * @throws {2060} opened
 * @throws {5101} expired
 * @throws {4040}
 */
export const openFreeBox = endpoint({
  method: 'POST',
  path: '/activity/freeBox/open',
  input: object({ boxId: id }),
  output: object({ granted: array(reward), detail }),
  idempotent: true,
})

/** My boxes, newest first. */
export const getFreeBoxHistory = endpoint({
  method: 'GET',
  path: '/activity/freeBox/history',
  input: object({ ...which, ...paging }),
  output: paged(box),
})
