import { Hono } from 'hono'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { logError } from '#shared/runtime/errors'
import { log } from '#shared/runtime/log'
import { session } from '#shared/runtime/session'
import { createBacklog } from './backlog.ts'
import { readLogs, uploadErrors } from './index.ts'
import { pretendDatabase } from './pretend-database.ts'

let sent: Record<string, unknown>[]
let code: number

beforeEach(() => {
  sent = []
  code = 200
  pretendDatabase()
  const app = new Hono().post('/assets/frontendLog/v1', async (c) => {
    sent.push(await c.req.parseBody())
    return c.json({ code, data: null })
  })
  vi.stubGlobal('fetch', (input: string, init: RequestInit) =>
    app.fetch(new Request(new URL(input, location.href), init)),
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
})

it('the device’s pending events and errors can be read, wherever they wait', async () => {
  log.action('a')
  const { pending } = await readLogs()
  await createBacklog().keep(pending.map((event) => ({ ...event, rid: `0${event.rid}`, id: 'older' })))
  logError('render', new Error('no such hall'))
  localStorage.setItem(
    'globalCatchErrors',
    localStorage.getItem('globalCatchErrors')?.replace('[', '[null,') ?? '',
  )
  const logs = await readLogs()
  expect(logs.pending.map(({ id }) => id)).toEqual(['older', 'a'])
  expect(logs.errors).toMatchObject([{ main: 'render', error: expect.stringContaining('no such hall') }])
})

it('the error log is sent by userId and content, and stays on the device', async () => {
  session.save({ token: 't', userId: '10001' })
  logError('render', 'no such hall')
  await uploadErrors()
  expect(sent).toEqual([{ userId: '10001', content: expect.any(String) }])
  expect(JSON.parse(String(sent[0]?.content))).toMatchObject([{ main: 'render', error: 'no such hall' }])
  expect((await readLogs()).errors).toHaveLength(1)
})

it('a sender of the error log hears when it was not taken', async () => {
  code = 500
  await expect(uploadErrors()).rejects.toMatchObject({ kind: 'business' })
})
