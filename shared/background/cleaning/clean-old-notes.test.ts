import { beforeEach, expect, it, vi } from 'vitest'
import { cleanOldNotes } from './clean-old-notes.ts'

const NOW = Date.UTC(2026, 3, 8)
const DAY = 24 * 60 * 60 * 1000

beforeEach(() => {
  vi.useFakeTimers()
  vi.setSystemTime(NOW)
})

it('a draft is kept for a day, and a mutation’s key until its result is known, unless it never left', () => {
  localStorage.setItem('intent:/buy 1', `${NOW - 90 * DAY} a`)
  localStorage.setItem('intent:/buy 2', `${NOW - DAY} b unsent`)
  localStorage.setItem('intent:/buy 3', 'nonsense')
  localStorage.setItem('done:/buy 1', String(NOW - DAY + 1))
  localStorage.setItem('done:/buy 2', String(NOW - DAY))
  localStorage.setItem('draft:clue 1', `${NOW - DAY + 1} {}`)
  localStorage.setItem('draft:clue 2', `${NOW - DAY} {}`)
  localStorage.setItem('token', 't')
  cleanOldNotes()
  expect(Object.keys(localStorage).sort()).toEqual(['done:/buy 1', 'draft:clue 1', 'intent:/buy 1', 'token'])
})
