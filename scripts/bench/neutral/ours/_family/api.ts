/** The tasks of the page that is measured: the benchmark's own server answers them. */
import { array, type InferOutput, object, picklist, string } from 'valibot'
import { endpoint } from '#shared/runtime/request'
import { count, id, time } from '#shared/runtime/schema'

const board = object({
  endAt: time,
  tasks: array(
    object({
      id,
      title: string(),
      note: string(),
      done: count,
      target: count,
      reward: string(),
      state: picklist(['open', 'claimable', 'claimed']),
    }),
  ),
})

export type Task = InferOutput<typeof board>['tasks'][number]

/** Twelve tasks, and when the campaign ends. */
export const getBoard = endpoint({
  method: 'GET',
  path: '/activity/bench/tasks',
  input: object({}),
  output: board,
  needLogin: false,
})

/** Takes the reward of a task that is done. */
export const receive = endpoint({
  method: 'POST',
  path: '/activity/bench/receive',
  input: object({ taskId: id }),
  output: board,
  needLogin: false,
  idempotent: true,
})
