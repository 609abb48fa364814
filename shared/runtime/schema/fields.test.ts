// @vitest-environment node
import { type GenericSchema, safeParse } from 'valibot'
import { expect, test } from 'vitest'
import { count, id, time } from './fields.ts'

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

test('a moment is ms', () => {
  expect(read(time, '1750000000000')).toBe(1750000000000)
})
