/** Star hosts: the programme, and where one stands in it. */
import { array, boolean, object, picklist, string } from 'valibot'
import { endpoint } from '#shared/runtime/request'
import { count, id, time } from '#shared/runtime/schema'
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

/** How far I am as a star host. */
export const getStarHost = endpoint({
  method: 'GET',
  path: '/user/starHost/detail',
  input: object({}),
  output: starHost,
})
