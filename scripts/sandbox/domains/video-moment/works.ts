import type { HandlerRequest } from '../../domain.ts'
import { shareGone } from '../../world/campaign.ts'
import { HOUR, midnight } from '../../world/clock.ts'
import { filmUrl, sceneUrl } from '../../world/media/index.ts'
import type { State } from '../../world/state.ts'
import type { User } from '../../world/user.ts'
import type { Work } from './part.ts'
import { momentsOf } from './part.ts'
import { REVIEW_MS, type TopicPlan, topicDates, words } from './plan.ts'

/** Authors with their works, and likes: shared by everybody. */
interface Wall {
  authors: Set<string>
  /** Times of likes in this sandbox, by the work's id. */
  likes: Map<string, { userId: string; at: number }[]>
}

export const wallOf = (state: State): Wall =>
  state.shared('video-moment', () => ({ authors: new Set<string>(), likes: new Map() }))

/** Works of others without any calls in this sandbox, spread over the days. */
function crowdWorks({ user, now, language }: HandlerRequest<unknown>, topic: TopicPlan): Work[] {
  if (user.scenario.empty) return []
  const { startAt } = topicDates(user, topic.id)
  const { works, songs } = words[language]
  return Array.from({ length: topic.works }, (_, at) => {
    const kind = topic.kinds[at % topic.kinds.length] ?? 'video'
    const id = `${topic.id}-${at + 1}`
    const [song = '', singer = ''] = songs[at % songs.length] ?? []
    const round = Math.floor(at / songs.length)
    return {
      id,
      authorId: String(70_001 + at),
      kind,
      title: kind === 'song' ? (round ? `${song} ${round + 1}` : song) : (works[at % works.length] ?? ''),
      singer: kind === 'song' ? singer : '',
      url: { song: '', image: sceneUrl((at * 5) >> 1), video: filmUrl(at) }[kind],
      // not every app sends a cover with its video
      cover: kind === 'video' && at % 5 !== 4 ? sceneUrl((at * 5) >> 1) : '',
      seconds: kind === 'video' ? 12 + ((at * 7) % 48) : 0,
      at: startAt + at * 4 * HOUR,
    }
  }).filter(({ at }) => at <= now)
}

/** The state of a work: reviewed after a while; works of unlucky people are refused. */
export function stateOf({ authorId, at, kind }: Work, state: State, now: number) {
  if (kind === 'song') return 'shown' as const
  if (now < at + REVIEW_MS) return 'reviewing' as const
  return state.user(authorId).scenario.unlucky ? ('refused' as const) : ('shown' as const)
}

/**
 * All works that the person may see, newest first: of the crowd, of whoever handed something in while the sandbox runs,
 * their own, and those of `author` if one is looked for.
 */
export function worksFor(request: HandlerRequest<unknown>, topic: TopicPlan, author = ''): Work[] {
  const { user, state, now } = request
  const authors = new Set([...wallOf(state).authors, user.id, author].filter((id) => /^\d{1,12}$/.test(id)))
  const handedIn = [...authors].flatMap((id) => momentsOf(state.user(id)).works.get(topic.id) ?? [])
  return [...crowdWorks(request, topic), ...handedIn]
    .filter((work) => work.authorId === user.id || stateOf(work, state, now) === 'shown')
    .sort((a, b) => b.at - a.at)
}

/** Likes of a work, in all or since midnight: those of the crowd grow as the campaign goes on. */
export function likesOf(
  work: Work,
  request: HandlerRequest<unknown>,
  topic: TopicPlan,
  period: 'total' | 'day' = 'total',
) {
  const { user, state, now } = request
  const dates = topicDates(user, topic.id)
  const since = period === 'day' ? midnight(Math.min(now, dates.endAt - 1)) : 0
  const given = (wallOf(state).likes.get(work.id) ?? []).filter(({ at }) => at >= since).length
  if (stateOf(work, state, now) !== 'shown') return 0
  // It gathers from the moment when it is there.
  const share = shareGone(dates, now) - shareGone(dates, Math.max(since, work.at))
  return Math.floor(finalLikes(state.user(work.authorId), work) * share) + given
}

/** What the crowd would have given by the end. */
function finalLikes(author: User, { id }: Work): number {
  return author.seeded(`likes ${id}`).whole(20, 2400)
}

export function likedToday({ id }: Work, { user, state, now }: HandlerRequest<unknown>): boolean {
  const today = midnight(now)
  return (wallOf(state).likes.get(id) ?? []).some(({ userId, at }) => userId === user.id && at >= today)
}
