import { useT } from '#shared/runtime/i18n'
import type zh from './locales/zh.json'
import styles from './NextStep.module.css'
import type { Schedule } from './schedule.ts'

/** While a campaign does not run: to its preview, with the reminder, or once it is over to what runs now. */
export function NextStep({ schedule }: { schedule: Schedule | undefined }) {
  if (!schedule || schedule.phase === 'running') return null
  if (schedule.phase !== 'coming') return <ToRunning />
  const { activityId } = schedule
  const preview = activityId ? `activePre?activityId=${activityId}` : 'activityForecast'
  return <Step href={`/activityNew/${preview}`} step="remind" />
}

/** To what runs now; also for an empty page, without a planned campaign. */
export const ToRunning = () => <Step href="/index" step="now" />

function Step({ step, href }: { step: 'remind' | 'now'; href: string }) {
  const t = useT<typeof zh>('campaign/phase')
  return (
    <a className={styles.step} data-part="next-step" data-track={step} href={href}>
      {t(step)}
    </a>
  )
}
