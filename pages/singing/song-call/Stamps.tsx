import { useState } from 'react'
import { addMomentTask, type MomentTopic } from '#shared/api/video-moment'
import { useShare } from '#shared/features/share'
import { tellFailure } from '#shared/features/tell-failure'
import { CopySheet } from '#shared/kit/copy-sheet'
import { TaskList } from '#shared/kit/task-list'
import { useT } from '#shared/runtime/i18n'
import { type Call, useAction } from '#shared/runtime/request'
import { toast } from '#shared/runtime/toast'
import { Sleeve } from '../_family/Sleeve.tsx'
import type zh from './locales/zh.json'

/** What adds votes to today's: coming by, telling a friend. */
export function Stamps({ topic, data }: { topic: Call<MomentTopic>; data: MomentTopic }) {
  const t = useT<typeof zh>()
  const { run } = useAction(addMomentTask)
  const [busyId, setBusyId] = useState<string | null>(null)
  const sharing = useShare()
  const act = async (id: string) => {
    const task = data.tasks.find((each) => each.id === id)
    if (!task || busyId) return
    setBusyId(id)
    if (task.kind === 'share') {
      await sharing.share({ activityId: data.activityId, title: t('hero.title'), content: t('hero.over') })
      await topic.reload()
    } else {
      const put = topic.begin()
      const result = await run({ topic: 'songs', taskId: id })
      if (result.ok) {
        toast.tip(t('tasks.added', { count: task.likes }))
        await put(result.data, result.again)
      } else await tellFailure(result.error, topic.reload)
    }
    setBusyId(null)
  }
  if (data.phase !== 'running' || !data.tasks.length) return null
  return (
    <Sleeve side="+" title={t('tasks.heading')} expose="tasks">
      <TaskList
        track="vote-task"
        busyId={busyId}
        onAct={({ id }) => void act(id)}
        tasks={data.tasks.map(({ id, title, desc, progress, target, likes, done, kind }) => ({
          id,
          title,
          note: desc,
          value: progress,
          goal: target,
          reward: t('tasks.gives', { count: likes }),
          state: done ? 'claimed' : 'todo',
          action: t(kind === 'share' ? 'tasks.share' : 'tasks.visit'),
        }))}
      />
      <CopySheet link={sharing.link} onClose={sharing.closeLink} />
    </Sleeve>
  )
}
