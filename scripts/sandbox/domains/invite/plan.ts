import type { InviteKind } from '#shared/api/invite'
import type { Grant } from '../../world/rewards.ts'
import en from './words/en.json'
import tw from './words/tw.json'
import zh from './words/zh.json'

/** What invitations say, by language. */
export const words = { zh, en, tw }

export const FRIENDS_ID = '37'
export const BOSSES_ID = '38'

/** First letter of a code. */
export const LETTERS: Readonly<Record<InviteKind, string>> = {
  media: 'M',
  newMedia: 'N',
  captain: 'C',
  promoter: 'P',
  boss: 'B',
  friend: 'F',
}

/** Kinds of which a person has one binding in all. */
const PARTNERS: readonly InviteKind[] = ['media', 'newMedia', 'captain', 'promoter']

export const isPartner = (kind: InviteKind): boolean => PARTNERS.includes(kind)

/** Days for which an invitation is good. */
export const INVITATION_DAYS = 30

export const PER_PERSON = 30
export const EXAMPLE_PEOPLE: readonly number[] = [3, 10, 50]
/** How long an application is looked at, in ms. */
export const REVIEW_MS = 15 * 60_000

export const STEPS = ['bound', 'entered', 'spoke', 'stayed'] as const
export type Step = (typeof STEPS)[number]

/** What each friend brings at a step. */
export const STEP_GRANTS: Readonly<Record<Step, readonly Grant[]>> = {
  bound: [],
  entered: [{ item: 'ticketDraw', amount: 1 }],
  spoke: [{ item: 'candy', amount: 5 }],
  stayed: [{ item: 'coin', amount: 30 }],
}

/** By friends who entered a hall. */
export const LADDER: readonly { need: number; grants: readonly Grant[] }[] = [
  { need: 1, grants: [{ item: 'candy', amount: 10 }] },
  { need: 3, grants: [{ item: 'coin', amount: 66 }] },
  { need: 8, grants: [{ item: 'frameFox', amount: 1, days: 7 }] },
  { need: 15, grants: [{ item: 'coin', amount: 388 }] },
  { need: 30, grants: [{ item: 'titleHost', amount: 1, days: 30 }] },
]

/** Chances in percent; they add up to 100. */
export const PRIZES: readonly { id: string; grant: Grant; percent: number }[] = [
  { id: 'candy', grant: { item: 'candy', amount: 3 }, percent: 40 },
  { id: 'rose', grant: { item: 'rose', amount: 1 }, percent: 25 },
  { id: 'coins', grant: { item: 'coin', amount: 18 }, percent: 20 },
  { id: 'bubble', grant: { item: 'bubbleCandy', amount: 1, days: 3 }, percent: 8 },
  { id: 'lantern', grant: { item: 'lantern', amount: 1 }, percent: 5 },
  { id: 'coins188', grant: { item: 'coin', amount: 188 }, percent: 1.5 },
  { id: 'meteor', grant: { item: 'meteor', amount: 1 }, percent: 0.5 },
]

export const PLACES: readonly { from: number; to: number; grants: readonly Grant[] }[] = [
  {
    from: 1,
    to: 1,
    grants: [
      { item: 'titleHost', amount: 1, days: 60 },
      { item: 'coin', amount: 3000 },
    ],
  },
  { from: 2, to: 3, grants: [{ item: 'coin', amount: 1000 }] },
  { from: 4, to: 10, grants: [{ item: 'lantern', amount: 3 }] },
]

/** Of a boss: gifts in PP coin that make them effective, what they bring then, and when they count as lost. */
export const BOSS = { threshold: 1000, brings: 200, lostAfterDays: 3 }
