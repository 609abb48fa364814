import { createCollector } from '../collector/collector.ts'
import { openPglite } from '../collector/database.ts'
import type { Kind } from '../collector/rows.ts'

/** As `GET /__sandbox/logs?since=0` lists them. */
interface Kept {
  kind: Kind
  item: unknown
  userId: string
}

export interface SandboxCollector {
  fetch(request: Request): Promise<Response>
}

const MOST_EVENTS = 200

/** A collector in memory, filled anew with what the sandbox has, at each call: a reset of the sandbox is one here too. */
export async function openSandboxCollector(
  sandbox: (request: Request) => Promise<Response>,
): Promise<SandboxCollector> {
  const database = await openPglite()
  let now = Date.now()
  const collector = await createCollector({ database, now: () => now })
  let busy: Promise<unknown> = Promise.resolve()

  const read = async (what: string) => (await sandbox(new Request(`http://sandbox/__sandbox/${what}`))).json()

  async function fill(): Promise<void> {
    now = (await read('clock')).now
    const logs: Kept[] = await read('logs?since=0')
    await database.run('TRUNCATE events, boots, failures, timings, curves, networks')
    const events = logs.filter(({ kind }) => kind === 'event').map(({ item }) => item)
    for (let at = 0; at < events.length; at += MOST_EVENTS)
      await collector.ingest('event', JSON.stringify(events.slice(at, at + MOST_EVENTS)), {
        deviceId: '',
        userId: '',
      })
    for (const { kind, item, userId } of logs)
      if (kind !== 'event') await collector.ingest(kind, JSON.stringify(item), { deviceId: '', userId })
  }

  return {
    async fetch(request) {
      const answered = busy.then(async () => {
        await fill()
        return collector.fetch(request)
      })
      busy = answered.catch(() => undefined)
      return answered
    },
  }
}
