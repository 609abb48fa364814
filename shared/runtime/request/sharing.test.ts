import { object, string, unknown } from 'valibot'
import { expect, test, vi } from 'vitest'
import { session } from '#shared/runtime/session'
import { endpoint } from '../schema/index.ts'
import { storage } from '../storage/index.ts'
import { code, localServer, ok } from './local-server.ts'
import { request, send } from './request.ts'

/** An endpoint of its own for each test: an interval is counted per endpoint. */
const declare = (options: object) =>
  endpoint({
    method: 'POST',
    path: '/edit',
    input: object({ name: string() }),
    output: unknown(),
    ...options,
  })

const a = { name: 'a' }
const b = { name: 'b' }

test('identical calls in flight share one request; a later call is a new one', async () => {
  const server = await localServer(ok(1), ok(2))
  const edit = declare({})
  expect(await Promise.all([request(edit, a), request(edit, a)])).toEqual([1, 1])
  expect(await request(edit, a)).toBe(2)
  expect(server.received).toHaveLength(2)
})

test('when one of two callers goes away, the other still gets the answer', async () => {
  const server = await localServer((response, call) => setImmediate(ok('there'), response, call))
  const abort = new AbortController()
  const left = expect(request(declare({}), a, { signal: abort.signal })).rejects.toMatchObject({
    kind: 'aborted',
  })
  const stays = request(declare({}), a)
  abort.abort()
  await left
  expect(await stays).toBe('there')
  expect(server.received).toHaveLength(1)
})

test('calls with ignoreConcurrent are each sent', async () => {
  const server = await localServer(ok(1), ok(2))
  const edit = declare({ ignoreConcurrent: true })
  expect((await Promise.all([request(edit, a), request(edit, a)])).sort()).toEqual([1, 2])
  expect(server.received).toHaveLength(2)
})

const drivenClock = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] })

test('within the interval the same input gets the earlier answer, another input is refused and never sent', async () => {
  drivenClock()
  const server = await localServer(ok(1), ok(2), ok(3))
  const edit = declare({ needInterval: 3000 })
  expect(await request(edit, a)).toBe(1)
  expect(await request(edit, a)).toBe(1)
  await expect(request(edit, b)).rejects.toMatchObject({ kind: 'unsent', unknownResult: false })
  expect(server.toasts).toEqual(['warning: This was not sent. Please try again in a moment'])
  await vi.advanceTimersByTimeAsync(2999)
  await expect(request(edit, b)).rejects.toMatchObject({ kind: 'unsent' })
  await vi.advanceTimersByTimeAsync(1)
  expect(server.received).toHaveLength(1)
  expect(await request(edit, b)).toBe(2)
  await vi.advanceTimersByTimeAsync(3000)
  expect(await request(edit, a)).toBe(3)
  expect(server.received.map(({ body }) => body)).toEqual(['name=a', 'name=b', 'name=a'])
})

test('after a failure within the interval, asking again is refused until the interval is over', async () => {
  drivenClock()
  const server = await localServer(code(2007), ok('well'))
  const edit = declare({ needInterval: 2000 })
  await expect(request(edit, a)).rejects.toMatchObject({ code: 2007 })
  await vi.advanceTimersByTimeAsync(1999)
  await expect(request(edit, a)).rejects.toMatchObject({ kind: 'unsent' })
  await vi.advanceTimersByTimeAsync(1)
  expect(server.received).toHaveLength(1)
  expect(await request(edit, a)).toBe('well')
})

test('a clock that is set back makes no interval longer', async () => {
  drivenClock()
  const server = await localServer(ok(1), ok(2))
  const edit = declare({ needInterval: 3000 })
  await request(edit, a)
  vi.setSystemTime(Date.now() - 3_600_000)
  await vi.advanceTimersByTimeAsync(3000)
  expect(await request(edit, b)).toBe(2)
  expect(server.received).toHaveLength(2)
})

test('a call of an interval is not aborted with its caller: another one may have joined it', async () => {
  const server = await localServer((response, call) => setImmediate(ok('there'), response, call))
  const edit = declare({ needInterval: 2000 })
  const leave = new AbortController()
  const left = expect(request(edit, a, { signal: leave.signal })).rejects.toMatchObject({ kind: 'aborted' })
  const joins = request(edit, a)
  leave.abort()
  await left
  expect(await joins).toBe('there')
  expect(server.received).toHaveLength(1)
})

test('a cached call serves the last answer first and renews it behind', async () => {
  await localServer(ok('old'), ok('new'))
  const article = declare({ needCache: true })
  expect(await request(article, a)).toBe('old')
  const kept: unknown[] = []
  expect(await send(article, a, { onCached: (data) => kept.push(data) })).toBe('new')
  expect(kept).toEqual(['old'])
  const names = storage.keys().filter((key) => key.startsWith('MD5API-'))
  expect(names.map(storage.readJson)).toMatchObject([{ data: 'new' }])
})

test('no kept answer crosses persons', async () => {
  await localServer(ok('of 10001'), ok('of 10002'))
  const article = declare({ needCache: true })
  await request(article, a)
  session.save({ token: 'token-b', userId: '10002' })
  expect(await request(article, a)).toBe('of 10002')
})

test('a kept answer stays when renewing it fails, without a toast', async () => {
  const server = await localServer(ok('old'), (response) => response.destroy(), code(500))
  const article = declare({ needCache: true })
  await request(article, a)
  const onCached = vi.fn()
  await expect(send(article, a, { onCached })).rejects.toMatchObject({ kind: 'network' })
  await expect(send(article, a, { onCached })).rejects.toMatchObject({ code: 500 })
  expect(onCached.mock.calls).toEqual([['old'], ['old']])
  expect(server.toasts).toEqual([])
})

test('of more than 60 kept answers the oldest goes', async () => {
  await localServer()
  const article = declare({ needCache: true })
  for (let at = 0; at < 62; at++) await request(article, { name: String(at) })
  expect(storage.keys().filter((key) => key.startsWith('MD5API-'))).toHaveLength(60)
})

test('of kept answers of more than 200,000 characters the oldest go', async () => {
  await localServer(...Array.from({ length: 5 }, () => ok('x'.repeat(60_000))))
  const article = declare({ needCache: true })
  for (let at = 0; at < 5; at++) {
    vi.setSystemTime(at)
    await request(article, { name: String(at) })
  }
  const kept = storage.keys().filter((key) => key.startsWith('MD5API-'))
  const ages = kept.map((key) => (storage.readJson(key) as { at: number }).at)
  expect(ages.sort()).toEqual([2, 3, 4])
})
