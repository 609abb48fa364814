import { DAY, HOUR, midnight } from '../../world/clock.ts'
import { type Daily, leftToday, noneYet } from '../../world/daily.ts'
import { filmUrl, sceneUrl } from '../../world/media/index.ts'
import { part, type User } from '../../world/user.ts'
import {
  type MediaKind,
  type TaskPlan,
  TOPICS,
  type TopicId,
  type TopicPlan,
  tasksOf,
  topicDates,
  words,
} from './plan.ts'

/** A work as it is remembered. */
export interface Work {
  id: string
  authorId: string
  kind: MediaKind
  title: string
  singer: string
  url: string
  cover: string
  seconds: number
  at: number
}

/** On which days the photos of an album were taken: several on some, one on others. */
const ALBUM_DAYS = [0, 0, 0, 6, 6, 13, 20, 20, 20, 31, 31, 38]

/** Works that a person submitted before the sandbox's start. */
function earlierWorks(user: User, topic: TopicPlan): Work[] {
  if (user.scenario.empty || user.scenario.phase === 'coming') return []
  const mine =
    topic.id === 'album' ? ALBUM_DAYS.length : { fresh: 0, midway: 1, veteran: 3 }[user.scenario.progress]
  const { startAt } = topicDates(user, topic.id)
  const first = topic.id === 'album' ? user.firstMidnight - 40 * DAY : startAt + 5 * HOUR
  return Array.from({ length: mine }, (_, at) => {
    const kind = topic.kinds[at % topic.kinds.length] ?? 'video'
    const [song = '', singer = ''] = words.zh.songs[(at + 3) % words.zh.songs.length] ?? []
    return {
      id: `${topic.id}-${user.id}-${at + 1}`,
      authorId: user.id,
      kind,
      title: kind === 'song' ? `${song} (Live)` : (words.zh.works[(at + 5) % words.zh.works.length] ?? ''),
      singer: kind === 'song' ? singer : '',
      url: { song: '', image: sceneUrl((at * 7) >> 1), video: filmUrl(at) }[kind],
      cover: kind === 'video' ? sceneUrl((at * 7) >> 1) : '',
      seconds: kind === 'video' ? 15 + at : 0,
      at: first + (topic.id === 'album' ? (ALBUM_DAYS[at] ?? 0) * DAY + at * HOUR : at * 6 * HOUR),
    }
  })
}

/** What a person did for a topic today; begins again at midnight. */
interface Today {
  day: number
  /** Works seen to their end. */
  watched: Set<string>
  shared: number
  visited: number
}

export interface Moments {
  works: Map<TopicId, Work[]>
  likes: Map<TopicId, Daily>
  uploads: Map<TopicId, Daily>
  today: Map<TopicId, Today>
}

export const momentsOf: (user: User) => Moments = part('video-moment', (user) => ({
  works: new Map(TOPICS.map((topic) => [topic.id, user.id ? earlierWorks(user, topic) : []])),
  likes: new Map(TOPICS.map(({ id }) => [id, noneYet()])),
  uploads: new Map(TOPICS.map(({ id }) => [id, noneYet()])),
  today: new Map(),
}))

export const dailyOf = (of: Map<TopicId, Daily>, topic: TopicId): Daily => of.get(topic) ?? noneYet()

export function todayOf(user: User, topic: TopicId, now: number): Today {
  const { today } = momentsOf(user)
  const known = today.get(topic)
  if (known?.day === midnight(now)) return known
  const fresh = { day: midnight(now), watched: new Set<string>(), shared: 0, visited: 0 }
  today.set(topic, fresh)
  return fresh
}

export function progressOf(user: User, topic: TopicId, { kind, target }: TaskPlan, now: number): number {
  const { watched, shared, visited } = todayOf(user, topic, now)
  return Math.min(target, { watch: watched.size, share: shared, visit: visited }[kind])
}

/** Today's likes: the daily ones and those of finished tasks. */
export function likesToday(user: User, topic: TopicPlan, now: number) {
  const { id, likesADay } = topic
  const done = tasksOf(topic).filter((task) => progressOf(user, id, task, now) >= task.target)
  const total = likesADay + done.reduce((sum, { likes }) => sum + likes, 0)
  return { left: leftToday(dailyOf(momentsOf(user).likes, id), total, now), total }
}

export function uploadsToday(user: User, { id, uploadsADay }: TopicPlan, now: number) {
  return { left: leftToday(dailyOf(momentsOf(user).uploads, id), uploadsADay, now), total: uploadsADay }
}
