import { Mark } from '#shared/kit/mark'
import { useScrolledTo } from '#shared/kit/scroll-row'
import { useT } from '#shared/runtime/i18n'
import styles from './DayStrip.module.css'
import type zh from './locales/zh.json'

export interface Day {
  id: string
  /** Large, as '3' or '12'. */
  label: string
  /** Label above the day, for instance a weekday. Today has its own. */
  over?: string
  state: 'done' | 'open' | 'missed' | 'locked'
  today?: boolean
}

/**
 * The days of a campaign in a row that scrolls to today, or to the selected day. `onPick` is called for locked days too:
 * the page shows why.
 */
export function DayStrip(props: {
  label: string
  days: readonly Day[]
  /** The selected day. */
  current: string
  onPick: (day: Day) => void
  track?: string
  className?: string
}) {
  const t = useT<typeof zh>('kit/day-strip')
  const today = props.days.findIndex((day) => day.today)
  const shown = props.days.findIndex((day) => day.id === props.current)
  const list = useScrolledTo<HTMLUListElement>(today < 0 ? shown : today)
  return (
    <ul className={`${styles.strip} ${props.className ?? ''}`} aria-label={props.label} ref={list}>
      {props.days.map((day) => {
        const over = day.today ? t('today') : day.over
        return (
          <li key={day.id}>
            <button
              type="button"
              className={styles.day}
              data-part="day"
              data-state={day.state}
              data-today={day.today || undefined}
              data-track={props.track ?? 'day'}
              aria-pressed={day.id === props.current}
              aria-current={day.today ? 'date' : undefined}
              aria-label={`${over ?? ''} ${day.label} ${t(day.state)}`.trim()}
              onClick={() => props.onPick(day)}
            >
              {/* The space stands inside: between flex items it would not count as written, and words would stick. */}
              <span className={styles.over}>{over} </span>
              <span className={styles.label}>{day.label}</span>
              <Mark of={day.state} />
            </button>
          </li>
        )
      })}
    </ul>
  )
}
