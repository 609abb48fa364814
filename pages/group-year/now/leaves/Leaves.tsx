import type { DatedEvent } from '#shared/api/group-event'
import { formatStatistic } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { Emblem } from '../../_family/emblem/index.ts'
import { leafDate } from '../../_family/leaf-date.ts'
import type zh from '../locales/zh.json'
import styles from './Leaves.module.css'

/** A list of events, each a small leaf with day, name and phase; nothing without any. */
export function Leaves(props: { title: string; events: readonly DatedEvent[]; expose: string }) {
  if (!props.events.length) return null
  return (
    <section className={styles.section} data-expose={props.expose}>
      <h2 className={styles.heading}>{props.title}</h2>
      <ul className={styles.leaves}>
        {props.events.map((event) => (
          <Leaf key={event.activityId} event={event} track={props.expose} />
        ))}
      </ul>
    </section>
  )
}

function Leaf({ event, track }: { event: DatedEvent; track: string }) {
  const t = useT<typeof zh>()
  const { month, day } = leafDate(event.startAt)
  const { phase, winner } = event
  return (
    <li>
      <a className={styles.leaf} href={event.path} data-phase={phase} data-track={track}>
        <span className={styles.day}>
          <small>{month}</small>
          <b>{day}</b>
        </span>
        <Emblem of={event.activityId} className={styles.emblem} />
        <span className={styles.words}>
          <b className={styles.name}>{event.name}</b>
          <span className={styles.note}>
            {winner
              ? t('leaf.won', { name: winner.name, score: formatStatistic(winner.score) })
              : t(`leaf.${phase}`, { count: event.groups.length })}
          </span>
          {event.mine && <span className={styles.mine}>{t('leaf.mine', { name: event.mine })}</span>}
        </span>
      </a>
    </li>
  )
}
