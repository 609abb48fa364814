import { useEffect, useEffectEvent } from 'react'
import { addMomentTask, type MomentTopic } from '#shared/api/video-moment'
import { into, useAction, useTurn } from '#shared/features/action'
import { type ShareInfo, useShare } from '#shared/features/share'
import type { Call } from '#shared/runtime/request'

/**
 * What adds likes to today's: coming by and sharing, from a task board.
 * `done` is called with the likes that a task has added.
 */
export function useLikeTasks(
  topic: Call<MomentTopic>,
  options: { share: () => Omit<ShareInfo, 'activityId'>; done: (likes: number) => void },
) {
  const turn = useTurn()
  const sharing = useShare()
  const likesFor = (id: unknown) => {
    const task = topic.data?.tasks.find((each) => each.id === id)
    return task?.likes ?? 0
  }
  const { run } = useAction(addMomentTask, {
    turn,
    into: [into(topic, (answer) => answer)],
    done(after, { input }) {
      if (after.tasks.some(({ id, done }) => id === input.taskId && done))
        options.done(likesFor(input.taskId))
    },
  })
  const share = async ({ activityId }: MomentTopic) => {
    await sharing.share({ activityId, ...options.share() })
    await topic.reload()
  }
  return {
    acting: turn.acting,
    link: sharing.link,
    closeLink: sharing.closeLink,
    act({ id, kind }: MomentTopic['tasks'][number]) {
      const { data } = topic
      if (!data) return
      if (kind === 'share') void turn.take(id, () => share(data))
      else void run({ topic: data.topic, taskId: id }, id)
    },
  }
}

/**
 * Counts a video that was watched to its end for the task that asks for it; `done` is called with the likes that this has
 * added.
 * @param workId The one that was watched last; '' as long as there is none.
 */
export function useWatched(topic: Call<MomentTopic>, workId: string, done: (likes: number) => void): void {
  const { run } = useAction(addMomentTask, {
    into: [into(topic, (answer) => answer)],
    // one that does not count again is no failure that a person needs to read of
    handles: () => true,
    done(after) {
      const task = after.tasks.find(({ kind }) => kind === 'watch')
      if (task?.done) done(task.likes)
    },
  })
  const count = useEffectEvent(() => {
    const { data } = topic
    const task = data?.tasks.find(({ kind }) => kind === 'watch')
    if (data?.phase !== 'running' || !task || task.done) return
    void run({ topic: data.topic, taskId: task.id, workId }, workId)
  })
  useEffect(() => {
    if (workId) count()
  }, [workId])
}
