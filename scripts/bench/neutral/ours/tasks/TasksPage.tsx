import { update, useMutation } from '#shared/features/mutation'
import { Button } from '#shared/kit/button'
import { Countdown } from '#shared/kit/countdown'
import { RulesSheet } from '#shared/kit/rules-sheet'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { ThemeRoot } from '#shared/kit/theme-root'
import { useT } from '#shared/runtime/i18n'
import { useQuery } from '#shared/runtime/request'
import { toast } from '#shared/runtime/toast'
import { getBoard, receive, type Task } from '../_family/api.ts'
import type zh from './locales/zh.json'
import styles from './page.module.css'

/** A hero, a countdown, twelve tasks with a reward each, and the rules in a sheet. */
export function TasksPage() {
  const t = useT<typeof zh>()
  const board = useQuery(getBoard, {})
  const { run, busy } = useMutation(receive, {
    updates: [update(board, (answer) => answer)],
    onSuccess: () => toast.tip(t('received')),
  })
  const buttonOf = (task: Task) => (
    <Button
      size="s"
      busy={busy && task.state === 'claimable'}
      disabled={task.state !== 'claimable'}
      track="receive"
      onClick={() => void run({ taskId: task.id })}
    >
      {t(`state.${task.state}`)}
    </Button>
  )
  return (
    <ThemeRoot className={styles.theme}>
      <header className={styles.hero}>
        <svg className={styles.scene} viewBox="0 0 375 220" aria-hidden="true">
          <circle cx="300" cy="54" r="34" fill="#ffe6a6" />
          <path d="M0 220V150q60-40 120-14t120-22 135 16v90z" fill="#3a2470" />
          <path d="M0 220v-34q90-34 180-10t195-6v50z" fill="#2a1856" />
          <path d="M70 70h36v46H70zM180 44h30v40h-30z" fill="#ff8a5c" />
          <path d="M88 40v30M195 16v28" stroke="#ffe6a6" strokeWidth="2" />
        </svg>
        <h1 className={styles.title}>{t('title')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
        <p className={styles.clock}>
          {t('left')} <Countdown look="plain" target={board.data?.endAt ?? 0} />
        </p>
        <RulesSheet
          className={styles.rules ?? ''}
          sections={[
            { title: t('rules.how'), items: [t('rules.daily'), t('rules.take'), t('rules.once')] },
            { title: t('rules.end'), items: [t('rules.over'), t('rules.fair')] },
          ]}
        />
      </header>
      <section className={styles.card}>
        <h2 className={styles.heading}>{t('tasks')}</h2>
        <StateView call={board} skeleton={<Skeleton height={12 * 68} />}>
          {({ tasks }) => (
            <ul>
              {tasks.map((task) => (
                <li key={task.id} className={styles.task} data-state={task.state}>
                  <div className={styles.words}>
                    <b className={styles.name}>{task.title}</b>
                    <p className={styles.note}>{task.note}</p>
                    <p className={styles.reward}>
                      {t('progress', { done: task.done, target: task.target })} · {task.reward}
                    </p>
                  </div>
                  {buttonOf(task)}
                </li>
              ))}
            </ul>
          )}
        </StateView>
      </section>
    </ThemeRoot>
  )
}
