import { type ReactNode, useMemo } from 'react'
import { midnightOf } from '#shared/campaign/phase'
import { formatDate } from '#shared/runtime/format'
import styles from './Agenda.module.css'

/** Events under the day on which they start, by the product's calendar. */
export function Agenda<Event extends { id: string; startAt: number }>(props: {
  events: readonly Event[]
  children: (event: Event) => ReactNode
}) {
  const { events, children } = props
  const days = useMemo(() => byDay(events), [events])
  return (
    <div>
      {days.map(([day, those]) => (
        <section key={day} className={styles.day}>
          <h3>
            <b>{formatDate(day, 'day')}</b> {formatDate(day, 'weekday')}
          </h3>
          <ul>
            {those.map((event) => (
              <li key={event.id} className={styles.event}>
                <time>{formatDate(event.startAt, 'time')}</time>
                <div className={styles.what}>{children(event)}</div>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function byDay<Event extends { startAt: number }>(events: readonly Event[]): [number, Event[]][] {
  const days = new Map<number, Event[]>()
  for (const event of events) {
    const day = midnightOf(event.startAt)
    days.set(day, [...(days.get(day) ?? []), event])
  }
  return [...days]
}
