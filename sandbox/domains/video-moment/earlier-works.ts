import { DAY, HOUR } from '../../world/clock.ts'
import type { User } from '../../world/user.ts'
import { type TopicPlan, topicDates, words } from './plan.ts'
import type { Work } from './works.ts'

/** Works that a person had handed in before the sandbox began. */
export function earlierWorks(user: User, topic: TopicPlan): Work[] {
  if (user.scenario.empty || user.scenario.phase === 'coming') return []
  const mine = topic.id === 'album' ? 12 : { fresh: 0, midway: 1, veteran: 3 }[user.scenario.progress]
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
      url: '',
      cover: '',
      seconds: kind === 'video' ? 15 + at : 0,
      at: first + at * (topic.id === 'album' ? 3.3 * DAY : 6 * HOUR),
    }
  })
}
