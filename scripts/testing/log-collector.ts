import { Hono } from 'hono'
import { vi } from 'vitest'
import type { LogEvent } from '#shared/background'

/** Puts the log collection of a server, which may be down, behind `fetch`. For tests. */
export function logCollector() {
  const batches: LogEvent[][] = []
  const server = {
    /** What arrived, also while it was down. */
    asked: [] as { ids: string[]; keepalive: boolean; length: number }[],
    /** What was taken. */
    batches,
    up: true,
    /** How long it takes to answer. */
    ms: 0,
    /** In place of its answer to these events; gives nothing where it answers as always. */
    answer: undefined as ((ids: string[]) => Response | Promise<Response> | undefined) | undefined,
    get ids() {
      return batches.flat().map((event) => event.id)
    },
  }
  const app = new Hono().post('/assets/frontendLog/v3', async (c) => {
    const { frontendLog } = await c.req.parseBody()
    const events: LogEvent[] = JSON.parse(String(frontendLog))
    server.asked.at(-1)?.ids.push(...events.map(({ id }) => id))
    if (server.ms) await new Promise((resolve) => setTimeout(resolve, server.ms))
    const instead = server.answer?.(events.map(({ id }) => id))
    if (instead) return instead
    if (!server.up) return c.json({ code: 500, desc: 'down' })
    batches.push(events)
    return c.json({ code: 200, data: null })
  })
  vi.stubGlobal('fetch', (input: string, init: RequestInit) => {
    server.asked.push({ ids: [], keepalive: !!init.keepalive, length: String(init.body ?? '').length })
    return app.fetch(new Request(new URL(input, location.href), init))
  })
  return server
}
