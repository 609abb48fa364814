import { expect, test, vi } from 'vitest'
import { storage } from '../storage/index.ts'
import { captureErrors, type LoggedError, logError, mask } from './index.ts'

const log = () => (storage.readJson('globalCatchErrors') ?? []) as LoggedError[]

test('an error is kept with what, when and where', () => {
  vi.useFakeTimers({ now: 1000 })
  logError('render', new TypeError('no such thing'), '\n    at SeasonPage')
  expect(log()).toMatchObject([
    {
      main: 'render',
      date: 1000,
      error: expect.stringMatching(/^TypeError: no such thing/),
      info: '\n    at SeasonPage',
    },
  ])
})

test('beyond 800 the oldest go, and a corrupt log begins anew', () => {
  storage.writeJson('globalCatchErrors', Array(800).fill({ main: 'old' }))
  logError('new', 'x')
  expect(log()).toHaveLength(800)
  expect(log().at(-1)).toMatchObject({ main: 'new' })
  storage.write('globalCatchErrors', '{"not":"a list"}')
  logError('new', 'x')
  expect(log()).toHaveLength(1)
})

test('whatever is thrown can be kept', () => {
  const circular: { self?: unknown } = {}
  circular.self = circular
  for (const thrown of [undefined, null, 7, circular, 'x'.repeat(9999)]) logError('odd', thrown)
  expect(log()).toHaveLength(5)
  expect(log().at(-1)?.error).toHaveLength(4000)
})

test.each([
  ['https://x.test/p?token=abc.def&userId=10001', 'https://x.test/p?token=***&userId=10001'],
  ['{"accessToken": "abc", "smsCode":"1234"}', '{"accessToken": "***", "smsCode":"***"}'],
  ['Authorization: Bearer abc', 'Authorization: ***'],
  ['phone 13800138000', 'phone ***'],
  ['eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxIn0.c2ln', '***'],
  ['code 5002 at /static/runtime-1a2b3c4d.js:12:345', 'code 5002 at /static/runtime-1a2b3c4d.js:12:345'],
])('%s is kept as %s', (text, kept) => {
  expect(mask(text)).toBe(kept)
})

test('errors and rejections that nobody handled are kept, until it is stopped', () => {
  const stop = captureErrors()
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('thrown'), filename: 'a.js', lineno: 3 }))
  window.dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }))
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'rejected' }))
  stop()
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('later') }))
  expect(log().map(({ main, error }) => `${main} ${error.split('\n')[0]}`)).toEqual([
    'error Error: thrown',
    'error Script error.',
    'unhandledrejection rejected',
  ])
})

test('a failed call that the person was told about is no crash', async () => {
  const { ApiError } = await import('#shared/runtime/request')
  const stop = captureErrors()
  const reject = (reason: unknown) =>
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))
  const shown = new ApiError('network')
  shown.shown = true
  reject(shown)
  expect(log()).toEqual([])
  reject(new ApiError('contract'))
  expect(log()).toHaveLength(1)
  stop()
})
