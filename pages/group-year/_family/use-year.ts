import { type DatedEvent, getEventCalendar } from '#shared/api/group-event'
import { type Query, useQuery } from '#shared/runtime/request'

/** The year's events as they stand. */
export interface Year {
  call: Query<{ events: DatedEvent[] }>
  /** What runs; of two, the one that began last. */
  running: DatedEvent | undefined
  /** The next first. */
  coming: readonly DatedEvent[]
  /** The last one first; where `running` is one of two, the other stands here. */
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
