import { useRef, useState } from 'react'
import { addLikes, type MomentTopic, type MomentWork } from '#shared/api/video-moment'
import { nextMidnight } from '#shared/campaign/phase'
import { into, useAction } from '#shared/features/action'
import { serverNow } from '#shared/runtime/clock'
import { translate } from '#shared/runtime/i18n'
import type { Call } from '#shared/runtime/request'
import { toast } from '#shared/runtime/toast'

export interface Votes {
  /** Votes for a song; `reload` reads the list again that it stands in. */
  vote(work: MomentWork, reload: () => Promise<void>): void
  /** The song as it is after a vote of today. */
  shown(work: MomentWork): MomentWork
  busyId: string | null
}

/** Voting, once a day for a song. What a vote changed stands over the lists, which have several pages. */
export function useVotes(topic: Call<MomentTopic>): Votes {
  const [given, setGiven] = useState<ReadonlyMap<string, { likes: number; until: number }>>(new Map())
  const list = useRef(async () => {})
  const { run, acting } = useAction(addLikes, {
    into: [into(topic, (answer) => answer.topic)],
    alsoReload: () => list.current(),
    done({ topic, work }, { again }) {
      // the vote of yesterday, when nobody had heard of it: today's is still to be given
      if (again) return list.current()
      const { likes } = work
      setGiven((known) => new Map(known).set(work.id, { likes, until: nextMidnight(serverNow()) }))
      toast.tip(translate('page', 'vote.done', { left: topic.likes.left }))
    },
  })
  return {
    vote({ id }, reload) {
      if (acting === null) list.current = reload
      void run({ topic: 'songs', workId: id }, id)
    },
    shown(work) {
      const after = given.get(work.id)
      if (!after || after.until <= serverNow()) return work
      return { ...work, liked: true, likes: Math.max(work.likes, after.likes) }
    },
    busyId: acting,
  }
}
