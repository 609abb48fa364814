/** What festivals of couples have of their own: letters, lanterns, a ladder. A couple is that of `cp`. */
import { type InferOutput, nullable, object, picklist, string } from 'valibot'
import { array, boolean, count, endpoint, id, time } from '#shared/runtime/schema'
import { claimState, person, reward } from './common.ts'
import { festival } from './festival.ts'

/** null: I am in no couple. */
const pair = { me: person, partner: nullable(person) }

const letters = object({
  ...pair,
  /** Newest first. A sealed letter has no text until I open it. */
  letters: array(
    object({
      id,
      from: picklist(['me', 'them']),
      /** From people: text, never HTML. */
      text: string(),
      at: time,
      opened: boolean(),
    }),
  ),
  /** One a day. */
  canWrite: boolean(),
  length: count,
  /** Tokens for each of us on a day on which both wrote. */
  bonus: count,
  bothToday: boolean(),
})

const lanterns = object({
  ...pair,
  /** One for each evening; it rises when both have lit it on that day. */
  lanterns: array(object({ day: count, at: time, mine: boolean(), theirs: boolean() })),
  /** `at` of today's, or null before and after. */
  today: nullable(time),
  /** Tokens for each of us as it rises. */
  tokens: count,
  risen: count,
})

const ladder = object({
  ...pair,
  /** What the two of us have gathered together: all tokens, and hearts. */
  score: count,
  mine: count,
  theirs: count,
  /** The lowest first; what a rung gives each of us claims for ourselves. */
  rungs: array(object({ id, at: count, rewards: array(reward), state: claimState })),
  sentToday: boolean(),
  /** What one heart adds, once a day. */
  heart: count,
})

export type Letters = InferOutput<typeof letters>
export type Lanterns = InferOutput<typeof lanterns>
export type Ladder = InferOutput<typeof ladder>

/** Letters between the two of us. */
export const getLetters = endpoint({
  method: 'GET',
  path: '/activity/festival/letters',
  input: object({}),
  output: letters,
})

/**
 * Writes to my partner, once a day.
 * @throws {2060} written today
 * @throws {2066} in no couple
 * @throws {5001} empty or too long
 * @throws {5101}
 */
export const writeLetter = endpoint({
  method: 'POST',
  path: '/activity/festival/letters/write',
  input: object({ text: string() }),
  output: object({ letters, festival }),
  idempotent: true,
})

/**
 * Opens a letter of my partner's.
 * @throws {2060} opened already
 * @throws {2066}
 * @throws {4040}
 */
export const openLetter = endpoint({
  method: 'POST',
  path: '/activity/festival/letters/open',
  input: object({ letterId: id }),
  output: letters,
  idempotent: true,
})

/** The lanterns that the two of us light. */
export const getLanterns = endpoint({
  method: 'GET',
  path: '/activity/festival/lanterns',
  input: object({}),
  output: lanterns,
})

/**
 * Lights my side of today's. `rose`: the other side was lit.
 * @throws {2007} not today's
 * @throws {2060} lit already
 * @throws {2066} in no couple
 * @throws {5101}
 */
export const lightLantern = endpoint({
  method: 'POST',
  path: '/activity/festival/lanterns/light',
  input: object({ at: time }),
  output: object({ rose: boolean(), lanterns, festival }),
  idempotent: true,
})

/** The ladder that the two of us climb. */
export const getLadder = endpoint({
  method: 'GET',
  path: '/activity/festival/ladder',
  input: object({}),
  output: ladder,
})

/**
 * Sends my partner a heart, once a day.
 * @throws {2060} sent today
 * @throws {2066} in no couple
 * @throws {5101}
 */
export const sendHeart = endpoint({
  method: 'POST',
  path: '/activity/festival/ladder/heart',
  input: object({}),
  output: object({ ladder, festival }),
  idempotent: true,
})

/**
 * Claims what a rung gives me, until the results are out.
 * @throws {2007} not reached
 * @throws {2060} already claimed
 * @throws {2066}
 * @throws {4040}
 * @throws {5101}
 */
export const receiveRung = endpoint({
  method: 'POST',
  path: '/activity/festival/ladder/receive',
  input: object({ rungId: id }),
  output: object({ granted: array(reward), ladder }),
  idempotent: true,
})
