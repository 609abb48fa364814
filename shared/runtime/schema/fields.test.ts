import { type GenericSchema, safeParse } from 'valibot'
import { expect, test } from 'vitest'
import { chance, count, id, time } from './fields.ts'

const read = (schema: GenericSchema, value: unknown) => {
  const { success, output } = safeParse(schema, value)
  return success ? output : 'refused'
}

test('an id is text, however the server writes it', () => {
  expect([read(id, 12), read(id, '9223372036854775807'), read(id, null), read(id, {})]).toEqual([
    '12',
    '9223372036854775807',
    'refused',
    'refused',
  ])
})

test('a count is a number, also when written as text', () => {
  expect([3, '3.5', '-2', '0'].map((value) => read(count, value))).toEqual([3, 3.5, -2, 0])
  expect(
    ['', ' ', 'x', null, Number.NaN, Number.POSITIVE_INFINITY].map((value) => read(count, value)),
  ).toEqual(Array(6).fill('refused'))
})

test('a chance keeps its digits, without the noise of floats, and lies between 0 and 100', () => {
  expect([0.001, '0.00025', 0.1 + 0.2, 100].map((value) => read(chance, value))).toEqual([
    0.001, 0.00025, 0.3, 100,
  ])
  expect(read(chance, -1)).toBe(read(chance, 'x'))
  expect(read(chance, 100.1)).toBe(read(chance, 'x'))
})

test('a count has two decimals at most', () => {
  expect([0.1 + 0.2, '9999.999', 12.345678].map((value) => read(count, value))).toEqual([0.3, 10000, 12.35])
})

test('a count beyond reason counts as none', () => {
  expect([1e15, -1e15].map((value) => read(count, value))).toEqual([1e15, -1e15])
  expect([9e15, -9e15, '9e15', 1e308, 'Infinity'].map((value) => read(count, value))).toEqual(
    Array(5).fill('refused'),
  )
})

test('a moment is milliseconds', () => {
  expect([1750000000000, '1750000000000'].map((value) => read(time, value))).toEqual([
    1750000000000, 1750000000000,
  ])
})

test.each([
  ['in seconds', 1_750_000_000],
  ['in microseconds', 1_750_000_000_000_000],
  ['in nanoseconds', '1750000000000000000'],
  ['before the century', 0],
  ['after it', 4_102_444_800_000],
  ['beyond every calendar', 1e17],
])('a moment %s is none', (_, value) => expect(read(time, value)).toBe('refused'))

const end = Date.UTC(2025, 5, 1, 15, 59, 59)

test.each([
  ['2025-06-01 23:59:59', end],
  ['2025/06/01 23:59:59', end],
  ['2025-06-01T23:59:59', end],
  ['2025-06-01T23:59:59+08:00', end],
  ['2025-06-01T23:59:59+0800', end],
  ['2025-06-01T15:59:59Z', end],
  ['2025-06-01T15:59:59.250Z', end + 250],
  ['2025-06-01T10:59:59-05:00', end],
  ['2025-06-01 23:59', end - 59_000],
  ['2025-06-01', Date.UTC(2025, 4, 31, 16)],
  ['2024-02-29', Date.UTC(2024, 1, 28, 16)],
  ['2026-12-01 24:00:00', Date.UTC(2026, 11, 1, 16)],
  ['2026-12-01T23:59:59+08', Date.UTC(2026, 11, 1, 15, 59, 59)],
  ['2026-12-01T23:59:59-0330', Date.UTC(2026, 11, 2, 3, 29, 59)],
  ['2026-1-5 3:05:00', Date.UTC(2026, 0, 4, 19, 5)],
  [' 2026-01-05  03:05', Date.UTC(2026, 0, 4, 19, 5)],
  ['2026-01-05t03:05:00z', Date.UTC(2026, 0, 5, 3, 5)],
])(
  'a date written as %s is read everywhere alike, by the product’s clock where it names no zone',
  (text, ms) => {
    expect(read(time, text)).toBe(ms)
  },
)

test.each([
  '2025-02-30',
  '2025-02-29 10:00:00',
  '2025-13-01',
  '2025-00-10',
  '2025-06-01 25:00:00',
  '2025-06-01 24:00:01',
  '2025-06-01 23:60:00',
  '2025-06-01 23:59:59 PM',
  '25-06-01',
  '01.06.2025',
  'June 1, 2025',
  '0000-00-00 00:00:00',
  '1969-01-01',
  'yesterday',
  '',
  ' ',
  -1,
  null,
  {},
  Number.NaN,
])('%j is no moment', (value) => expect(read(time, value)).toBe('refused'))
