import { beforeEach, expect, it, vi } from 'vitest'
import { cleanOldDecisions } from './clean-old-decisions.ts'

const NOW = Date.UTC(2026, 3, 8)
const DAY = 24 * 60 * 60 * 1000

beforeEach(() => {
  vi.useFakeTimers()
  vi.setSystemTime(NOW)
})

it('what a person decided is kept for a day, and then cleared away', () => {
  const [fresh, old] = [
    { input: { thing: 'cat' }, at: NOW - DAY + 1 },
    { input: { thing: 'dog' }, at: NOW - DAY },
  ]
  localStorage.setItem('decisions:/buy 1', JSON.stringify([old, fresh]))
  localStorage.setItem('decisions:/buy 2', JSON.stringify([old]))
  localStorage.setItem('decisions:/buy 3', 'nonsense')
  localStorage.setItem('decisions:/buy 4', '[null]')
  localStorage.setItem('token', 't')
  cleanOldDecisions()
  expect(Object.keys(localStorage).sort()).toEqual(['decisions:/buy 1', 'token'])
  expect(JSON.parse(localStorage.getItem('decisions:/buy 1') as string)).toEqual([fresh])
})
