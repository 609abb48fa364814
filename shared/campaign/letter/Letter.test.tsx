import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toastNow } from '#shared/runtime/toast'
import { renderComponent } from '#testing/render-component.tsx'
import { type LetterData, Letters } from './index.ts'

const NOW = Date.UTC(2026, 3, 8, 4)
beforeEach(() => void vi.useFakeTimers({ now: NOW }))
afterEach(() => void vi.useRealTimers())

const person = { userId: '1', nickname: 'Ming', portrait: '' }
const pending: LetterData = {
  id: '7',
  from: 'them',
  person,
  state: 'pending',
  at: NOW - 1000,
  expiresAt: NOW + 5000,
}

function show(letters: LetterData[], props: Partial<Parameters<typeof Letters>[0]> = {}) {
  const [onExpired, onAnswer] = [vi.fn(), vi.fn()]
  renderComponent(
    <Letters
      received={letters.filter(({ from }) => from === 'them')}
      sent={letters.filter(({ from }) => from === 'me')}
      textOf={({ from }) => (from === 'them' ? 'Shall we?' : 'I asked')}
      acting={null}
      onAnswer={onAnswer}
      onExpired={onExpired}
      {...props}
    />,
    'en',
  )
  return { onExpired, onAnswer }
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('a letter that waits can be answered until its hour; then it has expired, and the page is called', () => {
  const { onExpired } = show([pending])
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
] as const)('a letter that was %s shows a message, and nothing can be done with it', (state, word) => {
  show([{ ...pending, state }])
  expect(screen.getByText(word)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull()
})

test('a person who wrote a letter can take it back, unless it is final', () => {
  const { onAnswer } = show([{ ...pending, from: 'me' }])
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull()
  press('Take it back')
  expect(onAnswer).toHaveBeenCalledWith('withdraw', expect.objectContaining({ id: '7' }))
})

test('a final letter of mine waits without a button', () => {
  show([{ ...pending, from: 'me' }], { final: true })
  expect(screen.getByText('Waiting')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Take it back' })).toBeNull()
})

test('an answer that cannot be given says why, another one is given', () => {
  const { onAnswer } = show([pending], {
    reasonOf: (answer) => (answer === 'accept' ? 'You are in a group' : undefined),
  })
  press('Accept')
  expect(toastNow()?.text).toBe('You are in a group')
  press('Decline')
  expect(onAnswer.mock.calls).toEqual([['refuse', pending]])
})

test('letters that wait stand first, then the latest', () => {
  show([
    { ...pending, id: '1', state: 'refused', at: NOW - 9000, person: { ...person, nickname: 'Older' } },
    { ...pending, id: '2', state: 'refused', at: NOW - 2000, person: { ...person, nickname: 'Later' } },
    { ...pending, id: '3', at: NOW - 20_000, person: { ...person, nickname: 'Waits' } },
  ])
  const names = screen
    .getAllByRole('article')
    .map(({ textContent }) => textContent?.match(/Older|Later|Waits/)?.[0])
  expect(names).toEqual(['Waits', 'Later', 'Older'])
})
