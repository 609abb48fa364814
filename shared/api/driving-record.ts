/** Records of drives in a fleet: of ten calendar days of the product's zone, today included. */
import { type InferOutput, object, optional, picklist, string } from 'valibot'
import { array, count, endpoint, fallback, id, time } from '#shared/runtime/schema'
import { paged, person } from './common.ts'
import { paging } from './fields.ts'

/** What a drive counted as. */
const driveKind = picklist(['effective', 'invalid', 'fake', 'vipCharter', 'outOfGear'])

const drive = object({
  id,
  roomId: id,
  roomName: string(),
  startAt: time,
  endAt: time,
  /** A kind that is new to the page reads as invalid. */
  kind: fallback(driveKind, 'invalid'),
  /** Driving score; 0 unless it is effective or a VIP charter. */
  score: count,
  /** Guests with their alighting times. */
  guests: array(object({ ...person.entries, alightAt: time })),
  /** Why it does not count, for people; else ''. */
  reason: string(),
})

const drivingRecords = object({
  ...paged(drive).entries,
  /** Records begin here: the last 10 days, today included. */
  since: time,
  /** Each of these days by its midnight, newest first, whichever drives are listed. */
  days: array(object({ date: time, count })),
  /** Of all 10 days, whichever drives are listed. */
  totals: object({
    byKind: array(object({ kind: fallback(driveKind, 'invalid'), count })),
    score: count,
    guests: count,
    minutes: count,
  }),
})

export type DrivingRecords = InferOutput<typeof drivingRecords>
export type Drive = InferOutput<typeof drive>
export type DriveKind = InferOutput<typeof driveKind>

/** My drives of the last 10 days, newest first, of one kind or all, of the day that begins at `date` or all. */
export const getDrivingRecords = endpoint({
  method: 'GET',
  path: '/room/fleet/records',
  input: object({ kind: optional(driveKind), date: optional(time), fleetId: optional(id), ...paging }),
  output: drivingRecords,
})
