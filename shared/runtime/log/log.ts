import { sendLogs } from '#shared/api/frontend-log'
import { profile, profileNow } from '#shared/runtime/profile'
import { request } from '#shared/runtime/request'
import { complete, type NotedEvent, note } from './event.ts'
import { createQueue } from './queue.ts'
import type { Scene } from './scenes.ts'

const IDLE_MS = 1000
const BATCH = 200
/** A browser refuses what outlives the page beyond 64 KB in all; an event is about 1 KB as a form. */
const LAST_BATCH = 40

const queue = createQueue<NotedEvent>()
let idle: ReturnType<typeof setTimeout> | undefined
let sending = false

async function send(events: NotedEvent[]): Promise<void> {
  const headers = profileNow() ?? (await profile())
  const frontendLog = JSON.stringify(events.map((event) => complete(event, headers)))
  await request(sendLogs, { frontendLog })
}

/** Sends what waits, batch by batch. What fails waits for the next event: a dead server is not asked in a loop. */
async function flush(): Promise<void> {
  if (sending) return
  sending = true
  for (let batch = queue.take(BATCH); batch.length; batch = queue.take(BATCH)) {
    try {
      await send(batch)
    } catch {
      queue.giveBack(batch)
      break
    }
  }
  sending = false
}

/** Sends what waits while the page is being left, without waiting for anything. */
export function flushAtLeave(): void {
  clearTimeout(idle)
  const events = queue.take(LAST_BATCH)
  if (events.length) send(events).catch(() => queue.giveBack(events))
}

/** What people see and do, for statistics. Failures are silent. */
export const log = {
  /** Notes what a person did or saw. `scene` is 'button' unless said; secrets in `extra` are masked. */
  action(
    id: string,
    { scene = 'button', extra }: { scene?: Scene; extra?: Record<string, unknown> } = {},
  ): void {
    queue.add([note(id, scene, extra)])
    clearTimeout(idle)
    idle = setTimeout(flush, IDLE_MS)
  },
}
