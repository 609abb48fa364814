/** Karaoke nights: the timetable, and seats. */
import { type InferOutput, object, optional, picklist, string } from 'valibot'
import { array, count, endpoint, id, time } from '#shared/runtime/schema'
import { person } from './common.ts'

const set = object({
  id,
  /** What is sung, in the singer's own words. */
  title: string(),
  singer: person,
  startAt: time,
  endAt: time,
  roomId: id,
  /** open: seats can be reserved; full; mine: I have one; live: on now; over. */
  state: picklist(['open', 'full', 'mine', 'live', 'over']),
  seats: object({ left: count, total: count }),
})

/** Seats that I may hold, how many of them I have, and in which sets, soonest first. */
const reservations = object({ used: count, most: count, sets: array(set) })

const schedule = object({
  /** Midnights of the days that there is a timetable for, and the one shown. */
  days: array(time),
  day: time,
  singers: array(person),
  sets: array(set),
  reservations,
})

export type MusicSet = InferOutput<typeof set>
export type MusicSchedule = InferOutput<typeof schedule>

/** The karaoke timetable of a day (default: today), of one singer or all; logged out too. */
export const getMusicSchedule = endpoint({
  method: 'GET',
  path: '/room/music/schedule',
  input: object({ date: optional(time), singerId: optional(id) }),
  output: schedule,
  needLogin: false,
})

/**
 * Reserves a seat.
 * @throws {2034} full
 * @throws {2060} reserved already
 * @throws {2066} as many as one may hold
 * @throws {2007} begun or over
 * @throws {4040}
 */
export const reserveMusic = endpoint({
  method: 'POST',
  path: '/room/music/reserve',
  input: object({ setId: id }),
  output: object({ set, reservations }),
  idempotent: true,
})

/**
 * Gives a seat back.
 * @throws {2007} none reserved, begun or over
 * @throws {4040}
 */
export const unreserveMusic = endpoint({
  method: 'POST',
  path: '/room/music/unReserve',
  input: object({ setId: id }),
  output: object({ set, reservations }),
  idempotent: true,
})
