import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const LAST_SECOND = Date.UTC(2025, 5, 1, 15, 59, 58)

let clock: typeof import('#shared/runtime/clock')
let clean: () => void

beforeEach(async () => {
  vi.resetModules()
  clock = await import('#shared/runtime/clock')
  clean = (await import('./index.ts')).cleanOldAnswers
  vi.useFakeTimers()
  localStorage.setItem('MD5API-1', '{}')
  localStorage.setItem('MD5API-2', '')
  localStorage.setItem('token', 't')
  localStorage.setItem('xMD5API-3', '')
})
afterEach(() => {
  vi.useRealTimers()
})

it('before 2025-06-01 23:59:59 in China, local keys starting with MD5API- are cleared', () => {
  vi.setSystemTime(LAST_SECOND)
  clean()
  expect(Object.keys(localStorage).sort()).toEqual(['token', 'xMD5API-3'])
})

it('local keys that start with MD5API- stay from 2025-06-01 23:59:59 on', () => {
  vi.setSystemTime(LAST_SECOND + 1000)
  clean()
  expect(Object.keys(localStorage)).toHaveLength(4)
})

it('a device whose clock is years slow keeps its cached answers, by the server’s clock', () => {
  vi.setSystemTime(0)
  clock.learnServerTime(Date.UTC(2026, 3, 8), 0)
  clean()
  expect(Object.keys(localStorage)).toHaveLength(4)
})
