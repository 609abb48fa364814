import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toastNow } from '#shared/runtime/toast'
import { renderPiece } from '#testing/render-piece.tsx'
import { Letter, type LetterState } from './index.ts'

const NOW = Date.UTC(2026, 3, 8, 4)
beforeEach(() => void vi.useFakeTimers({ now: NOW }))
afterEach(() => void vi.useRealTimers())

const show = (state: LetterState, onExpired = vi.fn(), from: 'them' | 'me' = 'them', onAnswer = vi.fn()) => {
  renderPiece(
    <Letter
      from={from}
      state={state}
      person={{ userId: '1', nickname: 'Ming', portrait: '' }}
      at={NOW - 1000}
      expiresAt={NOW + 5000}
      onExpired={onExpired}
      reasonOf={(answer) => (answer === 'accept' ? 'You are in a group' : undefined)}
      onAnswer={onAnswer}
    >
      Shall we?
    </Letter>,
    'en',
  )
  return onExpired
}

test('a letter that waits can be answered until its hour; then it has expired, and the page is called', () => {
  const onExpired = show('pending')
  expect(screen.getByText('Waiting')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Accept' })).toBeTruthy()
  act(() => void vi.advanceTimersByTime(6000))
  expect(screen.getByText('Expired')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull()
  expect(onExpired).toHaveBeenCalled()
})

test.each([
  ['accepted', 'Accepted'],
  ['refused', 'Declined'],
  ['withdrawn', 'Taken back'],
] as const)('a letter that was %s says so, and nothing can be done with it', (state, word) => {
  show(state)
  expect(screen.getByText(word)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull()
})

test('who wrote a letter can take it back', () => {
  const onAnswer = vi.fn()
  show('pending', vi.fn(), 'me', onAnswer)
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Take it back' }))
  expect(onAnswer).toHaveBeenCalledWith('withdraw')
})

test('an answer that cannot be given says why, another one is given', () => {
  const onAnswer = vi.fn()
  show('pending', vi.fn(), 'them', onAnswer)
  fireEvent.click(screen.getByRole('button', { name: 'Accept' }))
  expect(toastNow()?.text).toBe('You are in a group')
  fireEvent.click(screen.getByRole('button', { name: 'Decline' }))
  expect(onAnswer.mock.calls).toEqual([['refuse']])
})
