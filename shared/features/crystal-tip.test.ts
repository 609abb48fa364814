import { beforeEach, expect, it, vi } from 'vitest'
import { session } from '#shared/runtime/session'
import { isCrystalTipSuppressed, suppressCrystalTip } from './crystal-tip.ts'

const DAY = 24 * 60 * 60 * 1000
const KEY = '10001dialogCrystalNoNeedTip7'

beforeEach(() => {
  vi.useFakeTimers({ now: 1_750_000_000_000 })
  session.save({ token: 't', userId: '10001' })
})

it('the tip is suppressed for seven days after it was set, for this person alone', () => {
  expect(isCrystalTipSuppressed()).toBe(false)
  suppressCrystalTip()
  expect(localStorage.getItem(KEY)).toBe('1750000000000')
  expect(isCrystalTipSuppressed()).toBe(true)
  vi.advanceTimersByTime(7 * DAY - 1)
  expect(isCrystalTipSuppressed()).toBe(true)
  session.save({ userId: '10002' })
  expect(isCrystalTipSuppressed()).toBe(false)
  session.save({ userId: '10001' })
  vi.advanceTimersByTime(1)
  expect(isCrystalTipSuppressed()).toBe(false)
})

it.each([
  ['in the future', String(1_750_000_000_000 + 30 * DAY)],
  ['empty', ''],
  ['corrupt', '{"at":17500'],
  ['a date as text', '2025-06-01 23:59:59'],
])('a stamp that is %s suppresses nothing', (_, stamp) => {
  localStorage.setItem(KEY, stamp)
  expect(isCrystalTipSuppressed()).toBe(false)
})

it('where nothing can be stored the tip is suppressed for the visit', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  suppressCrystalTip()
  expect(isCrystalTipSuppressed()).toBe(true)
})
