/** What the annual celebration has of its own: the year in review, and awards that people vote for. */
import { type InferOutput, nullable, object, picklist, string } from 'valibot'
import { array, boolean, count, endpoint, id } from '#shared/runtime/schema'
import { person } from './common.ts'
import { festival } from './festival.ts'

const slide = object({
  /** days: on which I was here; hours: on the mic; gifts: sent; friend: with whom I was most; room: where I was most. */
  id: picklist(['days', 'hours', 'gifts', 'friend', 'room']),
  value: count,
  /** More than so many of a hundred people. */
  percent: count,
  /** Of `friend`. */
  person: nullable(person),
  /** Of `room`: from people, text. */
  name: string(),
})

const review = object({
  year: count,
  /** [] for who has only just come. */
  slides: array(slide),
})

const nominee = object({ ...person.entries, votes: count })

const awards = object({
  awards: array(
    object({
      id,
      title: string(),
      desc: string(),
      /** Most votes first. */
      nominees: array(nominee),
      /** For whom I voted today, or null. */
      votedFor: nullable(id),
      /** Once results are out. */
      winner: nullable(person),
    }),
  ),
  /** Votes can be cast now. */
  open: boolean(),
})

export type Review = InferOutput<typeof review>
export type ReviewSlide = InferOutput<typeof slide>
export type Awards = InferOutput<typeof awards>

/** My year. */
export const getReview = endpoint({
  method: 'GET',
  path: '/activity/festival/review',
  input: object({}),
  output: review,
})

/** The awards with their nominees; logged out too. */
export const getAwards = endpoint({
  method: 'GET',
  path: '/activity/festival/awards',
  input: object({}),
  output: awards,
  needLogin: false,
})

/**
 * Votes for a nominee, once a day for each award.
 * @throws {2060} voted today
 * @throws {4040}
 * @throws {5101}
 */
export const voteForAward = endpoint({
  method: 'POST',
  path: '/activity/festival/awards/vote',
  input: object({ awardId: id, userId: id }),
  output: object({ awards, festival }),
  idempotent: true,
})
