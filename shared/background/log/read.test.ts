import { Hono } from 'hono'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { logError } from '#shared/runtime/errors'
import { log, type NotedEvent } from '#shared/runtime/log'
import { session } from '#shared/runtime/session'
import { createBacklog } from './backlog.ts'
import { readLogs, uploadLogs } from './index.ts'
import { pretendDatabase } from './pretend-database.ts'

let sent: Record<'v1' | 'v3', Record<string, unknown>[]>
let code: number

beforeEach(() => {
  sent = { v1: [], v3: [] }
  code = 200
  pretendDatabase()
  const app = new Hono().post('/assets/frontendLog/:version', async (c) => {
    sent[c.req.param('version') as 'v1' | 'v3'].push(await c.req.parseBody())
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

it('the error log is uploaded by userId and content, and stays on the device', async () => {
  session.save({ token: 't', userId: '10001' })
  logError('render', 'no such hall')
  await uploadLogs()
  expect(sent.v1).toEqual([{ userId: '10001', content: expect.any(String) }])
  expect(JSON.parse(String(sent.v1[0]?.content))).toMatchObject([
    { main: 'complaint', error: expect.stringMatching(/^[2-9A-Z]{6}$/) },
    { main: 'render', error: 'no such hall' },
  ])
  expect((await readLogs()).errors).toHaveLength(1)
})

it('everything is uploaded in batches of 200, the latest 2000 of it, and the progress is reported', async () => {
  const errors = Array.from({ length: 250 }, (_, at) => ({ main: 'a', date: at, error: `e${at}`, info: '' }))
  localStorage.setItem('globalCatchErrors', JSON.stringify(errors))
  log.action('first')
  const [event] = (await readLogs()).pending as [NotedEvent]
  const events = Array.from({ length: 1900 }, (_, at) => ({
    ...event,
    rid: `0${String(at).padStart(6, '0')}`,
  }))
  await createBacklog().keep(events)
  const progress: string[] = []
  await uploadLogs((done, all) => progress.push(`${done}/${all}`))
  expect(sent.v1.map(({ content }) => JSON.parse(String(content)).length)).toEqual([200, 52])
  const sizes = sent.v3.map(({ frontendLog }) => JSON.parse(String(frontendLog)).length)
  expect(sizes).toEqual([200, 200, 200, 200, 200, 200, 200, 200, 150])
  expect([progress[0], progress[1], progress.at(-1)]).toEqual(['0/2000', '199/2000', '2000/2000'])
  // what was older stays for the upload behind the page
  expect((await readLogs()).pending).toHaveLength(152)
})

it('an upload that failed is completed under the same code, the next one has another', async () => {
  const codes = () => sent.v1.map(({ content }) => JSON.parse(String(content))[0].error)
  logError('render', 'no such hall')
  code = 500
  await expect(uploadLogs()).rejects.toMatchObject({ kind: 'business' })
  code = 200
  const first = await uploadLogs()
  expect(codes()).toEqual([first, first])
  expect(await uploadLogs()).not.toBe(first)
  const events = sent.v3.flatMap(({ frontendLog }) => JSON.parse(String(frontendLog)))
  expect(events.filter(({ id, extra }) => id === 'complaint' && extra.includes(first))).toHaveLength(1)
})

it('an upload that is not taken reports it', async () => {
  code = 500
  logError('render', 'no such hall')
  await expect(uploadLogs()).rejects.toMatchObject({ kind: 'business' })
})
