import { useRef, useState } from 'react'
import { addLikes, type MomentTopic, type MomentWork } from '#shared/api/video-moment'
import { nextMidnight } from '#shared/campaign/phase'
import { update, useMutation } from '#shared/features/mutation'
import { serverNow } from '#shared/runtime/clock'
import type { Query } from '#shared/runtime/request'

export interface Likes {
  /** Likes a work; `refetch` reloads the list that contains it. */
  like(work: MomentWork, reload: () => Promise<void>): void
  /** The work as it is after a like of today. */
  shown(work: MomentWork): MomentWork
  busyId: string | null
}

/**
 * Likes works of a topic, each once a day. Changes are kept beside the lists, since these have several pages. Calls
 * `done` with the likes left today.
 */
export function useLikes(topic: Query<MomentTopic>, done: (left: number) => void): Likes {
  const [given, setGiven] = useState<ReadonlyMap<string, { likes: number; until: number }>>(new Map())
  const list = useRef(async () => {})
  const { run, acting } = useMutation(addLikes, {
    updates: [update(topic, (answer) => answer.topic)],
    refetch: () => list.current(),
    onSuccess({ topic, work }, { again }) {
      // an answer that was lost may be of yesterday: then today's like is still to be given
      if (again) return list.current()
      const { likes } = work
      setGiven((known) => new Map(known).set(work.id, { likes, until: nextMidnight(serverNow()) }))
      done(topic.likes.left)
    },
  })
  return {
    like({ id }, reload) {
      if (acting === null) list.current = reload
      if (topic.data) void run({ topic: topic.data.topic, workId: id }, id)
    },
    shown(work) {
      const after = given.get(work.id)
      if (!after || after.until <= serverNow()) return work
      return { ...work, liked: true, likes: Math.max(work.likes, after.likes) }
    },
    busyId: acting,
  }
}
