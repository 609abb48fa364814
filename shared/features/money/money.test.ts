import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type Language, startI18n } from '#shared/runtime/i18n'
import {
  add,
  compare,
  formatMoney,
  parseDecimal,
  percentOf,
  readWhole,
  sameQuote,
  subtract,
} from './index.ts'
import en from './locales/en.json'

const speak = (language: Language) => startI18n(language, { 'features/money': en })
beforeEach(() => speak('en'))

describe('an amount', () => {
  it.each([
    ['12.50', '12.5'],
    ['007', '7'],
    ['+0.30', '0.3'],
    ['-0.00', '0'],
    ['9007199254740993.01', '9007199254740993.01'],
    [20000, '20000'],
  ])('%s is read exactly', (text, amount) => expect(parseDecimal(text)).toBe(amount))

  it.each(['', ' ', '1e3', '1,000', '.5', '5.', '0x10', '--', null, undefined, {}, 0.1, Number.NaN])(
    '%j is not an amount',
    (text) => expect(parseDecimal(text)).toBeUndefined(),
  )
})

describe('sums', () => {
  it('sums are exact where floats are not', () => {
    expect(add('0.1', '0.2')).toBe('0.3')
    expect(subtract('0.3', '0.1')).toBe('0.2')
    expect(add('9007199254740993', '0.01')).toBe('9007199254740993.01')
    expect(subtract('1', '1.00')).toBe('0')
    expect(subtract('0.5', '2')).toBe('-1.5')
  })

  it('sums compare amounts, not texts', () => {
    expect(compare('1.50', '1.5')).toBe(0)
    expect(compare('9', '10')).toBe(-1)
    expect(compare('-1', '-2')).toBe(1)
    expect(compare('9007199254740993', '9007199254740992')).toBe(1)
  })

  it('sums refuse what is no amount', () => expect(() => add('1', '1e3')).toThrow('"1e3" is no decimal'))
})

describe('a percentage', () => {
  it.each([
    ['20000', '0.6', 2, 'up', '120'],
    ['1000', '0.555', 2, 'down', '5.55'],
    ['1001', '0.555', 2, 'down', '5.55'],
    ['1001', '0.555', 2, 'up', '5.56'],
    ['1001', '0.555', 2, 'nearest', '5.56'],
    ['1', '0.4', 0, 'nearest', '0'],
    ['1', '50', 0, 'nearest', '1'],
    ['-1', '50', 0, 'nearest', '-1'],
    ['-1.5', '1', 1, 'up', '-0.1'],
    ['-1.5', '1', 1, 'down', '0'],
    ['3', '100', 0, 'up', '3'],
  ] as const)(
    'a percentage of %s by %s with %i decimals, cut %s, is %s',
    (amount, percent, decimals, how, result) =>
      expect(percentOf(amount, percent, decimals, how)).toBe(result),
  )
})

it('a missing fee is unknown, and so is all that follows from it', () => {
  const fee = percentOf('1000', undefined, 0, 'up')
  expect(fee).toBeUndefined()
  expect(subtract('1000', fee)).toBeUndefined()
  expect(add(fee, '1')).toBeUndefined()
  expect(formatMoney(fee, 'USD')).toBe('--')
})

describe('an amount for people', () => {
  it('an amount for people keeps every digit, with its currency’s own decimals at least', () => {
    expect(formatMoney('1234.5')).toBe('1,234.5')
    expect(formatMoney('1234.5', 'USD')).toBe('$1,234.50')
    expect(formatMoney('-0.5', 'USD')).toBe('-$0.50')
    expect(formatMoney('0.125', 'USD')).toBe('$0.125')
    expect(formatMoney('1234', 'JPY')).toBe('¥1,234')
    expect(formatMoney('9007199254740993.01', 'USD')).toBe('$9,007,199,254,740,993.01')
  })

  it('an amount is written by browsers that give parts of numbers alone, no BigInt', () => {
    const whole = Intl.NumberFormat.prototype.formatToParts
    vi.spyOn(Intl.NumberFormat.prototype, 'formatToParts').mockImplementation(function (
      this: Intl.NumberFormat,
      of,
    ) {
      if (typeof of === 'bigint') throw new TypeError('Cannot convert a BigInt value to a number')
      return whole.call(this, of)
    })
    expect(formatMoney('-9007199254740993.01', 'USD')).toBe('-$9,007,199,254,740,993.01')
  })

  it('an amount stands as the page’s language writes it', () => {
    speak('zh')
    expect(formatMoney('1234.5', 'CNY')).toBe('¥1,234.50')
    expect(formatMoney('1234.5', 'USD')).toBe('US$1,234.50')
  })

  it('a currency that is none is only named', () => expect(formatMoney('5', 'PP coins')).toBe('5 PP coins'))
})

describe('a withdrawal', () => {
  it.each([
    ['1000', '1000'],
    ['20000', '20000'],
    ['１０００', '1000'],
    ['\u202d1,000\u202c', '1000'],
    ['1，000', '1000'],
    ['1 000 ', '1000'],
  ])('a withdrawal of %s is taken', (text, amount) => expect(readWhole(text)).toEqual({ amount }))

  it.each(['', '  '])('a withdrawal of "%s" is asked for', (text) =>
    expect(readWhole(text)).toEqual({ problem: 'Please enter the amount' }),
  )

  it.each([
    '999',
    '20001',
    '0',
    '1e3',
    '1000.5',
    '10,00',
    '1,0000',
    '1000.0',
    '１０００．５',
    '+1000',
    '-1000',
    '01000',
    '0x3e8',
    '²000',
    '٢٠٠٠',
    '一千',
    '9'.repeat(400),
  ])('a withdrawal of "%s" is to be entered correctly', (text) =>
    expect(readWhole(text)).toEqual({ problem: 'Please enter the amount correctly' }),
  )

  it('a withdrawal may have narrower limits', () => {
    expect(readWhole('1500', { least: 2000, most: 3000 }).problem).toBeTruthy()
    expect(readWhole('2000', { least: 2000, most: 3000 })).toEqual({ amount: '2000' })
  })
})

it('an offer that the server changed is not the one that was shown', () => {
  const shown = { amount: '1000', fee: '6.00', payout: null }
  expect(sameQuote(shown, { amount: '1000', fee: '6', payout: null })).toBe(true)
  expect(sameQuote(shown, { amount: '1000', fee: '6.01', payout: null })).toBe(false)
  expect(sameQuote(shown, { amount: '1000', fee: undefined, payout: null })).toBe(false)
  expect(sameQuote(shown, { amount: '1000', fee: '6', payout: '9.94' })).toBe(false)
})
