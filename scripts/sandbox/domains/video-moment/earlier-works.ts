import { DAY, HOUR } from '../../world/clock.ts'
import { filmUrl, sceneUrl } from '../../world/media/index.ts'
import type { User } from '../../world/user.ts'
import { type TopicPlan, topicDates, words } from './plan.ts'
import type { Work } from './works.ts'

/** On which days the photos of an album were taken: several on some, one on others. */
const ALBUM_DAYS = [0, 0, 0, 6, 6, 13, 20, 20, 20, 31, 31, 38]

/** Works that a person submitted before the sandbox's start. */
export function earlierWorks(user: User, topic: TopicPlan): Work[] {
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
