import type { MomentTopic, MomentWork } from '#shared/api/video-moment'
import { useLikeTasks, useWatched } from '#shared/campaign/moments/tasks'
import { PlacePrizes } from '#shared/campaign/place-prizes'
import { TaskBoard } from '#shared/campaign/tasks'
import { savePicture, saveVideo } from '#shared/features/save'
import { CopySheet } from '#shared/kit/copy-sheet'
import { useT } from '#shared/runtime/i18n'
import type { Query } from '#shared/runtime/request'
import { toast } from '#shared/runtime/toast'
import type zh from './locales/zh.json'
import styles from './Moments.module.css'

// in one part with it: what several parts need would be in the page's first scripts
export { HandIn } from './HandIn.tsx'
export { Ranks, Winners } from './Ranks.tsx'
export { CopySheet }

/** Saves the file of a work to the phone; gives a link that the person has to take by hand, or ''. Call it from a tap. */
export async function saveWork({ kind, url }: MomentWork): Promise<string> {
  const end = await (kind === 'video' ? saveVideo : savePicture)(url)
  return end.way === 'by-hand' ? end.link : ''
}

/** Below the works: what adds likes to today's, and what the places of the rank receive. */
export function Below(props: {
  call: Query<MomentTopic>
  topic: MomentTopic
  /** The video that was watched to its end last, or ''. */
  watched: string
  onWatch: () => void
}) {
  const t = useT<typeof zh>('family')
  const own = useT<{ title: string; lead: string }>()
  const { topic } = props
  const done = (count: number) => toast.tip(t('tasks.added', { count }))
  const tasks = useLikeTasks(props.call, {
    share: () => ({ title: own('title'), content: own('lead') }),
    done,
  })
  useWatched(props.call, props.watched, done)
  return (
    <>
      {topic.phase === 'running' && topic.tasks.length > 0 && (
        <section className={styles.section} data-expose="tasks">
          <h2>{t('tasks.heading')}</h2>
          <p className={styles.note}>
            {t('tasks.left', { left: topic.likes.left, count: topic.likes.total })}
          </p>
          <TaskBoard
            track="like-task"
            tasks={topic.tasks}
            rewardOf={({ likes: count }) => t('tasks.gives', { count })}
            actionOf={({ kind }) => t(`tasks.${kind}`)}
            busyId={tasks.acting}
            onGo={(task) => {
              if (task.kind !== 'watch') return tasks.act(task)
              props.onWatch()
              toast.tip(t('tasks.watchHow'))
            }}
          />
        </section>
      )}
      {topic.places.length > 0 && (
        <section className={styles.section} data-expose="places">
          <h2>{t('places')}</h2>
          <PlacePrizes places={topic.places} ties />
        </section>
      )}
      <CopySheet link={tasks.link} onClose={tasks.closeLink} />
    </>
  )
}
