import { type DatedEvent, getEventCalendar } from '#shared/api/group-event'
import { type Query, useQuery } from '#shared/runtime/request'

/** The year's events and their phases. */
export interface Year {
  call: Query<{ events: DatedEvent[] }>
  /** What runs; of two, the one that began last. */
  running: DatedEvent | undefined
  /** The next first. */
  coming: readonly DatedEvent[]
  /** The latest first; if two are running, the one that is not `running` is here. */
  before: readonly DatedEvent[]
}

export function useYear(): Year {
  const call = useQuery(getEventCalendar, {})
  const begun: DatedEvent[] = []
  const coming: DatedEvent[] = []
  for (const event of call.data?.events ?? []) {
    if (event.phase === 'coming') coming.push(event)
    else begun.unshift(event)
  }
  const running = begun.find(({ phase }) => phase === 'running')
  return { call, running, coming, before: begun.filter((event) => event !== running) }
}
