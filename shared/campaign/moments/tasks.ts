import { useEffect, useEffectEvent } from 'react'
import { addMomentTask, type MomentTopic } from '#shared/api/video-moment'
import { update, useLock, useMutation } from '#shared/features/mutation'
import { type ShareInfo, useShare } from '#shared/features/share'
import type { Query } from '#shared/runtime/request'

/**
 * What adds likes to today's: coming by and sharing, from a task board.
 * `done` is called with the likes that a task has added.
 */
export function useLikeTasks(
  topic: Query<MomentTopic>,
  options: { share: () => Omit<ShareInfo, 'activityId'>; done: (likes: number) => void },
) {
  const lock = useLock()
  const sharing = useShare()
  const likesFor = (id: unknown) => {
    const task = topic.data?.tasks.find((each) => each.id === id)
    return task?.likes ?? 0
  }
  const { run } = useMutation(addMomentTask, {
    lock,
    updates: [update(topic, (answer) => answer)],
    onSuccess(after, { input }) {
      if (after.tasks.some(({ id, done }) => id === input.taskId && done))
        options.done(likesFor(input.taskId))
    },
  })
  const share = async ({ activityId }: MomentTopic) => {
    await sharing.share({ activityId, ...options.share() })
    await topic.refetch()
  }
  return {
    acting: lock.acting,
    link: sharing.link,
    closeLink: sharing.closeLink,
    act({ id, kind }: MomentTopic['tasks'][number]) {
      const { data } = topic
      if (!data) return
      if (kind === 'share') void lock.take(id, () => share(data))
      else void run({ topic: data.topic, taskId: id }, id)
    },
  }
}

/**
 * Reports a video that was watched to its end to the task that counts it; calls `done` with the likes that were added.
 * @param workId Id of the last video watched; '' before the first.
 */
export function useWatched(topic: Query<MomentTopic>, workId: string, done: (likes: number) => void): void {
  const { run } = useMutation(addMomentTask, {
    updates: [update(topic, (answer) => answer)],
    // one that does not count again is no failure that a person needs to read of
    onError: () => true,
    onSuccess(after) {
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
