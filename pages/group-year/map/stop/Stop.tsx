import type { DatedEvent } from '#shared/api/group-event'
import { formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { Emblem } from '../../_family/emblem/index.ts'
import type zh from '../locales/zh.json'
import type { Place } from '../road/course.ts'
import styles from './Stop.module.css'

/** An event on the road: emblem, name and phase. A press opens its details. */
export function Stop(props: {
  event: DatedEvent
  place: Place
  /** Of the road, in the units of `place`. */
  length: number
  /** The one that runs, or the next. */
  here: boolean
  onPress: () => void
}) {
  const t = useT<typeof zh>()
  const { event, place, here } = props
  const { phase, winner } = event
  const left = `${(place.x / 375) * 100}%`
  return (
    <li
      className={styles.stop}
      id={here ? 'here' : undefined}
      style={{ left, top: `${(place.y / props.length) * 100}%` }}
      data-side={place.x < 187 ? 'left' : 'right'}
      data-phase={phase}
      data-here={here || undefined}
    >
      <button type="button" className={styles.press} data-track="stop" onClick={props.onPress}>
        <span className={styles.medal}>
          <Emblem of={event.activityId} className={styles.emblem} />
        </span>
        <span className={styles.label}>
          <small className={styles.date}>{formatDate(event.startAt, 'day')}</small>
          <b className={styles.name}>{event.name}</b>
          <span className={styles.note}>
            {winner ? t('stop.won', { name: winner.name }) : t(`stop.${phase}`)}
          </span>
        </span>
      </button>
    </li>
  )
}
