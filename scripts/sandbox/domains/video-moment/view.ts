import type { MomentTopic, MomentWork } from '#shared/api/video-moment'
import type { HandlerRequest } from '../../domain.ts'
import { gapTo, pageOf, ranked } from '../../world/board-of.ts'
import { campaignOf } from '../../world/campaign.ts'
import { publicPerson } from '../../world/people.ts'
import { rewardsOf } from '../../world/rewards.ts'
import { phaseAt } from '../../world/scenario.ts'
import type { Work } from './part.ts'
import { likesToday, progressOf, uploadsToday } from './part.ts'
import { TITLE_LENGTH, type TopicPlan, tasksOf, topicDates, words } from './plan.ts'
import { likedToday, likesOf, stateOf, worksFor } from './works.ts'

export function topicOf({ user, now, language }: HandlerRequest<unknown>, topic: TopicPlan): MomentTopic {
  const { topics, tasks } = words[language]
  return {
    topic: topic.id,
    name: topics[topic.id],
    ...campaignOf(topic.activityId, topicDates(user, topic.id), now),
    kinds: [...topic.kinds],
    likes: likesToday(user, topic, now),
    uploads: uploadsToday(user, topic, now),
    titleLength: TITLE_LENGTH,
    tasks: tasksOf(topic).map((task) => {
      const progress = progressOf(user, topic.id, task, now)
      return { ...task, ...tasks[task.id], progress, done: progress >= task.target }
    }),
    places: topic.places.map(({ from, to, grants }) => ({ from, to, rewards: rewardsOf(grants, language) })),
  }
}

export function workOf(work: Work, request: HandlerRequest<unknown>, topic: TopicPlan): MomentWork {
  const { user, state, now, language } = request
  const { authorId, ...rest } = work
  const review = stateOf(work, state, now)
  return {
    ...rest,
    author: publicPerson(state.user(authorId)),
    likes: likesOf(work, request, topic),
    liked: likedToday(work, request),
    mine: authorId === user.id,
    state: review,
    reason: review === 'refused' ? words[language].refused : '',
  }
}

type Sort = 'hot' | 'new' | 'mine'

export function listOf(
  request: HandlerRequest<{
    topic: string | number
    sort?: Sort | undefined
    userId?: string | number
    pageNum?: unknown
    pageSize?: unknown
  }>,
  topic: TopicPlan,
) {
  const { input, user } = request
  const { sort = 'hot' } = input
  const author = String(input.userId ?? '')
  const works = worksFor(request, topic, author).filter(
    ({ authorId }) => (sort !== 'mine' || authorId === user.id) && (!author || authorId === author),
  )
  if (sort === 'hot' && !author) {
    const likes = new Map(works.map((work) => [work.id, likesOf(work, request, topic)]))
    works.sort((a, b) => (likes.get(b.id) ?? 0) - (likes.get(a.id) ?? 0))
  }
  const { list, ...rest } = pageOf(works, input)
  return { list: list.map((work) => workOf(work, request, topic)), ...rest }
}

export function ranksOf(
  request: HandlerRequest<{
    topic: string | number
    period?: 'total' | 'day' | undefined
    pageNum?: unknown
    pageSize?: unknown
  }>,
  topic: TopicPlan,
) {
  const { input, user, now } = request
  const works = worksFor(request, topic).map((work) => ({
    work,
    score: likesOf(work, request, topic, input.period),
  }))
  // Of two with equal likes the one handed in earlier stands first.
  const rows = ranked(works.reverse())
  const rowOf = ({ rank, score, work }: (typeof rows)[number]) => ({
    rank,
    likes: score,
    work: workOf(work, request, topic),
  })
  const mine =
    rows.find(({ work }) => work.authorId === user.id) ??
    works.filter(({ work }) => work.authorId === user.id).map((row) => ({ ...row, rank: 0 }))[0]
  const { list, ...rest } = pageOf(rows, input)
  return {
    phase: phaseAt(now, topicDates(user, topic.id)),
    list: list.map(rowOf),
    ...rest,
    mine: mine ? { ...rowOf(mine), gap: gapTo(mine.rank, rows) } : null,
  }
}
