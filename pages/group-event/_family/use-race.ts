import { useState } from 'react'
import { type GroupEvent, getGroupEvent } from '#shared/api/group-event'
import { type Query, useQuery } from '#shared/runtime/request'

/** Polling interval of standings while the race runs, in ms. */
const RACE_MS = 20_000

/** The event with its standings: living while it runs, still before and after. */
export function useRace(activityId: string): Query<GroupEvent> {
  const [racing, setRacing] = useState(false)
  const event = useQuery(getGroupEvent, { activityId }, { pollMs: racing ? RACE_MS : undefined })
  const running = event.data?.phase === 'running'
  if (running !== racing) setRacing(running)
  return event
}
