/**
 * Videos and moments: topics, works, likes, tasks and ranks. One module serves four pages by `topic`; a song is a work without
 * a file in the topic `songs`. A like spends one of the day's.
 */
import { type InferOutput, nullable, object, optional, picklist, string } from 'valibot'
import { array, boolean, count, endpoint, id, time } from '#shared/runtime/schema'
import { campaign, placePrize } from './campaign.ts'
import { paged, person, phase } from './common.ts'
import { paging } from './fields.ts'

/** song: no file, a request to hear `title`. */
export const mediaKind = picklist(['video', 'image', 'song'])

export const work = object({
  id,
  author: person,
  kind: mediaKind,
  /** From people, as are `singer` and the author's name: text, never HTML. */
  title: string(),
  /** Of a song: who sings it; else ''. */
  singer: string(),
  /** The file, '' for a song or until it can be shown; its cover, or ''. */
  url: string(),
  cover: string(),
  /** Of a video. */
  seconds: count,
  at: time,
  likes: count,
  /** I have liked it today and can do so again tomorrow. */
  liked: boolean(),
  mine: boolean(),
  /** reviewing and refused works are seen by their author alone. */
  state: picklist(['reviewing', 'shown', 'refused']),
  /** Why it was refused, for people; else ''. */
  reason: string(),
})

const task = object({
  id,
  title: string(),
  desc: string(),
  progress: count,
  target: count,
  /** Likes that it adds to today's. */
  likes: count,
  done: boolean(),
  /** watch: a work seen to its end, sent by addTask; share: in the app; visit: sent by addTask when the page is open. */
  kind: picklist(['watch', 'share', 'visit']),
})

export const topic = object({
  topic: id,
  name: string(),
  ...campaign,
  /** What can be handed in. */
  kinds: array(mediaKind),
  /** Today's, until midnight by the product's clock. */
  likes: object({ left: count, total: count }),
  uploads: object({ left: count, total: count }),
  /** Longest title in characters. */
  titleLength: count,
  /** They begin again every day. */
  tasks: array(task),
  /** By place on the rank. */
  places: array(placePrize),
})

const rankRow = object({ rank: count, likes: count, work })

const ranks = object({
  phase,
  ...paged(rankRow).entries,
  /** My best work; rank 0: not ranked yet; `gap`: likes missing to the next place, 0 at the top. */
  mine: nullable(object({ ...rankRow.entries, gap: count })),
})

export type MomentWork = InferOutput<typeof work>
export type MomentTopic = InferOutput<typeof topic>

const inTopic = { topic: id }

/**
 * A topic: dates, what is left of today's likes and uploads, tasks, prizes; logged out too.
 * @throws {4040} no such topic
 */
export const getMomentTopic = endpoint({
  method: 'GET',
  path: '/activity/videoMoment/detail',
  input: object(inTopic),
  output: topic,
  needLogin: false,
})

/**
 * Works that can be seen: hot (most liked) or new first, mine with those under review, or all of one person by date.
 * Logged out too; then `mine` is empty.
 * @throws {4040} no such topic
 */
export const getMoments = endpoint({
  method: 'GET',
  path: '/activity/videoMoment/list',
  input: object({
    ...inTopic,
    sort: optional(picklist(['hot', 'new', 'mine'])),
    userId: optional(id),
    ...paging,
  }),
  output: paged(work),
  needLogin: false,
})

/**
 * Reports a step of a task: `watch` with a work that was seen to its end (each counts once a day), `visit`. A finished
 * task adds its likes at once.
 * @throws {2007} counted before, or not reported by pages
 * @throws {4040}
 * @throws {5101}
 */
export const addMomentTask = endpoint({
  method: 'POST',
  path: '/activity/videoMoment/addTask',
  input: object({ ...inTopic, taskId: id, workId: optional(id) }),
  output: topic,
  idempotent: true,
})

/**
 * Likes a work, once a day.
 * @throws {2060} liked today
 * @throws {2066} my own
 * @throws {2072} no likes left today
 * @throws {4040} gone or not shown
 * @throws {5101}
 */
export const addLikes = endpoint({
  method: 'POST',
  path: '/activity/videoMoment/addLikes',
  input: object({ ...inTopic, workId: id }),
  output: object({ work, topic }),
  idempotent: true,
})

/**
 * Works by likes, in all or since midnight; logged out too.
 * @throws {4040} no such topic
 */
export const getMomentRanks = endpoint({
  method: 'GET',
  path: '/activity/videoMoment/ranks',
  input: object({ ...inTopic, period: optional(picklist(['total', 'day'])), ...paging }),
  output: ranks,
  needLogin: false,
})
