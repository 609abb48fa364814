import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { press } from './press.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const frame = { contentDocument: document } as HTMLIFrameElement
const { signal } = new AbortController()

/** A button as the page has it; `alive`: React has taken it over. */
function button(track: string, alive = true): HTMLButtonElement {
  const element = document.createElement('button')
  element.dataset.track = track
  if (alive) Object.assign(element, { __reactFiber$1: {} })
  document.body.replaceChildren(element)
  return element
}

test('an element is pressed once it is there', async () => {
  document.body.replaceChildren()
  const pressed = vi.fn()
  const pressing = press(frame, 'battle.rewards', signal)
  await vi.advanceTimersByTimeAsync(1000)
  button('battle.rewards').addEventListener('click', pressed)
  await vi.advanceTimersByTimeAsync(200)
  await pressing
  expect(pressed).toHaveBeenCalledTimes(1)
})

test.each([
  ['is not there', () => document.body.replaceChildren(), 'There is nothing named “x” on the page to press.'],
  [
    'is disabled',
    () => button('x').toggleAttribute('disabled', true),
    '“x” is there, but cannot be pressed.',
  ],
  ['is busy', () => button('x').setAttribute('aria-busy', 'true'), '“x” is there, but cannot be pressed.'],
  [
    'is HTML alone',
    () => void button('x', false),
    "“x” is there, but the page's scripts have not taken it over.",
  ],
])('an element that %s is said, after a while', async (_, prepare, sentence) => {
  prepare()
  const said = expect(press(frame, 'x', signal)).rejects.toThrow(sentence)
  await vi.advanceTimersByTimeAsync(10_500)
  await said
})

test('a page that has gone is pressed no more', async () => {
  const ending = new AbortController()
  const pressing = press(frame, 'later', ending.signal)
  ending.abort()
  await vi.advanceTimersByTimeAsync(200)
  await expect(pressing).resolves.toBeUndefined()
})
