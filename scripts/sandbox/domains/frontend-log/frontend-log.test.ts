import { beforeEach, expect, it } from 'vitest'
import { sendErrorLog, sendLogs, sendReport } from '#shared/api/frontend-log'
import { createSandbox, type Sandbox } from '../../index.ts'
import { ask } from '../../testing/ask.ts'

let sandbox: Sandbox
beforeEach(() => {
  sandbox = createSandbox()
})

const eventsFrom = (from: number, many: number) =>
  Array.from({ length: many }, (_, at) => ({ rid: `event-${from + at}`, id: 'page_view' }))
const send = (events: unknown) =>
  ask(sandbox, sendLogs, { frontendLog: JSON.stringify(events) }, { userId: '' })
const kept = async () => (await sandbox.fetch(new Request('http://sandbox.test/__sandbox/logs'))).json()

it('a beacon without headers is taken, and another call without them is not', async () => {
  const post = (path: string, body: object) =>
    sandbox.fetch(
      new Request(`http://site${path}`, { method: 'POST', body: new URLSearchParams({ ...body }) }),
    )
  const content = '[{"rid":"r9","id":"boot"}]'
  expect((await post('/assets/frontendLog/v3', { frontendLog: content })).status).toBe(200)
  expect((await post('/assets/frontendLog/v2', { userId: '', content })).status).toBe(400)
})

it('an event that is sent again counts once', async () => {
  await send(eventsFrom(1, 2))
  await send(eventsFrom(2, 2))
  expect(await kept()).toEqual({
    errors: [],
    reports: [],
    events: [
      { event: { rid: 'event-1', id: 'page_view' }, times: 1 },
      { event: { rid: 'event-2', id: 'page_view' }, times: 2 },
      { event: { rid: 'event-3', id: 'page_view' }, times: 1 },
    ],
  })
})

it('200 events are taken at once, 201 are refused and none of them kept', async () => {
  expect(await send(eventsFrom(1, 201))).toMatchObject({ code: 5001 })
  expect((await kept()).events).toEqual([])
  expect(await send(eventsFrom(1, 200))).toMatchObject({ code: 200 })
})

it('anything but a list of events with ids is refused', async () => {
  for (const events of [{}, null, [{}], [null], [{ rid: '' }]])
    expect(await send(events)).toMatchObject({ code: 5001 })
  expect(await ask(sandbox, sendReport, { userId: '', content: '{' }, { userId: '' })).toMatchObject({
    code: 5001,
  })
})

it('only the newest 5000 log events are kept', async () => {
  for (let batch = 0; batch < 26; batch++) await send(eventsFrom(batch * 200, 200))
  const { events } = await kept()
  expect([events.length, events[0].event.rid]).toEqual([5000, 'event-200'])
})

it('reports and error logs are kept as they were sent, until the reset', async () => {
  await ask(sandbox, sendReport, { userId: '1', content: '{"eventId":"e"}' }, { userId: '' })
  await ask(sandbox, sendErrorLog, { userId: '1', content: '[{"main":"m"}]' }, { userId: '' })
  expect(await kept()).toMatchObject({ reports: [{ eventId: 'e' }], errors: [[{ main: 'm' }]] })
  sandbox.reset()
  expect(await kept()).toEqual({ errors: [], reports: [], events: [] })
})
