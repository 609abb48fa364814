import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'

let clock: typeof import('./index.ts')

beforeEach(async () => {
  vi.useFakeTimers()
  vi.setSystemTime(1_000_000)
  vi.resetModules()
  clock = await import('./index.ts')
})

test('the clock is the device’s before any answer, then the server’s', () => {
  expect(clock.serverNow()).toBe(1_000_000)
  clock.learnServerTime(5_000_000, 0, 0)
  vi.advanceTimersByTime(10)
  expect(clock.serverNow()).toBe(5_000_010)
})

test('the server’s time is taken as half of the round trip old', () => {
  clock.learnServerTime(5_000_000, 200, 0)
  expect(clock.serverNow()).toBe(5_000_100)
})

test('a surer answer corrects the clock, and a less sure one does not', () => {
  clock.learnServerTime(5_000_000, 1000, 0)
  clock.learnServerTime(5_000_200, 100, 0)
  expect(clock.serverNow()).toBe(5_000_250)
  clock.learnServerTime(5_000_000, 2000, 1000)
  expect(clock.serverNow()).toBe(5_000_250)
})

test('a device clock that is set during the visit is noticed with the next answer', () => {
  clock.learnServerTime(5_000_000, 10, 0)
  vi.setSystemTime(9_000_000)
  clock.learnServerTime(5_001_000, 100, 0)
  expect(clock.serverNow()).toBe(5_001_050)
})

test('a component gets the time on the tick of the server second, and rests while hidden', () => {
  vi.setSystemTime(1_000_400)
  const { result, unmount } = renderHook(() => clock.useNow())
  expect(result.current).toBe(1_000_400)
  act(() => vi.advanceTimersByTime(600))
  expect(result.current).toBe(1_001_000)
  const hide = (hidden: boolean) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: hidden })
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
  }
  hide(true)
  act(() => vi.advanceTimersByTime(5000))
  expect(result.current).toBe(1_001_000)
  hide(false)
  expect(result.current).toBe(1_006_000)
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})
