import type { MomentTopic } from '#shared/api/video-moment'
import { useLikeTasks } from '#shared/campaign/moments/tasks'
import { TaskBoard } from '#shared/campaign/tasks'
import { CopySheet } from '#shared/kit/copy-sheet'
import { useT } from '#shared/runtime/i18n'
import type { Query } from '#shared/runtime/request'
import { toast } from '#shared/runtime/toast'
import { Sleeve } from '../_family/Sleeve.tsx'
import type zh from './locales/zh.json'

/** What adds votes to today's: coming by, telling a friend. */
export function Stamps({ topic, data }: { topic: Query<MomentTopic>; data: MomentTopic }) {
  const t = useT<typeof zh>()
  const tasks = useLikeTasks(topic, {
    share: () => ({ title: t('hero.title'), content: t('hero.over') }),
    done: (count) => toast.tip(t('tasks.added', { count })),
  })
  if (data.phase !== 'running' || !data.tasks.length) return null
  return (
    <Sleeve side="+" title={t('tasks.heading')} expose="tasks">
      <TaskBoard
        track="vote-task"
        tasks={data.tasks}
        rewardOf={({ likes }) => t('tasks.gives', { count: likes })}
        actionOf={({ kind }) => t(kind === 'share' ? 'tasks.share' : 'tasks.visit')}
        busyId={tasks.acting}
        onGo={tasks.act}
      />
      <CopySheet link={tasks.link} onClose={tasks.closeLink} />
    </Sleeve>
  )
}
