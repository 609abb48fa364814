import { beforeEach, describe, expect, it } from 'vitest'
import { type Language, startI18n } from '#shared/runtime/i18n'
import { formatAmount, formatChance, formatDate, formatStatistic, formatStatisticRounded } from './index.ts'

const speak = (language: Language) => startI18n(language, {})
beforeEach(() => speak('zh'))

describe('an amount is written with every digit', () => {
  it.each([
    [0, '0'],
    [9999, '9999'],
    [10_000, '10,000'],
    [15_999, '15,999'],
    [99_999_999, '99,999,999'],
    [123_456_789_012, '123,456,789,012'],
    [12_345.6789, '12,345.68'],
    [9999.999, '10,000'],
    [3260.999999999999, '3261'],
    [0.1 + 0.2, '0.3'],
    [-15_999, '-15,999'],
    [-5, '-5'],
    [1e15, '1,000,000,000,000,000'],
    [1e16, '--'],
    [Number.NaN, '--'],
    [Number.POSITIVE_INFINITY, '--'],
  ])('%d is %s', (n, text) => expect(formatAmount(n)).toBe(text))

  it('an amount is written in each language’s manner', () => {
    for (const language of ['en', 'tw'] as const) {
      speak(language)
      expect(formatAmount(15_999)).toBe('15,999')
    }
  })
})

describe('a number that is cut off', () => {
  it.each([
    [0, '0'],
    [9999, '9999'],
    [9999.999, '9999.99'],
    [0.29, '0.29'],
    [3260.999999999999, '3261'],
    [1234.5, '1234.5'],
    [10_000, '1.00万'],
    [11_500, '1.15万'],
    [12_000, '1.20万'],
    [12_345, '1.23万'],
    [19_999, '1.99万'],
    [99_999_999, '9999.99万'],
    [100_000_000, '1.00亿'],
    [123_456_789_012, '1234.56亿'],
    [-9999, '-9999'],
    [-12_345, '-1.23万'],
    [-99_999_999, '-9999.99万'],
    [1e15, '10000000.00亿'],
    [1e30, '--'],
    [Number.NaN, '--'],
    [Number.POSITIVE_INFINITY, '--'],
  ])('%d is %s', (n, text) => expect(formatStatistic(n)).toBe(text))
})

describe('a number that is rounded', () => {
  it.each([
    [9999, '9999'],
    [10_000, '1万'],
    [12_000, '1.2万'],
    [12_350, '1.24万'],
    [19_999, '2万'],
    [99_500_000, '9950万'],
    [99_999_949, '9999.99万'],
    [99_999_950, '1亿'],
    [99_999_999, '1亿'],
    [100_000_000, '1亿'],
    [156_000_000, '1.56亿'],
    [-15_000, '-1.5万'],
    [-99_999_999, '-1亿'],
    [1e15, '10000000亿'],
    [1e30, '--'],
    [Number.NEGATIVE_INFINITY, '--'],
  ])('%d is %s', (n, text) => expect(formatStatisticRounded(n)).toBe(text))
})

describe('each language has its units, and a rounded number that reaches the next takes it', () => {
  it.each([
    ['tw', 12_000, '1.20萬', '1.2萬'],
    ['tw', 99_999_999, '9999.99萬', '1億'],
    ['tw', 250_000_000, '2.50億', '2.5億'],
    ['en', 9999, '9999', '9999'],
    ['en', 12_000, '12.00K', '12K'],
    ['en', 999_994, '999.99K', '999.99K'],
    ['en', 999_999, '999.99K', '1M'],
    ['en', -999_999, '-999.99K', '-1M'],
    ['en', 2_500_000, '2.50M', '2.5M'],
    ['en', 999_999_999, '999.99M', '1B'],
    ['en', 7_200_000_000, '7.20B', '7.2B'],
  ] as const)('%s: %d is %s cut off, and %s rounded', (language, n, cut, rounded) => {
    speak(language)
    expect([formatStatistic(n), formatStatisticRounded(n)]).toEqual([cut, rounded])
  })
})

describe('a date', () => {
  // 2026-04-08 16:05 UTC is already the 9th in Shanghai.
  const ms = Date.UTC(2026, 3, 8, 16, 5)

  it('a date is written by the product’s clock in the page’s language', () => {
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

  it('a date can be written by another clock', () => expect(formatDate(ms, 'time', 'UTC')).toBe('16:05'))

  it.each([Number.NaN, 1e17, Number.NEGATIVE_INFINITY])('a date that no calendar has (%d) is a dash', (ms) =>
    expect(formatDate(ms)).toBe('--'),
  )
})

it.each([
  [12.5, '12.5%'],
  [100, '100%'],
  [0, '0%'],
  [0.001, '0.001%'],
  [0.00025, '0.00025%'],
  [0.000001, '0.000001%'],
  [0.0000001, '<0.000001%'],
  [Number.NaN, '--'],
])('a chance of %d percent is %s: never 0 for what is not', (percent, text) => {
  expect(formatChance(percent)).toBe(text)
})
