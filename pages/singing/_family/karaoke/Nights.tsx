import { useScrolledTo } from '#shared/kit/scroll-row'
import { serverNow } from '#shared/runtime/clock'
import { formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type zh from '../locales/zh.json'
import styles from './Nights.module.css'

const DAY = 86_400_000

/** The nights that there is a timetable for, as leaves of a calendar. */
export function Nights(props: { days: readonly number[]; shown: number; onPick: (day: number) => void }) {
  const t = useT<typeof zh>('family')
  const { days, shown } = props
  const row = useScrolledTo<HTMLUListElement>(days.indexOf(shown))
  const now = serverNow()
  return (
    <ul className={styles.nights} ref={row} aria-label={t('karaoke.nights')}>
      {days.map((day) => {
        const tonight = day <= now && now < day + DAY
        return (
          <li key={day}>
            <button
              type="button"
              className={styles.night}
              data-over={day + DAY <= now || undefined}
              data-track="night"
              aria-pressed={day === shown}
              aria-current={tonight ? 'date' : undefined}
              onClick={() => props.onPick(day)}
            >
              <span>{tonight ? t('karaoke.tonight') : formatDate(day, 'weekday')} </span>
              <b>{formatDate(day, 'day')}</b>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
