import { useNow } from '#shared/runtime/clock'
import { formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { type HoursRule, isCounting } from '../_family/hours/hours.ts'
import styles from './DayBar.module.css'
import type zh from './locales/zh.json'

const TICKS = [0, 6, 12, 18, 24]

/** A day of 24 hours with the counted window lit, and a mark at the product's present hour. */
export function DayBar({ rule }: { rule: HoursRule }) {
  const { from, to } = rule
  const t = useT<typeof zh>()
  const now = useNow()
  const time = now === null ? null : formatDate(now, 'time')
  const [hour = 0, minute = 0] = (time ?? '').split(':').map(Number)
  const at = hour + minute / 60
  const counting = now !== null && isCounting(rule, now)
  return (
    <div className={styles.day}>
      <div className={styles.bar}>
        <span className={styles.window} style={{ left: percent(from), width: percent(to - from) }}>
          {t('window.counted')}
        </span>
        {time && <span className={styles.now} style={{ left: percent(at) }} />}
      </div>
      <div className={styles.ticks} aria-hidden="true">
        {TICKS.map((tick) => (
          <span key={tick} style={{ left: percent(tick) }}>
            {tick}
          </span>
        ))}
      </div>
      <p className={styles.state} data-counting={counting}>
        {time ? t(counting ? 'window.now' : 'window.notNow', { time }) : '\u00a0'}
      </p>
    </div>
  )
}

const percent = (hours: number) => `${(hours / 24) * 100}%`
