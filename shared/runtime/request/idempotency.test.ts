import { object, optional, string } from 'valibot'
import { expect, test, vi } from 'vitest'
import { openKey } from '#shared/runtime/idempotency'
import { isReloadLocked } from '#shared/runtime/reload-lock'
import { session } from '#shared/runtime/session'
import { endpoint } from '../schema/index.ts'
import { code, localServer, ok, text } from './local-server.ts'
import { mutate } from './mutate.ts'
import { request } from './request.ts'

const buy = endpoint({
  method: 'POST',
  path: '/buy',
  input: object({ item: string() }),
  output: object({}),
  idempotent: true,
  ignoreToastBizCode: ['ROOM_ERROR'],
})
const rose = { item: 'rose' }

const dropped = (response: { destroy(): void }) => response.destroy()

const idsOf = (server: { received: { body: string }[] }) =>
  server.received.map(({ body }) => new URLSearchParams(body).get('intentId'))

test('each mutation has an idempotency key of its own', async () => {
  const server = await localServer()
  await request(buy, rose)
  await request(buy, rose)
  const [first, second] = idsOf(server)
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  expect(second).not.toBe(first)
})

test.each([
  ['a dropped socket', (response: { destroy(): void }) => response.destroy()],
  ['a status 502 without an envelope', text('Bad gateway', 502)],
  ['HTML', text('<h1>hello</h1>')],
  ['data of another shape', ok('bought')],
])('after %s the result is unknown, and the same id is sent until it is known', async (_, answer) => {
  const server = await localServer(answer, ok())
  await expect(request(buy, rose)).rejects.toMatchObject({
    unknownResult: true,
    message: 'Result unknown, please check before trying again',
  })
  expect(server.toasts).toEqual(['warning: Result unknown, please check before trying again'])
  await request(buy, rose)
  await request(buy, rose)
  const [first, retried, next] = idsOf(server)
  expect(retried).toBe(first)
  expect(next).not.toBe(first)
})

test('a timeout leaves the result unknown', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  const server = await localServer(() => {})
  const call = expect(request(buy, rose)).rejects.toMatchObject({ kind: 'timeout', unknownResult: true })
  await server.reached(1)
  await vi.advanceTimersByTimeAsync(10_000)
  await call
  await request(buy, rose)
  expect(new Set(idsOf(server)).size).toBe(1)
})

test.each([
  ['a refusal by code', code(2007)],
  ['a status 409', text('', 409)],
  ['a bizCode that the page handles itself', code(500, { bizCode: 'ROOM_ERROR' })],
])('the answer %s is definite: the next try has a new key', async (_, answer) => {
  const server = await localServer(answer)
  await expect(request(buy, rose)).rejects.toMatchObject({ unknownResult: false })
  await request(buy, rose)
  expect(new Set(idsOf(server)).size).toBe(2)
})

test.each([
  ['Server busy', code(500)],
  ['a status 500 with an envelope', code(500, {}, 500)],
  ['a code of a server that broke down otherwise', code(503)],
])('after %s the server may have acted all the same: the same mutation keeps its key', async (_, answer) => {
  const server = await localServer(answer)
  await expect(request(buy, rose)).rejects.toMatchObject({ unknownResult: false })
  expect(isReloadLocked()).toBe(false)
  await request(buy, rose)
  await request(buy, rose)
  const [first, again, next] = idsOf(server)
  expect(again).toBe(first)
  expect(next).not.toBe(first)
})

test('a retry is not sent once a lookup has brought the result: it would act anew, with a key of its own', async () => {
  let drop = () => {}
  const server = await localServer((response) => {
    drop = () => response.destroy()
  }, code(4040))
  const withCode = { ...buy, input: object({ item: string(), code: optional(string()) }), proof: ['code'] }
  const sent = mutate(withCode, { ...rose, code: '1234' }, { asksTwice: true })
  await server.reached(1)
  await expect(request(withCode, rose)).rejects.toMatchObject({ outcome: 'refused' })
  drop()
  expect(await sent).toMatchObject({ ok: false, error: { outcome: 'unknown' } })
  expect(server.received).toHaveLength(2)
  expect(new Set(idsOf(server)).size).toBe(1)
})

test('a login that ended meanwhile does not make an unknown result known', async () => {
  const server = await localServer((response) => response.destroy(), text('', 401), ok())
  await expect(request(buy, rose)).rejects.toMatchObject({ unknownResult: true })
  await expect(request(buy, rose)).rejects.toMatchObject({ kind: 'unauthorised' })
  session.save({ token: 'token-b' })
  await request(buy, rose)
  expect(new Set(idsOf(server)).size).toBe(1)
})

test('without a line no call leaves: the request failed, and nothing is unknown or held', async () => {
  const server = await localServer(dropped, dropped)
  vi.stubGlobal('navigator', { onLine: false })
  for (const _ of ['first', 'second']) {
    await expect(request(buy, rose)).rejects.toMatchObject({ unknownResult: false, message: 'Request error' })
    expect(isReloadLocked()).toBe(false)
  }
  expect(server.toasts).toEqual(Array(2).fill('warning: Request error'))
  vi.stubGlobal('navigator', { onLine: true })
  await request(buy, rose)
  // a phone that was wrong about its line has bought once
  expect(new Set(idsOf(server)).size).toBe(1)
})

test('without a line an earlier attempt that may have arrived stays unknown', async () => {
  const server = await localServer(dropped, dropped)
  await expect(request(buy, rose)).rejects.toMatchObject({ unknownResult: true })
  vi.stubGlobal('navigator', { onLine: false })
  await expect(request(buy, rose)).rejects.toMatchObject({ unknownResult: true })
  expect(new Set(idsOf(server)).size).toBe(1)
})

test('a line that is lost while a call is under way leaves its result unknown', async () => {
  await localServer((response) => {
    vi.stubGlobal('navigator', { onLine: false })
    response.destroy()
  })
  vi.stubGlobal('navigator', { onLine: true })
  await expect(request(buy, rose)).rejects.toMatchObject({ unknownResult: true })
})

test('another input has another idempotency key', async () => {
  const server = await localServer((response) => response.destroy())
  await expect(request(buy, rose)).rejects.toMatchObject({ unknownResult: true })
  await request(buy, { item: 'lily' })
  expect(new Set(idsOf(server)).size).toBe(2)
})

test('within the interval a second tap on the same purchase is the same purchase', async () => {
  const server = await localServer()
  const pay = { ...buy, needInterval: 2000 }
  await request(pay, rose)
  await request(pay, rose)
  expect(server.received).toHaveLength(1)
})

test('within the interval another purchase is refused at once and never sent later', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] })
  const server = await localServer(ok(), ok())
  const pay = { ...buy, path: '/pay', needInterval: 2000 }
  await request(pay, rose)
  await expect(request(pay, { item: 'lily' })).rejects.toMatchObject({ kind: 'unsent', unknownResult: false })
  expect(isReloadLocked()).toBe(false)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(server.received).toHaveLength(1)
  await request(pay, { item: 'lily' })
  expect(server.received[1]?.body).toContain('item=lily')
})

test('a purchase of unknown result stays open when asking again comes too soon', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] })
  const server = await localServer((response) => response.destroy(), ok())
  const pay = { ...buy, path: '/pay', needInterval: 2000 }
  await expect(request(pay, rose)).rejects.toMatchObject({ unknownResult: true })
  await expect(request(pay, rose)).rejects.toMatchObject({ kind: 'unsent', unknownResult: true })
  await expect(request(pay, { item: 'lily' })).rejects.toMatchObject({ unknownResult: false })
  expect(isReloadLocked()).toBe(true)
  await vi.advanceTimersByTimeAsync(2000)
  await request(pay, rose)
  expect(new Set(idsOf(server)).size).toBe(1)
  expect(isReloadLocked()).toBe(false)
})

test('another input begins another mutation; the first one keeps its key until its result is known', async () => {
  const server = await localServer((response) => response.destroy(), ok(), ok())
  await expect(request(buy, rose)).rejects.toMatchObject({ unknownResult: true })
  await request(buy, { item: 'lily' })
  await request(buy, rose)
  const [first, other, asked] = idsOf(server)
  expect(other).not.toBe(first)
  expect(asked).toBe(first)
})

test('a new code by text message leaves the key as it is', async () => {
  const server = await localServer((response) => response.destroy(), ok())
  const withdraw = endpoint({
    ...buy,
    input: object({ amount: string(), code: string() }),
    proof: ['code'],
  })
  await expect(request(withdraw, { amount: '1000', code: '111111' })).rejects.toMatchObject({
    unknownResult: true,
  })
  await request(withdraw, { amount: '1000', code: '222222' })
  expect(server.received[1]?.body).toContain('code=222222')
  expect(new Set(idsOf(server)).size).toBe(1)
})

test('the same mutation of two callers at once is one call with one key', async () => {
  const server = await localServer(ok(), ok())
  await Promise.all([request(buy, rose), request(buy, rose)])
  await Promise.all([request({ ...buy, ignoreConcurrent: true }, rose), request(buy, rose)])
  expect(new Set(idsOf(server)).size).toBe(2)
})

test('the page is held while a call is under way, and until an unknown result is known', async () => {
  const server = await localServer((response) => response.destroy(), ok())
  const lost = expect(request(buy, rose)).rejects.toMatchObject({ unknownResult: true })
  expect(isReloadLocked()).toBe(true)
  await lost
  expect(isReloadLocked()).toBe(true)
  await request(buy, rose)
  expect(isReloadLocked()).toBe(false)
  for (const login of ['token-b', 'token-c']) {
    server.answers(code(401))
    await expect(request(buy, rose)).rejects.toMatchObject({ kind: 'unauthorised' })
    expect(isReloadLocked()).toBe(false)
    session.save({ token: login, userId: '10001' })
  }
})

test('where nothing can be stored the id is kept in memory', async () => {
  await localServer()
  expect(globalThis.localStorage).toBeUndefined()
  const mutate = () => openKey(buy, '10001', { item: 'memory' }).id
  expect(mutate()).toBe(mutate())
})
