/** Leads: people who may be won as hosts. */
import { type InferOutput, nullable, object, optional, picklist, string } from 'valibot'
import { array, count, endpoint, file, id, time } from '#shared/runtime/schema'
import { paged } from './common.ts'
import { paging } from './fields.ts'

const clueStatus = picklist(['pending', 'following', 'joined', 'rejected', 'expired'])

const platform = picklist(['wechat', 'qq', 'douyin', 'kuaishou', 'weibo', 'other'])

/** A lead: a person who may be won as a host. Texts come from people. */
const clue = object({
  id,
  name: string(),
  platform,
  /** Masked. */
  contact: string(),
  remarks: string(),
  screenshots: array(string()),
  at: time,
  status: clueStatus,
  /** Oldest first; the last is the status now. */
  timeline: array(object({ status: clueStatus, at: time, note: string() })),
  /** How many reports there are on it. */
  reports: count,
})

export type Clue = InferOutput<typeof clue>
export type ClueStatus = InferOutput<typeof clueStatus>
export type CluePlatform = InferOutput<typeof platform>

/** A contact as the API takes it, trimmed: 2 to 40 characters of any script, with a letter or digit. */
export const CONTACT = /^(?=.*[\p{L}\p{N}])[^\p{Cc}]{2,40}$/u

/**
 * Whether a contact is new.
 * @throws {500 REPEATED_CLUES} it was handed in before
 * @throws {5001} not a contact
 */
export const checkContact = endpoint({
  method: 'POST',
  path: '/user/media/clue/checkContact',
  input: object({ platform, contact: string() }),
  output: object({ contact: string() }),
  ignoreToastBizCode: ['REPEATED_CLUES'],
})

/** host: another person is put forward; captain, boss: a person leaves their own contact on a landing page. */
const audience = picklist(['host', 'captain', 'boss'])

/** Where a person came from who leaves their own contact on a landing page; names as in its address. */
const origin = {
  extensionOfficerId: optional(string()),
  landingPageId: optional(string()),
  shareId: optional(string()),
  materialId: optional(string()),
  materiaLType: optional(string()),
  channelId: optional(string()),
}

/** Submits a lead, by default of a `host`; `screenshots`: a JSON list of at most 6 URLs. Codes as `checkContact`. */
export const submitClue = endpoint({
  method: 'POST',
  path: '/user/media/clue/submit',
  input: object({
    name: string(),
    platform,
    contact: string(),
    remarks: optional(string()),
    screenshots: optional(string()),
    audience: optional(audience),
    ...origin,
  }),
  output: clue,
  idempotent: true,
  ignoreToastBizCode: ['REPEATED_CLUES'],
})

/**
 * Uploads a screenshot of a lead or a report, which then refers to it by its URL.
 * @throws {5001} not a PNG, JPEG, WebP or GIF, or over 5 MB
 */
export const uploadClueScreenshot = endpoint({
  method: 'POST',
  path: '/user/media/clue/screenshot',
  input: object({ file }),
  output: object({ url: string() }),
  multipart: true,
})

/**
 * My leads of hosts, newest first; of one status, handed in from..to, found by name or remarks.
 * `order=waiting`: open leads first, the one without news for longest at the head.
 */
export const getClues = endpoint({
  method: 'GET',
  path: '/user/media/clue/list',
  input: object({
    status: optional(clueStatus),
    keyword: optional(string()),
    from: optional(time),
    to: optional(time),
    order: optional(picklist(['newest', 'waiting'])),
    ...paging,
  }),
  output: paged(clue),
})

/**
 * One lead, the newest host unless one is asked for, or of an `audience` my own contact; null when I have none.
 * @throws {4040} not mine
 */
export const getClue = endpoint({
  method: 'GET',
  path: '/user/media/clue/detail',
  input: object({ clueId: optional(id), audience: optional(audience) }),
  output: object({ clue: nullable(clue) }),
})

/** How many of my leads of hosts have each status, in all or from..to; `joinedPercent` of all. */
export const getClueCounts = endpoint({
  method: 'GET',
  path: '/user/media/clue/counts',
  input: object({ from: optional(time), to: optional(time) }),
  output: object({
    total: count,
    byStatus: array(object({ status: clueStatus, count })),
    reports: count,
    joinedPercent: count,
  }),
})
