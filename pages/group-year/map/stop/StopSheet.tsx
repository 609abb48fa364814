import type { DatedEvent } from '#shared/api/group-event'
import { Sheet } from '#shared/kit/sheet'
import { formatDate, formatStatistic } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { Emblem } from '../../_family/emblem/index.ts'
import type zh from '../locales/zh.json'
import styles from './StopSheet.module.css'

/** What is known of one event, and the way to its page. */
export function StopSheet(props: { event: DatedEvent; open: boolean; onClose: () => void }) {
  const t = useT<typeof zh>()
  const { event } = props
  const { phase, winner, mine } = event
  return (
    <Sheet
      open={props.open}
      onClose={props.onClose}
      title={event.name}
      expose="stop"
      footer={
        <a className={styles.go} href={event.path} data-track="enter">
          {t(`sheet.${phase}`)}
        </a>
      }
    >
      <div className={styles.head}>
        <Emblem of={event.activityId} className={styles.emblem} />
        <div>
          <p className={styles.subtitle}>{event.subtitle}</p>
          <p className={styles.dates}>
            {formatDate(event.startAt, 'day')} – {formatDate(event.endAt, 'day')} · {t(`stop.${phase}`)}
          </p>
        </div>
      </div>
      {winner && (
        <p className={styles.won}>
          {t('sheet.won', { name: winner.name, score: formatStatistic(winner.score) })}
        </p>
      )}
      <h3 className={styles.heading}>{t('sheet.teams', { count: event.groups.length })}</h3>
      <ul className={styles.teams}>
        {event.groups.map((name) => (
          <li key={name} data-mine={name === mine || undefined}>
            {name}
            {name === mine && ` · ${t('sheet.mine')}`}
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
