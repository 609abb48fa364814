/** Inviting friends into the app: their progress, rewards and draws. */
import { type InferOutput, object, optional, picklist, string } from 'valibot'
import { array, chance, count, endpoint, id, time } from '#shared/runtime/schema'
import { campaign, placePrize } from './campaign.ts'
import { claimState, paged, person, reward } from './common.ts'
import { paging } from './fields.ts'
import { ranking } from './ranking.ts'

/** How far an invited friend has come: each step includes those before it. */
const step = picklist(['bound', 'entered', 'spoke', 'stayed'])

const friends = object({
  ...campaign,
  /** For the link, the QR poster and to be typed in. */
  code: string(),
  /** Where the link leads, with the code in it, as `/download?…`; '' while logged out, as the code is. */
  path: string(),
  /** Friends who reached each step, and what I get for each of them. */
  steps: array(object({ step, title: string(), people: count, rewards: array(reward) })),
  /** By friends who have entered a hall. */
  ladder: array(object({ id, need: count, rewards: array(reward), state: claimState })),
  draws: count,
  /** Prizes of the draw with their chance in percent; the chances add up to 100. */
  prizes: array(object({ id, reward, percent: chance })),
})

const invited = object({ ...person.entries, at: time, step })

const ranks = object({
  ...campaign,
  /** By place; given when the campaign is settled. */
  places: array(placePrize),
  ...ranking.entries,
})

export type InviteFriends = InferOutput<typeof friends>

/** My code, friends by step, ladder and draw; logged out too, with nothing in it. */
export const getInviteFriends = endpoint({
  method: 'GET',
  path: '/activity/invite/friends',
  input: object({}),
  output: friends,
  needLogin: false,
})

/** Friends who came with my code, newest first. */
export const getInvitedFriends = endpoint({
  method: 'GET',
  path: '/activity/invite/friends/list',
  input: object(paging),
  output: paged(invited),
})

/**
 * Claims a rung of the ladder.
 * @throws {2007} not reached
 * @throws {2060} claimed
 * @throws {4040}
 * @throws {5101} before the start
 */
export const receiveInviteReward = endpoint({
  method: 'POST',
  path: '/activity/invite/receive',
  input: object({ id }),
  output: object({ granted: array(reward), friends }),
  idempotent: true,
})

/**
 * Draws once; each friend who entered a hall gives a draw. `prizeId`: where the wheel stops.
 * @throws {2072} no draws left
 * @throws {5101}
 */
export const luckDraw = endpoint({
  method: 'POST',
  path: '/activity/invite/luckDraw',
  input: object({}),
  output: object({ prizeId: id, granted: array(reward), friends }),
  idempotent: true,
})

/** Who invited most people, friends or bosses, in all or since midnight; logged out too. */
export const getInviteRanks = endpoint({
  method: 'GET',
  path: '/activity/invite/ranks',
  input: object({
    board: optional(picklist(['friend', 'boss'])),
    period: optional(picklist(['total', 'day'])),
    ...paging,
  }),
  output: ranks,
  needLogin: false,
})
