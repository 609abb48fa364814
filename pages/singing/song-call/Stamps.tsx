import { addMomentTask, type MomentTopic } from '#shared/api/video-moment'
import { TaskBoard } from '#shared/campaign/tasks'
import { into, useAction, useTurn } from '#shared/features/action'
import { useShare } from '#shared/features/share'
import { CopySheet } from '#shared/kit/copy-sheet'
import { useT } from '#shared/runtime/i18n'
import type { Call } from '#shared/runtime/request'
import { toast } from '#shared/runtime/toast'
import { Sleeve } from '../_family/Sleeve.tsx'
import type zh from './locales/zh.json'

/** What adds votes to today's: coming by, telling a friend. */
export function Stamps({ topic, data }: { topic: Call<MomentTopic>; data: MomentTopic }) {
  const t = useT<typeof zh>()
  const turn = useTurn()
  const sharing = useShare()
  const likesOf = (id: string) => data.tasks.find((each) => each.id === id)?.likes ?? 0
  const { run } = useAction(addMomentTask, {
    turn,
    into: [into(topic, (answer) => answer)],
    done: (_, { input }) => toast.tip(t('tasks.added', { count: likesOf(String(input.taskId)) })),
  })
  const share = async () => {
    await sharing.share({ activityId: data.activityId, title: t('hero.title'), content: t('hero.over') })
    await topic.reload()
  }
  const act = ({ id, kind }: MomentTopic['tasks'][number]) => {
    if (kind === 'share') void turn.take(id, share)
    else void run({ topic: 'songs', taskId: id }, id)
  }
  if (data.phase !== 'running' || !data.tasks.length) return null
  return (
    <Sleeve side="+" title={t('tasks.heading')} expose="tasks">
      <TaskBoard
        track="vote-task"
        tasks={data.tasks}
        rewardOf={({ likes }) => t('tasks.gives', { count: likes })}
        actionOf={({ kind }) => t(kind === 'share' ? 'tasks.share' : 'tasks.visit')}
        busyId={turn.acting}
        onGo={act}
      />
      <CopySheet link={sharing.link} onClose={sharing.closeLink} />
    </Sleeve>
  )
}
