import { useT } from '#shared/runtime/i18n'
import type zh from './locales/zh.json'
import styles from './NextStep.module.css'
import type { Schedule } from './schedule.ts'

/** While a campaign does not run: to its preview, with the reminder, or once it is over to what runs now. */
export function NextStep({ schedule }: { schedule: Schedule | undefined }) {
  const t = useT<typeof zh>('campaign/phase')
  if (!schedule || schedule.phase === 'running') return null
  const step = schedule.phase === 'coming' ? 'remind' : 'now'
  const { activityId } = schedule
  const preview = activityId ? `activePre?activityId=${activityId}` : 'activityForecast'
  return (
    <a
      className={styles.step}
      data-part="next-step"
      data-track={step}
      href={step === 'now' ? '/index' : `/activityNew/${preview}`}
    >
      {t(step)}
    </a>
  )
}
