import { sendLogs } from '#shared/api/frontend-log'
import type { NotedEvent } from '#shared/runtime/log'
import { profile, profileNow } from '#shared/runtime/profile'
import { request } from '#shared/runtime/request'
import { complete } from './event.ts'
import { originsOf } from './origin.ts'

/** Sends events in one request. With a known profile it is sent synchronously, also while the page is unloading. */
export async function send(events: NotedEvent[]): Promise<void> {
  const headers = profileNow() ?? (await profile())
  const origins = originsOf(events)
  const frontendLog = JSON.stringify(events.map((event, at) => complete(event, headers, origins[at])))
  await request(sendLogs, { frontendLog })
}

/** Of the events the first that fit into a call which outlives its page: browsers take 64 KB, as a form. */
export function fitting(events: NotedEvent[]): NotedEvent[] {
  const headers = profileNow()
  if (!headers) return []
  const origins = originsOf(events)
  let room = 58_000
  return events.filter((event, at) => {
    room -=
      String(new URLSearchParams({ '': JSON.stringify(complete(event, headers, origins[at])) })).length + 3
    return room > 0
  })
}
