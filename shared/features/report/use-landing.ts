import { useEffect } from 'react'
import { destination } from '#shared/features/destination'
import { address } from '#shared/runtime/address'
import { report } from './report.ts'

/** Reports, once a visit of the page, where it was opened from: campaign, invitation code and the landing parameters. */
export function useLanding(eventId: string): void {
  useEffect(() => landed(eventId), [eventId])
}

/** Reports an event of a visit that came by a link, as `useLanding` reports its beginning. */
export function landed(eventId: string): void {
  const { activityId, code } = destination()
  const content = JSON.stringify({ code, from: address().param('from') })
  void report({ eventId, subEventId: activityId, content, kind: 'landing' })
}
