import { beforeEach, expect, it, vi } from 'vitest'
import { cleanOldIntents } from './clean-old-intents.ts'

const NOW = Date.UTC(2026, 3, 8)
const DAY = 24 * 60 * 60 * 1000

beforeEach(() => {
  vi.useFakeTimers()
  vi.setSystemTime(NOW)
})

it('a decision whose result is unknown is kept for a day, and then cleared away', () => {
  localStorage.setItem('intent:/buy 1', `${NOW - DAY + 1} a`)
  localStorage.setItem('intent:/buy 2', `${NOW - DAY} b`)
  localStorage.setItem('intent:/buy 3', 'nonsense')
  localStorage.setItem('token', 't')
  cleanOldIntents()
  expect(Object.keys(localStorage).sort()).toEqual(['intent:/buy 1', 'token'])
})
