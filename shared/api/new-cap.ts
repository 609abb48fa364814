/** Captains who invite bosses: state, rankings, records. */
import { type InferOutput, nullable, object, optional, picklist, string } from 'valibot'
import { array, count, endpoint, id, time } from '#shared/runtime/schema'
import { campaign, placePrize } from './campaign.ts'
import { paged, person } from './common.ts'
import { paging } from './fields.ts'
import { ranking } from './ranking.ts'

/** bound: by the link; active: has been in my hall; effective: counts, has sent gifts enough; lost: three days without a visit. */
const bossState = picklist(['bound', 'active', 'effective', 'lost'])

const invitation = object({
  ...campaign,
  /** The captain's own, for link and QR. */
  code: string(),
  path: string(),
  /** Bosses by state; `invited` are all of them. */
  invited: count,
  effective: count,
  /** What one effective boss brings, and what I have received, in PP coin. */
  perBoss: count,
  received: count,
  /** Gifts in PP coin that a boss has to send for being effective. */
  threshold: count,
  /** By place; given when the campaign is settled. */
  places: array(placePrize),
})

const record = object({
  id,
  ...person.entries,
  at: time,
  state: bossState,
  /** Sent in my hall since then, in PP coin. */
  gifts: count,
  /** What it brought me, in PP coin. */
  received: count,
  /** Last seen in my hall; null: never. */
  seenAt: nullable(time),
})

export type BossRecord = InferOutput<typeof record>

/** The state of a captain's invitations; logged out too, with the campaign's figures only. */
export const getNewCapInvitation = endpoint({
  method: 'GET',
  path: '/activity/newCap/invitation',
  input: object({}),
  output: invitation,
  needLogin: false,
})

/** Captains by effective bosses, in all or since midnight; logged out too. */
export const getNewCapRankings = endpoint({
  method: 'GET',
  path: '/activity/newCap/rankings',
  input: object({ period: optional(picklist(['total', 'day'])), ...paging }),
  output: ranking,
  needLogin: false,
})

/** Bosses that I invited, newest first. */
export const getNewCapRecords = endpoint({
  method: 'GET',
  path: '/activity/newCap/records',
  input: object({ state: optional(bossState), ...paging }),
  output: paged(record),
})
