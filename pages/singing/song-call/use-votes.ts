import { useState } from 'react'
import { addLikes, type MomentTopic, type MomentWork } from '#shared/api/video-moment'
import { tellFailure } from '#shared/features/tell-failure'
import { serverNow } from '#shared/runtime/clock'
import { translate } from '#shared/runtime/i18n'
import { type Call, useAction } from '#shared/runtime/request'
import { toast } from '#shared/runtime/toast'
import { nextMidnight } from '../_family/next-midnight.ts'

export interface Votes {
  /** Votes for a song; `reload` reads the list again that it stands in. */
  vote(work: MomentWork, reload: () => Promise<void>): void
  /** The song as it is after a vote of today. */
  shown(work: MomentWork): MomentWork
  busyId: string | null
}

/** Voting, once a day for a song. What a vote changed stands over the lists, which have several pages. */
export function useVotes(topic: Call<MomentTopic>): Votes {
  const { run } = useAction(addLikes)
  const [busyId, setBusyId] = useState<string | null>(null)
  const [given, setGiven] = useState<ReadonlyMap<string, { likes: number; until: number }>>(new Map())
  const vote = async (work: MomentWork, reload: () => Promise<void>) => {
    if (busyId) return
    setBusyId(work.id)
    const put = topic.begin()
    const result = await run({ topic: 'songs', workId: work.id })
    const readAgain = async () => {
      await Promise.all([topic.reload(), reload()])
    }
    if (!result.ok) await tellFailure(result.error, readAgain)
    // the vote of yesterday, when nobody had heard of it: today's is still to be given
    else if (result.again) await readAgain()
    else {
      void put(result.data.topic)
      const { likes } = result.data.work
      setGiven((known) => new Map(known).set(work.id, { likes, until: nextMidnight(serverNow()) }))
      toast.tip(translate('page', 'vote.done', { left: result.data.topic.likes.left }))
    }
    setBusyId(null)
  }
  return {
    vote: (work, reload) => void vote(work, reload),
    shown(work) {
      const after = given.get(work.id)
      if (!after || after.until <= serverNow()) return work
      return { ...work, liked: true, likes: Math.max(work.likes, after.likes) }
    },
    busyId,
  }
}
