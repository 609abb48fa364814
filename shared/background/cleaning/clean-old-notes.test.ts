import { beforeEach, expect, it, vi } from 'vitest'
import { cleanOldNotes } from './clean-old-notes.ts'

const NOW = Date.UTC(2026, 3, 8)
const DAY = 24 * 60 * 60 * 1000

beforeEach(() => {
  vi.useFakeTimers()
  vi.setSystemTime(NOW)
})

it('the key of a mutation whose result is unknown and a draft are kept for a day, and then removed', () => {
  localStorage.setItem('intent:/buy 1', `${NOW - DAY + 1} a`)
  localStorage.setItem('intent:/buy 2', `${NOW - DAY} b`)
  localStorage.setItem('intent:/buy 3', 'nonsense')
  localStorage.setItem('done:/buy 1', String(NOW - DAY + 1))
  localStorage.setItem('done:/buy 2', String(NOW - DAY))
  localStorage.setItem('draft:clue 1', `${NOW - DAY + 1} {}`)
  localStorage.setItem('draft:clue 2', `${NOW - DAY} {}`)
  localStorage.setItem('token', 't')
  cleanOldNotes()
  expect(Object.keys(localStorage).sort()).toEqual(['done:/buy 1', 'draft:clue 1', 'intent:/buy 1', 'token'])
})
