import { expect, test } from 'vitest'
import { parseJson } from './parse-json.ts'

test('integers of 16 digits and more become text, all others stay numbers', () => {
  const text = '{"a":9223372036854775807,"b":-1234567890123456,"c":123456789012345,"d":[1234567890123456]}'
  expect(parseJson(text)).toEqual({
    a: '9223372036854775807',
    b: '-1234567890123456',
    c: 123456789012345,
    d: ['1234567890123456'],
  })
})

test('digits within texts, fractions and exponents are left alone', () => {
  const value = {
    a: 'id: 9223372036854775807, "quoted\\" 1234567890123456',
    b: 0.1234567890123456,
    c: 1.5e300,
  }
  expect(parseJson(JSON.stringify(value))).toEqual(value)
  expect(parseJson('{"a":1234567890123456.5,"b":1234567890123456e2}')).toEqual({
    a: 1234567890123456.5,
    b: 1234567890123456e2,
  })
})

test('ids keep their digits wherever they stand', () => {
  const big = '9223372036854775807'
  expect(parseJson(`{"a":{"b":[[-${big},{"c":${big}}]]},"list":[${big},0,-1, ${big} ]}`)).toEqual({
    a: { b: [[`-${big}`, { c: big }]] },
    list: [big, 0, -1, big],
  })
  expect(parseJson(big)).toBe(big)
  expect(parseJson(`{"${big}":${big}}`)).toEqual({ [big]: big })
  expect(parseJson(`{"data":"{\\"id\\":${big}}"}`)).toEqual({ data: `{"id":${big}}` })
})

test('fractions of 17 digits and powers of ten are numbers', () => {
  const written = ['0.30000000000000004', '-12345678901234567.25', '1E22', '1e-20', '12345678901234567E0']
  expect(parseJson(`[${written}]`)).toEqual(written.map(Number))
})

test('a text that is not JSON throws', () => {
  expect(() => parseJson('<h1>1234567890123456</h1>')).toThrow(SyntaxError)
  expect(() => parseJson('')).toThrow(SyntaxError)
})
