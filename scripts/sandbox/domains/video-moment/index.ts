import { addLikes, addMomentTask, getMomentRanks, getMoments, getMomentTopic } from '#shared/api/video-moment'
import { uploadMoment, uploadMomentFile } from '#shared/api/video-moment-upload'
import { domain, type HandlerRequest } from '../../domain.ts'
import { checkRunning } from '../../world/campaign.ts'
import { countOne } from '../../world/daily.ts'
import { found, notFound, Refusal } from '../../world/refusal.ts'
import { REFUSALS, texts } from '../../world/refusal-words.ts'
import { keepMedia, UPLOADS } from '../../world/uploads.ts'
import type { Work } from './part.ts'
import { dailyOf, likesToday, momentsOf, todayOf, uploadsToday } from './part.ts'
import { TITLE_LENGTH, TOPICS, type TopicPlan, tasksOf, topicDates } from './plan.ts'
import { listOf, ranksOf, topicOf, workOf } from './view.ts'
import { likedToday, stateOf, wallOf, worksFor } from './works.ts'

const WHY = texts({
  listed: ['这首歌已经在歌单里了', 'This song is on the list already', '這首歌已經在歌單裡了'],
  otherKind: ['这里不收这类作品', 'Works of this kind are not taken here', '這裡不收這類作品'],
  noUploads: ['今天的投稿次数已用完', 'No uploads left today', '今天的投稿次數已用完'],
  noLikes: ['今天的赞已用完', 'No likes left today', '今天的讚已用完'],
  liked: ['今天已经赞过了', 'You have liked this today', '今天已經讚過了'],
  ownWork: ['不能赞自己的作品', 'You cannot like your own work', '不能讚自己的作品'],
  counted: ['今天已经计过了', 'This has been counted today', '今天已經計過了'],
})

/** Answers for a topic that there is. */
function inTopic<In extends { topic: string | number }, Out>(
  answer: (request: HandlerRequest<In>, topic: TopicPlan) => Out,
) {
  return (request: HandlerRequest<In>): Out => {
    const topic = found(TOPICS.find(({ id }) => id === request.input.topic))
    return answer(request, topic)
  }
}

/** A work that the person can see and others too. */
function shownWork(request: HandlerRequest<unknown>, topic: TopicPlan, id: unknown): Work {
  const author = /^[a-z]+-(\d+)-\d+$/.exec(String(id))?.[1]
  const work = worksFor(request, topic, author).find((each) => each.id === id)
  if (!work || stateOf(work, request.state, request.now) !== 'shown') throw notFound()
  return work
}

export const videoMoment = domain((on, when) => {
  when('shared', (user, amount, now) => {
    for (const { id } of TOPICS) todayOf(user, id, now).shared += amount
  })

  on(getMomentTopic, inTopic(topicOf))
  on(getMoments, inTopic(listOf))
  on(getMomentRanks, inTopic(ranksOf))

  on(uploadMomentFile, ({ input, state, origin }) => ({
    url: `${origin}${UPLOADS}${keepMedia(state, input.file)}`,
  }))

  on(
    uploadMoment,
    inTopic((request, topic) => {
      const { user, input, now, state } = request
      checkRunning(topicDates(user, topic.id), now)
      if (!topic.kinds.includes(input.kind)) throw new Refusal(2066, WHY.otherKind)
      const title = input.title.trim()
      const needsFile = input.kind !== 'song'
      const untitled = !title && topic.id !== 'album'
      if (untitled || [...title].length > TITLE_LENGTH || (needsFile && !input.url))
        throw new Refusal(5001, REFUSALS.badInput)
      const singer = input.singer?.trim() ?? ''
      const listed = worksFor(request, topic).some((work) => work.title === title && work.singer === singer)
      if (!needsFile && listed) throw new Refusal(2060, WHY.listed)
      if (uploadsToday(user, topic, now).left < 1) throw new Refusal(2072, WHY.noUploads)
      const moments = momentsOf(user)
      const works = moments.works.get(topic.id) ?? []
      const work: Work = {
        id: `${topic.id}-${user.id}-${works.length + 1}`,
        authorId: user.id,
        kind: input.kind,
        title,
        singer,
        url: needsFile ? input.url : '',
        cover: input.cover ?? '',
        seconds: Number(input.seconds ?? 0),
        at: now,
      }
      works.push(work)
      wallOf(state).authors.add(user.id)
      countOne(dailyOf(moments.uploads, topic.id), now)
      return { work: workOf(work, request, topic), topic: topicOf(request, topic) }
    }),
  )

  on(
    addMomentTask,
    inTopic((request, topic) => {
      const { user, input, now } = request
      checkRunning(topicDates(user, topic.id), now)
      const task = found(tasksOf(topic).find(({ id }) => id === input.taskId))
      if (task.kind === 'share') throw new Refusal(2007, REFUSALS.notReached)
      const today = todayOf(user, topic.id, now)
      const work = task.kind === 'watch' ? shownWork(request, topic, input.workId) : undefined
      if (work ? today.watched.has(work.id) : today.visited > 0) throw new Refusal(2007, WHY.counted)
      if (work) today.watched.add(work.id)
      else today.visited++
      return topicOf(request, topic)
    }),
  )

  on(
    addLikes,
    inTopic((request, topic) => {
      const { user, input, now, state } = request
      checkRunning(topicDates(user, topic.id), now)
      const work = shownWork(request, topic, input.workId)
      if (work.authorId === user.id) throw new Refusal(2066, WHY.ownWork)
      if (likedToday(work, request)) throw new Refusal(2060, WHY.liked)
      if (likesToday(user, topic, now).left < 1) throw new Refusal(2072, WHY.noLikes)
      const { likes } = wallOf(state)
      likes.set(work.id, [...(likes.get(work.id) ?? []), { userId: user.id, at: now }])
      countOne(dailyOf(momentsOf(user).likes, topic.id), now)
      return { work: workOf(work, request, topic), topic: topicOf(request, topic) }
    }),
  )
})
