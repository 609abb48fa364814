import { describe, expect, it } from 'vitest'
import { formatDuration } from './duration.ts'

describe('time that is left', () => {
  it('time that is left has whole days and two digits for the rest', () => {
    expect(formatDuration(((2 * 24 + 3) * 3600 + 4 * 60 + 5) * 1000 + 999)).toEqual({
      days: 2,
      hours: '03',
      minutes: '04',
      seconds: '05',
    })
  })

  it.each([0, -5000, Number.NaN])('a time of %d ms is over', (ms) => {
    expect(formatDuration(ms)).toEqual({ days: 0, hours: '00', minutes: '00', seconds: '00' })
  })
})
