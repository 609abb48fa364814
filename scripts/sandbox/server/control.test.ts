import { beforeEach, expect, it } from 'vitest'
import { sendLogs, sendReport } from '#shared/api/frontend-log'
import { getTaskList } from '#shared/api/warlord'
import { readPost } from '#shared/api/warlord-acts'
import { createSandbox, type Sandbox } from '../index.ts'
import { ask, requestFor } from '../testing/ask.ts'

let sandbox: Sandbox
beforeEach(() => {
  sandbox = createSandbox({ now: Date.UTC(2027, 0, 1) })
})

const control = async (verb: string, body?: unknown) => {
  const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
  return (await sandbox.fetch(new Request(`http://sandbox.test/__sandbox/${verb}`, init))).json()
}

it('a call is listed with what was sent and what came back, its token shortened', async () => {
  sandbox.clock.freeze(Date.UTC(2027, 0, 1))
  await ask(sandbox, readPost, { id: 'lesson-3' })
  const [call] = await control('calls?since=0')
  expect(call).toMatchObject({
    at: Date.UTC(2027, 0, 1),
    method: 'POST',
    path: '/user/cap/battle/readPost',
    params: { id: 'lesson-3' },
    headers: { VERSION: expect.any(String), token: 'demo…0001', Authorization: 'Bearer demo…0001' },
    status: 200,
    code: 200,
    answer: { code: 200, data: expect.anything() },
    ms: expect.any(Number),
  })
})

it('a call that is kept from the server is listed with its parameters and the answer in its place', async () => {
  await control('faults', { body: '<html>502</html>', status: 502 })
  await sandbox.fetch(requestFor(readPost, { id: 'lesson-3' }))
  expect(await control('calls?since=0')).toMatchObject([
    { params: { id: 'lesson-3' }, status: 502, answer: '<html>502</html>', note: 'fault' },
  ])
})

it('the control endpoint reports what is new: a call when it arrives, and again when it is answered', async () => {
  await ask(sandbox, getTaskList, {})
  const [first] = await control('calls?since=0')
  expect(await control(`calls?since=${first.number}`)).toEqual([])
  await control('faults', { hang: true, delayMs: 20 })
  const answered = sandbox.fetch(requestFor(getTaskList, {}))
  const [asked] = await control(`calls?since=${first.number}`)
  expect(asked.status).toBeUndefined()
  await answered
  const [later] = await control(`calls?since=${asked.number}`)
  expect(later).toMatchObject({ id: asked.id, status: 200 })
})

it('the numbers of calls go on after a reset, so that nothing new is missed', async () => {
  await ask(sandbox, getTaskList, {})
  const [{ number }] = await control('calls?since=0')
  await control('reset', {})
  await ask(sandbox, getTaskList, {})
  await ask(sandbox, sendReport, { userId: '10001', content: '{"eventId":"a"}' })
  expect(await control(`calls?since=${number}`)).toHaveLength(2)
  expect(await control(`logs?since=${number}`)).toMatchObject([{ kind: 'report', item: { eventId: 'a' } }])
})

it('a log event that comes again is reported again', async () => {
  const send = () => ask(sandbox, sendLogs, { frontendLog: '[{"rid":"r1","id":"page_view"}]' })
  await send()
  const [first] = await control('logs?since=0')
  expect(first).toMatchObject({ kind: 'event', item: { rid: 'r1' }, times: 1 })
  expect(await control(`logs?since=${first.number}`)).toEqual([])
  await send()
  expect(await control(`logs?since=${first.number}`)).toMatchObject([{ item: { rid: 'r1' }, times: 2 }])
})

it('the clock is given, and stops where it is', async () => {
  expect(await control('clock')).toMatchObject({ frozen: false })
  await control('clock', { freeze: true, advance: 3_600_000 })
  const { now, frozen } = await control('clock')
  expect(frozen).toBe(true)
  expect(now - Date.UTC(2027, 0, 1)).toBeGreaterThanOrEqual(3_600_000)
  expect((await control('clock')).now).toBe(now)
})

it('a reset to another time seeds the campaigns as of then, and the next reset those of the beginning', async () => {
  const now = '2026-11-20T14:30:00+08:00'
  expect(await control('reset', { now })).toEqual({ ok: true, now: Date.parse(now) })
  const { season } = (await ask(sandbox, getTaskList, {})).data
  expect(Date.parse(now) - season.startAt).toBeGreaterThan(0)
  expect(season.endAt).toBeLessThan(Date.UTC(2027, 0, 1))
  expect(await control('reset', { now: 'soon' })).toEqual({ error: 'now: expected ms or a date' })
  expect((await control('reset', {})).now).toBeGreaterThanOrEqual(Date.UTC(2027, 0, 1))
})

it('a strange site can neither read nor reset a sandbox, and a page of its host can', async () => {
  const from = (origin: string, verb: string, method = 'POST') =>
    sandbox.fetch(new Request(`http://sandbox.test/__sandbox/${verb}`, { method, headers: { origin } }))
  for (const [verb, method] of [
    ['calls', 'GET'],
    ['reset', 'POST'],
    ['reset', 'OPTIONS'],
  ] as const) {
    const answer = await from('https://evil.example', verb, method)
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([403, null])
  }
  expect((await from('null', 'reset')).status).toBe(403)
  expect((await from('http://sandbox.test', 'reset')).status).toBe(200)
})
