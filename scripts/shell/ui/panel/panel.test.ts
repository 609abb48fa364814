import { expect, test } from 'vitest'
import { isClockText } from '../../clock-text.ts'
import { clockFrom, DAY, dateText, fieldText, HOUR, moveClock } from './clock.ts'
import { faultSummary, faultTarget, faultText } from './fault-text.ts'
import { sayInQuery, sayRest, splitQuery } from './query.ts'

test.each([
  ['', HOUR, '+1h'],
  ['+1h', DAY, '+1d1h'],
  ['+1h', -HOUR, ''],
  ['2026-11-21T20:00+08:00', DAY, '2026-11-22T20:00+08:00'],
  ['2026-11-21', HOUR, '2026-11-21T09:00+08:00'],
])('a clock at "%s" that is moved by %d ms stands at "%s"', (clock, ms, moved) => {
  expect(moveClock(clock, ms)).toBe(moved)
  expect(isClockText(moved)).toBe(true)
})

test('dates are those of Shanghai', () => {
  const at = Date.UTC(2026, 10, 21, 12, 0, 7)
  expect(fieldText(at)).toBe('2026-11-21T20:00')
  expect(Date.parse(clockFrom('2026-11-21T20:00'))).toBe(at - 7000)
  expect(dateText(at)).toBe('Sat, 21 Nov 2026, 20:00:07')
})

test('the known parameters of a query stand in fields, and the rest is free text', () => {
  const query = 'fromPc=1&roomId=88%2001&roomId=2&activityId=7'
  expect(splitQuery(query)).toEqual({
    fields: { roomId: '88 01', activityId: '7' },
    rest: 'fromPc=1&roomId=2',
  })
  expect(sayInQuery(query, 'activityId', '')).toBe('fromPc=1&roomId=88%2001&roomId=2')
  expect(sayInQuery(query, 'roomId', 'a b')).toBe('fromPc=1&roomId=a+b&roomId=2&activityId=7')
  expect(sayInQuery('', 'shareId', 's')).toBe('shareId=s')
  expect(sayRest('roomId=1&a=b', 'c=d')).toBe('roomId=1&c=d')
})

test.each([
  [{ code: 500 }, 'every call', 'code 500'],
  [{ path: '/user/*', delayMs: 4000, times: 1 }, '/user/*', 'after 4 s, once'],
  [
    { method: 'POST', drop: true, after: true, times: 2 },
    'POST every path',
    'done, but the answer is lost, 2 times',
  ],
  [{ body: '' }, 'every call', 'an empty body'],
  [
    { code: 500, bizCode: 'REPEATED_CLUES', data: null },
    'every call',
    'code 500, REPEATED_CLUES, other data',
  ],
])('the fault %j is described in words', (fault, target, text) => {
  expect(faultTarget(fault)).toBe(target)
  expect(faultText(fault)).toBe(text)
})

test('folded, the faults are one or a count, and the line', () => {
  expect(faultSummary({ faults: [], line: 'on' })).toBe('none')
  expect(faultSummary({ faults: [{ code: 500 }], line: 'off' })).toBe('offline, code 500')
  expect(faultSummary({ faults: [{ code: 500 }, { hang: true }], line: 'on' })).toBe('2 faults')
})
