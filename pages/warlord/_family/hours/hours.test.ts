import { describe, expect, it } from 'vitest'
import {
  countedMinutes,
  dailyPay,
  isCounting,
  issuedBy,
  keptUntil,
  nextCycle,
  nextTurn,
  rewardedHours,
} from './hours.ts'
import { SPECIFIED } from './rule.ts'

const rule = SPECIFIED.hours
/** A moment of the product's zone, which is 8 hours ahead of UTC. */
const at = (time: string, day = '2026-03-04') => Date.parse(`${day}T${time}+08:00`)

describe('hours count', () => {
  it.each([
    ['11:59:59.999', false],
    ['12:00:00', true],
    ['23:59:59.999', true],
    ['00:00:00', false],
  ])('hours count at %s: %s', (time, counting) => {
    expect(isCounting(rule, at(time))).toBe(counting)
  })

  it('hours count until they end, or from when they begin again', () => {
    expect(nextTurn(rule, at('11:59:59'))).toBe(at('12:00'))
    expect(nextTurn(rule, at('12:00'))).toBe(at('00:00', '2026-03-05'))
    expect(nextTurn({ ...rule, to: 22 }, at('22:00'))).toBe(at('12:00', '2026-03-05'))
  })
})

describe('a session', () => {
  it.each([
    ['11:00', '11:59:59', 0],
    ['11:30', '12:30', 30],
    ['12:00', '12:59:59', 59],
    ['12:00', '13:00', 60],
    ['23:30', '23:59:59', 29],
  ])('a session from %s to %s counts %i minutes', (since, until, minutes) => {
    expect(countedMinutes(rule, at(since), at(until))).toBe(minutes)
  })

  it('a session over midnight counts until midnight', () => {
    expect(countedMinutes(rule, at('22:00'), at('02:00', '2026-03-05'))).toBe(120)
  })
})

describe('rewarded hours', () => {
  it.each([
    [0, 0],
    [59, 0],
    [60, 1],
    [119, 1],
    [179, 2],
    [180, 3],
    [181, 3],
    [240, 3],
  ])('rewarded hours of %i minutes are %i', (minutes, hours) => {
    expect(rewardedHours(rule, minutes)).toBe(hours)
  })

  it('rewarded hours are paid by the level', () => {
    expect(dailyPay(rule, 0.5, 100)).toBe(0)
    expect(dailyPay(rule, 2, 100)).toBe(200)
    expect(dailyPay(rule, 3, 100)).toBe(300)
    expect(dailyPay(rule, 4, 100)).toBe(300)
  })
})

it('a level is kept for the two days after that of its upgrade', () => {
  expect(keptUntil(at('12:00'), 2)).toBe(at('00:00', '2026-03-07'))
  expect(keptUntil(at('23:59:59'), 2)).toBe(at('00:00', '2026-03-07'))
})

it('rewards are usually issued by ten on the next morning', () => {
  expect(issuedBy(at('12:00'), 10)).toBe(at('10:00', '2026-03-05'))
  expect(issuedBy(at('23:59:59'), 10)).toBe(at('10:00', '2026-03-05'))
})

it('tasks begin again at midnight, those of a week at Monday’s', () => {
  expect(nextCycle('day', at('23:59:59'))).toBe(at('00:00', '2026-03-05'))
  // 2026-03-04 is a Wednesday, 2026-03-09 a Monday.
  expect(nextCycle('week', at('12:00'))).toBe(at('00:00', '2026-03-09'))
  expect(nextCycle('week', at('23:59:59', '2026-03-08'))).toBe(at('00:00', '2026-03-09'))
  expect(nextCycle('week', at('00:00', '2026-03-09'))).toBe(at('00:00', '2026-03-16'))
})
