import type { CaptainLevel } from '#shared/api/captain'
import type { CaptainOverview } from '#shared/api/captain-task'
import { ProgressBar } from '#shared/kit/progress-bar'
import { serverNow } from '#shared/runtime/clock'
import { formatAmount, formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { keptUntil } from '../../_family/hours/hours.ts'
import type zh from '../locales/zh.json'
import styles from './LevelDetail.module.css'

/** What a level asks for and how far the captain is; of the captain's own, until when it is kept. */
export function LevelDetail(props: {
  level: CaptainLevel
  captain?: CaptainOverview['captain']
  keptDays: number
}) {
  const t = useT<typeof zh>()
  const { level, captain } = props
  const asks = [
    { key: 'hours', label: t('pay.hours'), done: captain?.hours, needed: level.hours },
    { key: 'flow', label: t('pay.flow'), done: captain?.flow, needed: level.flow },
  ]
  const kept =
    captain?.level === level.level && captain.upgradedAt !== null
      ? keptUntil(captain.upgradedAt, props.keptDays)
      : 0
  return (
    <div className={styles.level}>
      <h3>
        <bdi>{level.name}</bdi>
        <span>{t('pay.hourly', { count: formatAmount(level.hourlyReward) })}</span>
      </h3>
      {kept > serverNow() && (
        <p className={styles.kept}>{t('pay.kept', { date: formatDate(kept - 1, 'day') })}</p>
      )}
      <ul>
        {asks.map(({ key, label, done, needed }) => (
          <li key={key}>
            <span>{label}</span>
            <em>
              {done !== undefined && (
                <>
                  <b data-met={done >= needed || undefined}>{formatAmount(done)}</b>/
                </>
              )}
              <bdi>{formatAmount(needed)}</bdi>
            </em>
            {done !== undefined && (
              <ProgressBar
                value={needed === 0 ? 1 : done}
                max={needed === 0 ? 1 : needed}
                label={label}
                className={styles.bar}
              />
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
