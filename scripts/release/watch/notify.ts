import type { WatchedPage } from './watch.ts'
import type { Verdict } from './watch-step.ts'

const TIMEOUT_MS = 10_000

/** Something that happened to a page that is watched. `text` is a sentence, as chats show it. */
export interface WatchEvent extends WatchedPage {
  event: Verdict | 'raised'
  target: string
  by: string
  text: string
}

/** Posts events to a URL, as JSON. One that is not taken is reported and changes nothing. */
export function notifierOf(
  url: string,
  report: (text: string) => void,
): (event: WatchEvent) => Promise<void> {
  return async (event) => {
    const body = JSON.stringify({ ...event, text: `${event.page}: ${event.event}. ${event.text}` })
    const answered = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((error: Error) => error)
    if (answered instanceof Error || !answered.ok)
      report(
        `Warning: ${new URL(url).origin} did not take "${event.event}" of ${event.page} (${answered instanceof Error ? answered.message : `status ${answered.status}`}).`,
      )
  }
}
