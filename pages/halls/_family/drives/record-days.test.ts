import { describe, expect, it } from 'vitest'
import { isRecorded, recordDays } from './record-days.ts'

/** By the product's clock. */
const at = (text: string) => Date.parse(`${text}+08:00`)

describe('the last ten days', () => {
  it('the last ten days are today and the nine days before, today first', () => {
    const days = recordDays(at('2026-11-21T22:52:00'))
    expect(days).toHaveLength(10)
    expect([days[0], days[9]]).toEqual([at('2026-11-21T00:00:00'), at('2026-11-12T00:00:00')])
  })

  it('the last ten days change at midnight in Shanghai, not in London or on the phone', () => {
    expect(recordDays(at('2026-11-21T23:59:59'))[0]).toBe(at('2026-11-21T00:00:00'))
    expect(recordDays(at('2026-11-22T00:00:00'))[0]).toBe(at('2026-11-22T00:00:00'))
  })

  it('the last ten days go over the ends of months, years and a leap day', () => {
    expect(recordDays(at('2027-01-03T08:00:00'))[9]).toBe(at('2026-12-25T00:00:00'))
    expect(recordDays(at('2028-03-05T08:00:00'))[9]).toBe(at('2028-02-25T00:00:00'))
  })
})

describe('a record', () => {
  const now = at('2026-11-21T14:52:00')

  it('a record of the first moment of the tenth day is shown, of the moment before is not', () => {
    expect(isRecorded(at('2026-11-12T00:00:00'), now)).toBe(true)
    expect(isRecorded(at('2026-11-12T00:00:00') - 1, now)).toBe(false)
  })

  it('a record of the tenth day is shown until midnight, whatever hour it began', () => {
    expect(isRecorded(at('2026-11-12T00:00:00'), at('2026-11-21T23:59:59'))).toBe(true)
    expect(isRecorded(at('2026-11-12T23:59:59'), at('2026-11-22T00:00:00'))).toBe(false)
  })

  it('a record of this moment is shown', () => expect(isRecorded(now, now)).toBe(true))
})
