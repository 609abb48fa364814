import { expect, it } from 'vitest'
import { hourOf, monthStart, weekStart } from './calendar.ts'

const at = (date: string) => Date.parse(`${date}+08:00`)

it('hours, weeks and months turn by the product’s zone, not by the machine’s', () => {
  expect(hourOf(at('2026-04-08T23:59:59'))).toBe(23)
  expect(weekStart(at('2026-04-08T12:00:00'))).toBe(at('2026-04-06T00:00:00'))
  expect(weekStart(at('2026-04-12T23:59:59'))).toBe(at('2026-04-06T00:00:00'))
  expect(weekStart(at('2026-04-13T00:00:00'))).toBe(at('2026-04-13T00:00:00'))
  expect(monthStart(at('2026-05-01T00:00:00'))).toBe(at('2026-05-01T00:00:00'))
  expect(monthStart(at('2026-04-30T23:59:59'))).toBe(at('2026-04-01T00:00:00'))
  expect(monthStart(at('2026-12-31T12:00:00'), 1)).toBe(at('2027-01-01T00:00:00'))
})
