import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { object, picklist, string, unknown } from 'valibot'
import { expect, onTestFinished, test, vi } from 'vitest'
import { storage } from '#shared/runtime/storage'
import { array, boolean, endpoint } from '../schema/index.ts'
import type { ApiError } from './error.ts'
import { code, localServer, ok, text } from './local-server.ts'
import { request, send } from './request.ts'

const board = endpoint({ method: 'GET', path: '/board', input: object({}), output: unknown() })

const failure = (call: Promise<unknown>): Promise<ApiError> =>
  call.then(
    () => expect.unreachable('the call was to fail'),
    (error) => error,
  )

/** Another host, which counts who comes; closed after the test unless before. */
async function stranger() {
  const seen: string[] = []
  const server = createServer((message, response) => {
    seen.push(JSON.stringify(message.headers))
    response.end('{"code":200,"data":"of a stranger"}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = () => new Promise<void>((resolve) => void server.close(() => resolve()))
  onTestFinished(close)
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen, close }
}

test('offline is a network failure', async () => {
  const server = await localServer()
  const { origin, close } = await stranger()
  await close()
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => fetch(new URL(url, origin), init))
  expect(await failure(request(board, {}))).toMatchObject({ kind: 'network', message: 'Request error' })
  expect(server.toasts).toEqual(['warning: Request error'])
})

test.each(['GET', 'POST'] as const)(
  'a %s that is sent on to another host does not go there',
  async (method) => {
    const { origin, seen } = await stranger()
    const server = await localServer((response) => {
      response.writeHead(307, { location: `${origin}/board` })
      response.end()
    })
    expect(await failure(request({ ...board, method }, {}))).toMatchObject({ kind: 'network' })
    expect(seen).toEqual([])
    expect(server.received).toHaveLength(1)
  },
)

test.each([
  ['a list', '[{"code":200}]'],
  ['null', 'null'],
  ['a text', '"code 200"'],
  ['a number', '200'],
  ['true', 'true'],
  ['an object without a code', '{"data":{}}'],
  ['an object whose code is no number', '{"code":"ok","data":{}}'],
  ['the login page of a hotel', '<!doctype html><title>Welcome</title><form action="/login">'],
])('an answer that is %s is one clear error', async (_, body) => {
  const server = await localServer(text(body), text(body))
  expect(await failure(request(board, {}))).toMatchObject({ kind: 'contract', message: 'Server error' })
  expect(server.toasts).toEqual([])
  await failure(send(board, {}, { asked: true }))
  expect(server.toasts).toEqual(['error: Server error'])
})

test('a code may be written as text', async () => {
  await localServer(text('{"code":"200","data":"well"}'), text('{"code":"2007","msg":"no"}'))
  expect(await request(board, {})).toBe('well')
  expect(await failure(request(board, {}))).toMatchObject({ kind: 'business', code: 2007, message: 'no' })
})

test.each([
  ['is shorter than was said', { 'content-length': '1000' }, Buffer.from('{"code":200,"data":{"id":"1"}}')],
  ['is not the gzip that it says it is', { 'content-encoding': 'gzip' }, Buffer.from('{"code":200}')],
  ['is a gzip cut short', { 'content-encoding': 'gzip' }, Buffer.from('1f8b0800000000000003ab56', 'hex')],
])('a body that %s is a network failure', async (_, headers, body) => {
  const server = await localServer((response) => {
    response.writeHead(200, headers)
    response.write(body, () => response.socket?.end())
  })
  expect(await failure(request(board, {}))).toMatchObject({ kind: 'network' })
  expect(server.toasts).toEqual(['warning: Request error'])
})

test.each([
  ['500 with HTML', 500, '<h1>Internal Server Error</h1>', false],
  ['502 of a proxy', 502, '', false],
  ['500 with an envelope', 500, '{"code":500}', true],
  ['204', 204, '', false],
])('a status %s is "Resource not found"', async (_, status, body, answered) => {
  const server = await localServer(text(body, status))
  const error = await failure(request(board, {}))
  expect(error).toMatchObject({ kind: 'http', code: status, message: 'Resource not found', answered })
  expect(server.toasts).toEqual([])
})

test.each([
  ['in seconds', '120', 120_000],
  ['by a date', 'Sat, 21 Nov 2026 08:01:30 GMT', 90_000],
  ['by a date that has passed', 'Sat, 21 Nov 2026 07:00:00 GMT', undefined],
  ['in words', 'later', undefined],
  ['not at all', undefined, undefined],
])('a busy server that says %s when to come back is not retried by the client', async (_, when, ms) => {
  vi.useFakeTimers({ toFake: ['Date'] }).setSystemTime(Date.UTC(2026, 10, 21, 8))
  const server = await localServer((response) => {
    response.setHeader('date', new Date().toUTCString())
    if (when) response.setHeader('retry-after', when)
    code(8001, {}, 429)(response, server.received[0] as never)
  })
  const error = await failure(request(board, {}))
  expect(error).toMatchObject({ kind: 'http', code: 429 })
  // the Date header is rounded to a second
  if (ms) expect(Math.abs((error.retryAfterMs ?? 0) - ms)).toBeLessThanOrEqual(1000)
  else expect(error.retryAfterMs).toBeUndefined()
  expect(server.toasts).toEqual([])
  expect(server.received).toHaveLength(1)
})

test('time that the headers took is not given to the body again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  let go = () => {}
  const server = await localServer((response) => {
    go = () => response.writeHead(200).write('{"code":200,')
  })
  const call = failure(request(board, {}))
  await server.reached(1)
  await vi.advanceTimersByTimeAsync(9_000)
  go()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await call).toMatchObject({ kind: 'timeout' })
})

test('a text that the server writes for people is not read as markup or as words of ours', async () => {
  const server = await localServer(
    code(500, { desc: '<img src=x onerror=alert(1)> {{name}} $t(common.retry)' }),
  )
  await failure(request(board, {}))
  expect(server.toasts).toEqual(['error: <img src=x onerror=alert(1)> {{name}} $t(common.retry)'])
})

test('a stale response changes nothing', async () => {
  let answer = () => {}
  const server = await localServer((response, call) => {
    answer = () => ok('late')(response, call)
  })
  const leave = new AbortController()
  const call = failure(request(board, {}, { signal: leave.signal }))
  await server.reached(1)
  leave.abort()
  answer()
  expect(await call).toMatchObject({ kind: 'aborted' })
  expect(server.toasts).toEqual([])
})

test('a row in a state that is new is left out, and reported with its path; the rest is shown', async () => {
  const row = object({ name: string(), state: picklist(['open', 'done']) })
  const tasks = { ...board, output: object({ tasks: array(row), signed: boolean() }) }
  const good = { name: 'Sing', state: 'open' }
  const server = await localServer(ok({ tasks: [good, { name: 'Fly', state: 'frozen' }], signed: 1 }))
  expect(await request(tasks, {})).toEqual({ tasks: [good], signed: true })
  expect(server.toasts).toEqual([])
  const error = expect.stringContaining('GET /board: tasks.1.state')
  expect(storage.readJson('globalCatchErrors')).toContainEqual(
    expect.objectContaining({ main: 'contract', error }),
  )
})
