import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { hideToast, Toaster, toast } from './index.ts'

const shown = () => screen.getByRole('status').textContent
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

beforeEach(() => {
  vi.useFakeTimers()
  render(<Toaster />)
  return hideToast
})

it.each([
  ['tip', 2500],
  ['warning', 3000],
  ['error', 3500],
] as const)('a %s stays %i ms', (kind, ms) => {
  act(() => toast[kind]('Request error'))
  pass(ms - 1)
  expect(shown()).toBe('Request error')
  pass(1)
  expect(shown()).toBe('')
})

it.each([
  [1, 666],
  [60_000, 6666],
])('a toast’s own time of %i ms becomes %i', (asked, stays) => {
  act(() => toast.tip('Switching', asked))
  pass(stays - 1)
  expect(shown()).toBe('Switching')
  pass(1)
  expect(shown()).toBe('')
})

it('a notice and a toast are both shown, whichever comes first, each for its time', () => {
  const texts = () => [...screen.getByRole('status').children].map(({ textContent }) => textContent)
  act(() => toast.warning('Please login again'))
  act(() => toast.notice('new version online', 2000))
  expect(texts()).toEqual(['new version online', 'Please login again'])
  act(() => toast.tip('Saved'))
  act(hideToast)
  expect(texts()).toEqual(['new version online'])
  act(() => toast.error('Request error'))
  pass(1999)
  expect(texts()).toEqual(['new version online', 'Request error'])
  pass(1)
  expect(texts()).toEqual(['Request error'])
})

it('a new toast replaces the old one and has its full time', () => {
  act(() => toast.error('first'))
  pass(3000)
  act(() => toast.tip('second'))
  expect(shown()).toBe('second')
  pass(2499)
  expect(shown()).toBe('second')
  pass(1)
  expect(shown()).toBe('')
})

it.each([
  ['a letter', 'a'],
  ['a Chinese sign', '礼'],
  ['an emoji', '🎁'],
  ['a family', '👨‍👩‍👧‍👦'],
  ['a flag', '🇨🇳'],
  ['the flag of a region', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
  ['a skin tone', '👍🏽'],
  ['a couple of two skin tones', '👩🏽‍❤️‍💋‍👨🏿'],
  ['a keycap', '1️⃣'],
  ['a letter with its accent', 'e\u0301'],
])('a text is cut to 100 characters; %s is one, and never cut inside', (_, character) => {
  act(() => toast.tip(character.repeat(101)))
  expect(shown()).toBe(character.repeat(100))
  act(() => toast.tip(character.repeat(100)))
  expect(shown()).toBe(character.repeat(100))
})

it('marks heaped on one letter do not make an endless toast', () => {
  act(() => toast.tip(`Z${'\u0353'.repeat(100_000)}`))
  expect(shown()?.length).toBeLessThan(2000)
})

it('an empty toast is not shown', () => {
  act(() => toast.tip('Saving'))
  act(() => toast.warning(''))
  expect(shown()).toBe('Saving')
})

it('a text that a server sends is shown as text', () => {
  act(() => toast.warning('<img src=x onerror=alert(1)>'))
  expect(shown()).toBe('<img src=x onerror=alert(1)>')
})
