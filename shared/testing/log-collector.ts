import { Hono } from 'hono'
import { vi } from 'vitest'
import type { LogEvent } from '#shared/runtime/log'

/** Puts the log collection of a server, which may be down, behind `fetch`. For tests. */
export function logCollector() {
  const batches: LogEvent[][] = []
  const server = {
    batches,
    up: true,
    get ids() {
      return batches.flat().map((event) => event.id)
    },
  }
  const app = new Hono().post('/assets/frontendLog/v3', async (c) => {
    if (!server.up) return c.json({ code: 500, desc: 'down' })
    const { frontendLog } = await c.req.parseBody()
    batches.push(JSON.parse(String(frontendLog)))
    return c.json({ code: 200, data: null })
  })
  vi.stubGlobal('fetch', (input: string, init: RequestInit) =>
    app.fetch(new Request(new URL(input, location.href), init)),
  )
  return server
}
