// @vitest-environment node
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

test('what is no JSON throws', () => {
  expect(() => parseJson('<h1>1234567890123456</h1>')).toThrow(SyntaxError)
  expect(() => parseJson('')).toThrow(SyntaxError)
})
