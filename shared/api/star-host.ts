/** Star hosts: application, programme, and my state. */
import { type InferOutput, nullable, object, picklist, string } from 'valibot'
import { array, boolean, count, endpoint, id, time } from '#shared/runtime/schema'
import { person } from './common.ts'

const starHost = object({
  host: person,
  /** Stars held this month, of at most `mostStars`; 0: not a star host. */
  stars: count,
  mostStars: count,
  /** The month that is judged, in which the next star is earned. */
  monthEndsAt: time,
  /** All must be met for the next star. */
  conditions: array(
    object({
      kind: picklist(['hours', 'guests', 'flow']),
      title: string(),
      progress: count,
      target: count,
      met: boolean(),
    }),
  ),
  perks: array(object({ id, title: string(), fromStars: count, held: boolean() })),
})

/** My progress as a star host. */
export const getStarHost = endpoint({
  method: 'GET',
  path: '/user/starHost/detail',
  input: object({}),
  output: starHost,
})

const point = object({ title: string(), text: string() })

/** What an applicant wants to host. */
export const hostRole = picklist(['voice', 'singing', 'werewolf'])

const recruitment = object({
  /** `example`: what so many hours in a month would bring in PP coin; a calculation, not a promise. */
  roles: array(
    object({
      role: hostRole,
      title: string(),
      text: string(),
      example: object({ hours: count, amount: count }),
    }),
  ),
  requirements: array(point),
  /** Questions with their answers. */
  faq: array(point),
  /** Who answers questions from hour to hour (Asia/Shanghai); `link` is what their code leads to. */
  recruiter: object({ ...person.entries, link: string(), fromHour: count, toHour: count }),
  application: object({
    state: picklist(['none', 'reviewing', 'accepted', 'refused']),
    /** What I applied for; null before. */
    role: nullable(hostRole),
    /** When it is answered at the latest; null unless it is under review. */
    answerBy: nullable(time),
    /** Why it was refused, for people; else ''. */
    reason: string(),
  }),
})

export type StarHost = InferOutput<typeof starHost>
export type HostRecruitment = InferOutput<typeof recruitment>
export type HostRole = InferOutput<typeof hostRole>

/** What hosts do and need, the contact, and the state of my application; logged out too. */
export const getHostRecruitment = endpoint({
  method: 'GET',
  path: '/user/starHost/recruitment',
  input: object({}),
  output: recruitment,
  needLogin: false,
})

/**
 * Applies to be a host; possible again after a refusal.
 * @throws {2060} under review or accepted
 */
export const applyAsHost = endpoint({
  method: 'POST',
  path: '/user/starHost/apply',
  input: object({ role: hostRole }),
  output: recruitment,
  idempotent: true,
})
