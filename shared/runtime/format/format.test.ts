// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest'
import { type Language, startI18n } from '#shared/runtime/i18n'
import { formatDate, formatDuration, formatNumberRounded, formatNumberTruncated } from './index.ts'

const speak = (language: Language) => startI18n(language, {})
beforeEach(() => speak('zh'))

describe('a number that is cut off', () => {
  it.each([
    [0, '0'],
    [9999, '9999'],
    [1234.5, '1234.5'],
    [10_000, '1.00万'],
    [11_500, '1.15万'],
    [12_345, '1.23万'],
    [19_999, '1.99万'],
    [99_999_999, '9999.99万'],
    [100_000_000, '1.00亿'],
    [123_456_789_012, '1234.56亿'],
    [-12_345, '-1.23万'],
    [Number.NaN, '--'],
  ])('%d is %s', (n, text) => expect(formatNumberTruncated(n)).toBe(text))
})

describe('a number that is rounded', () => {
  it.each([
    [9999, '9999'],
    [10_000, '1万'],
    [12_000, '1.2万'],
    [12_350, '1.24万'],
    [19_999, '2万'],
    [100_000_000, '1亿'],
    [156_000_000, '1.56亿'],
    [-15_000, '-1.5万'],
    [Number.POSITIVE_INFINITY, '--'],
  ])('%d is %s', (n, text) => expect(formatNumberRounded(n)).toBe(text))
})

it('the decimals can be chosen', () => {
  expect(formatNumberTruncated(12_999, 0)).toBe('1万')
  expect(formatNumberRounded(12_345, 1)).toBe('1.2万')
})

it('each language has its units', () => {
  speak('tw')
  expect([formatNumberRounded(12_000), formatNumberRounded(250_000_000)]).toEqual(['1.2萬', '2.5億'])
  speak('en')
  expect([9999, 12_000, 2_500_000, 7_200_000_000].map((n) => formatNumberRounded(n))).toEqual([
    '9999',
    '12K',
    '2.5M',
    '7.2B',
  ])
})

describe('a date', () => {
  // 2026-04-08 16:05 UTC is already the 9th in Shanghai.
  const ms = Date.UTC(2026, 3, 8, 16, 5)

  it('is told by the product’s clock in the page’s language', () => {
    expect(formatDate(ms)).toBe('2026年4月9日')
    expect(formatDate(ms, 'day')).toBe('4月9日')
    expect(formatDate(ms, 'time')).toBe('00:05')
    speak('en')
    expect(formatDate(ms)).toBe('Apr 9, 2026')
    expect(formatDate(ms, 'minute')).toBe('Apr 9, 00:05')
    speak('tw')
    expect(formatDate(ms)).toBe('2026年4月9日')
    expect(formatDate(ms, 'weekday')).toBe('週四')
  })

  it('can be told by another clock', () => expect(formatDate(ms, 'time', 'UTC')).toBe('16:05'))

  it.each([Number.NaN, 1e17, Number.NEGATIVE_INFINITY])('that no calendar has (%d) is a dash', (ms) =>
    expect(formatDate(ms)).toBe('--'),
  )
})

describe('a countdown', () => {
  it('has whole days and two digits for the rest', () => {
    expect(formatDuration(((2 * 24 + 3) * 3600 + 4 * 60 + 5) * 1000 + 999)).toEqual({
      days: 2,
      hours: '03',
      minutes: '04',
      seconds: '05',
    })
  })

  it.each([0, -5000, Number.NaN])('of %d ms is over', (ms) => {
    expect(formatDuration(ms)).toEqual({ days: 0, hours: '00', minutes: '00', seconds: '00' })
  })
})
