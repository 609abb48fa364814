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
])('an own time of %i ms becomes %i', (asked, stays) => {
  act(() => toast.tip('Switching', asked))
  pass(stays - 1)
  expect(shown()).toBe('Switching')
  pass(1)
  expect(shown()).toBe('')
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

it('a text is cut to 100 characters, never inside one', () => {
  act(() => toast.tip('🎁'.repeat(101)))
  expect(shown()).toBe('🎁'.repeat(100))
})

it('an empty text shows nothing', () => {
  act(() => toast.tip('Saving'))
  act(() => toast.warning(''))
  expect(shown()).toBe('Saving')
})

it('what a server sends is shown as text', () => {
  act(() => toast.warning('<img src=x onerror=alert(1)>'))
  expect(shown()).toBe('<img src=x onerror=alert(1)>')
})
