import { array, object, optional, string, unknown } from 'valibot'
import { expect, test, vi } from 'vitest'
import { count, file, id, time } from '#shared/runtime/schema'
import { session } from '#shared/runtime/session'
import { serverNow } from '../clock/index.ts'
import { endpoint } from '../schema/index.ts'
import { storage } from '../storage/index.ts'
import { localServer, ok, text } from './local-server.ts'
import { request } from './request.ts'

const any = { input: object({}), output: unknown() }
const board = endpoint({ method: 'GET', path: '/board', ...any })

const fakeTime = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })

test('every header of the contract arrives under its own name', async () => {
  const server = await localServer()
  await request(board, {})
  expect(server.received[0]?.headers).toMatchObject({
    Authorization: 'Bearer token-a',
    VERSION: '3.17.0',
    channel: 'Web',
    SYSTEM: 'PartyPlay',
    DEVICEID: expect.stringMatching(/^[0-9a-f]{32}$/),
    DEVIVEINFO: 'Chrome 120.0.0.0',
    PLATFORM: 'Web',
    PLATFORMOS: 'Android',
    userId: '10001',
    token: 'token-a',
    LANGUAGE: 'EN',
    AREA: 'ZH',
    COUNTRY: 'CN',
    TIME_ZONE: expect.any(String),
    SIMULATOR: 'false',
    SOURCE: 'from-web',
  })
})

test('without a login no header names a person', async () => {
  const server = await localServer()
  session.clear()
  await request({ ...board, needLogin: false }, {})
  const names = Object.keys(server.received[0]?.headers ?? {})
  expect(names).toContain('VERSION')
  for (const personal of ['Authorization', 'token', 'userId']) expect(names).not.toContain(personal)
})

const search = {
  input: object({
    id: optional(string()),
    words: optional(string()),
    tags: optional(array(string())),
    none: optional(string()),
  }),
  output: unknown(),
}
const input = { id: 'a/b', words: '派对 & 歌', tags: ['x', 'y'], none: undefined }
const encoded = 'tags=%5B%22x%22%2C%22y%22%5D&words=%E6%B4%BE%E5%AF%B9+%26+%E6%AD%8C'

test.each(['GET', 'HEAD'] as const)('%s carries its parameters in the query', async (method) => {
  const server = await localServer()
  await request(endpoint({ method, path: '/search/{id}', needAppendParam: '/244', ...search }), input)
  expect(server.received[0]).toMatchObject({ method, url: `/search/a%2Fb/244?${encoded}`, body: '' })
})

test('HEAD returns when something was last changed, 0 where the server does not say', async () => {
  const at = Date.UTC(2026, 3, 8)
  await localServer(
    (response) => response.writeHead(200, { 'last-modified': new Date(at).toUTCString() }).end(),
    text(''),
  )
  const newest = endpoint({
    method: 'HEAD',
    path: '/board',
    input: object({}),
    output: object({ modifiedAt: count }),
  })
  expect(await request(newest, {})).toEqual({ modifiedAt: at })
  expect(await request(newest, {})).toEqual({ modifiedAt: 0 })
})

test('a file of the site comes without an envelope, and its request names no person', async () => {
  const server = await localServer(text('["a","b"]'), text('[]', 404), text('<!doctype html>'))
  const list = endpoint({
    method: 'GET',
    path: '/list.json',
    input: object({}),
    output: array(string()),
    needLogin: false,
    siteFile: true,
  })
  expect(await request(list, {})).toEqual(['a', 'b'])
  for (const name of ['VERSION', 'Authorization', 'userId'])
    expect(server.received[0]?.headers).not.toHaveProperty(name)
  await expect(request(list, {})).rejects.toMatchObject({ kind: 'http', code: 404 })
  await expect(request(list, {})).rejects.toMatchObject({ kind: 'contract' })
})

test.each(['POST', 'PUT', 'DELETE'] as const)('%s carries its parameters as a form', async (method) => {
  const server = await localServer()
  await request(endpoint({ method, path: '/search/{id}', ...search }), input)
  expect(server.received[0]).toMatchObject({ method, url: '/search/a%2Fb', body: encoded })
  expect(server.received[0]?.headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/)
})

test('an endpoint in parts carries its file as it is, each call by itself', async () => {
  const server = await localServer()
  const picture = endpoint({
    ...board,
    method: 'POST',
    path: '/picture',
    input: object({ file, of: string() }),
    multipart: true,
  })
  const send = (bytes: string) =>
    request(picture, { file: new Blob([bytes], { type: 'image/png' }), of: '7' })
  await Promise.all([send('one'), send('two')])
  expect(server.received.map(({ body }) => /one|two/.exec(body)?.[0]).sort()).toEqual(['one', 'two'])
  expect(server.received[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
  expect(server.received[0]?.body).toMatch(/name="of"\r\n\r\n7/)
})

test('a body that leaves in pieces is given up when none has left for ten seconds', async () => {
  fakeTime()
  await localServer()
  const leaves: (() => void)[] = []
  const transport = (_: unknown, __: unknown, onSent: () => void) => {
    leaves.push(onSent)
    return new Promise<never>(() => {})
  }
  let ended: unknown
  request(board, {}, { transport }).catch((error) => {
    ended = error
  })
  await vi.waitFor(() => expect(leaves).toHaveLength(1))
  vi.advanceTimersByTime(9000)
  leaves[0]?.()
  vi.advanceTimersByTime(9999)
  await Promise.resolve()
  expect(ended).toBeUndefined()
  vi.advanceTimersByTime(1)
  await vi.waitFor(() => expect(ended).toMatchObject({ kind: 'timeout' }))
})

test('paging fills pageNum and pageSize', async () => {
  const server = await localServer()
  const list = endpoint({ ...board, input: object({ pageNum: unknown(), pageSize: unknown() }) })
  await request(list, {} as never, { paging: { pageNum: 2, pageSize: 20 } })
  expect(server.received[0]?.url).toBe('/board?pageNum=2&pageSize=20')
})

test('ids of 64 bits keep their digits', async () => {
  await localServer(text('{"code":200,"data":{"id":9223372036854775807}}'))
  const item = endpoint({ ...board, output: object({ id }) })
  expect(await request(item, {})).toEqual({ id: '9223372036854775807' })
})

test('the server’s answers set the clock', async () => {
  fakeTime().setSystemTime(1_000_000)
  await localServer(ok({}, { timestamp: 1_700_000_000_000 }))
  await request(board, {})
  expect(serverNow()).toBeCloseTo(1_700_000_000_000, -2)
})

test.each([1_700_000_000, 1.7e18, 9e15, -1, 'today'])(
  '%j, as of seconds or nanoseconds, is not taken for the server’s time',
  async (timestamp) => {
    await localServer(ok({}, { timestamp }))
    await request(board, {})
    expect(Math.abs(serverNow() - Date.now())).toBeLessThan(60_000)
  },
)

test.each([
  ['HTML', '<!doctype html><h1>Bad gateway</h1>'],
  ['nothing', ''],
  ['half of a JSON text', '{"code":200,"da'],
  ['JSON without a code', '[1,2]'],
  ['data of another shape', '{"code":200,"data":{"id":[]}}'],
])('an answer of %s is one clear error, and in the log', async (_, body) => {
  const server = await localServer(text(body))
  const item = endpoint({ ...board, output: object({ id }) })
  await expect(request(item, {})).rejects.toMatchObject({ kind: 'contract', message: 'Server error' })
  expect(server.toasts).toEqual([])
  expect(storage.readJson('globalCatchErrors')).toMatchObject([
    { main: 'contract', error: expect.stringMatching(/^GET \/board: /) },
  ])
})

test('a field that is missing is named so in the log', async () => {
  await localServer(ok({}))
  const item = endpoint({ ...board, output: object({ id }) })
  await expect(request(item, {})).rejects.toMatchObject({ kind: 'contract' })
  expect(storage.readJson('globalCatchErrors')).toMatchObject([{ error: 'GET /board: id is missing' }])
})

test.each(['2026-02-30 10:00:00', '1750000000', 'soon'])(
  'a moment that cannot be read (%s) costs its line, and is in the log',
  async (endAt) => {
    const server = await localServer(ok({ name: 'Cup', endAt }))
    const cup = endpoint({ ...board, output: object({ name: string(), endAt: time }) })
    await expect(request(cup, {})).resolves.toEqual({ name: 'Cup', endAt: Number.NaN })
    expect(server.toasts).toEqual([])
    expect(storage.readJson('globalCatchErrors')).toMatchObject([
      { main: 'contract', error: 'GET /board: endAt a moment in ms' },
    ])
  },
)

test('a socket that drops is a network failure, and is not asked a second time', async () => {
  const server = await localServer((response) => response.destroy())
  await expect(request({ ...board, method: 'POST' }, {})).rejects.toMatchObject({ kind: 'network' })
  expect(server.toasts).toEqual(['warning: Request error'])
  expect(server.received).toHaveLength(1)
})

test('headers that do not come within 10 s are a timeout', async () => {
  fakeTime()
  const server = await localServer(() => {})
  const call = expect(request(board, {})).rejects.toMatchObject({ kind: 'timeout' })
  await server.reached(1)
  await vi.advanceTimersByTimeAsync(9_999)
  expect(server.toasts).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  await call
  expect(server.toasts).toEqual(['warning: Request error'])
})

test('a body that does not end within 10 s is a timeout too', async () => {
  fakeTime()
  const server = await localServer((response) => {
    response.writeHead(200)
    response.write('{"code":200,')
  })
  const call = expect(request(board, {})).rejects.toMatchObject({ kind: 'timeout' })
  await server.reached(1)
  await vi.advanceTimersByTimeAsync(10_000)
  await call
})

test('a caller that goes away aborts the call, without a toast', async () => {
  let closed = () => {}
  const aborted = new Promise<void>((resolve) => {
    closed = resolve
  })
  const server = await localServer((response) => response.on('close', closed))
  const abort = new AbortController()
  const call = expect(request(board, {}, { signal: abort.signal })).rejects.toMatchObject({ kind: 'aborted' })
  await server.reached(1)
  abort.abort()
  await call
  await aborted
  expect(server.toasts).toEqual([])
})
