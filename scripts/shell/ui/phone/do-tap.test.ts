import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { doTap } from './do-tap.ts'

beforeEach(() => {
  vi.useFakeTimers()
  document.body.replaceChildren()
})
afterEach(() => void vi.useRealTimers())

const frame = { contentDocument: document } as HTMLIFrameElement
const { signal } = new AbortController()

test('an element is tapped once it is there', async () => {
  const pressed = vi.fn()
  const tapping = doTap(frame, 'rewards', signal)
  await vi.advanceTimersByTimeAsync(1000)
  const button = document.createElement('button')
  button.dataset.track = 'rewards'
  button.getBoundingClientRect = () => new DOMRect(0, 0, 10, 10)
  Object.assign(button, { __reactFiber$1: {} })
  button.addEventListener('click', pressed)
  document.body.append(button)
  await vi.advanceTimersByTimeAsync(200)
  await tapping
  expect(pressed).toHaveBeenCalledTimes(1)
})

test('a tap without an element says what there is after ten seconds', async () => {
  const said = expect(doTap(frame, 'x', signal)).rejects.toThrow(
    'The tap "x" was not found. There are: none.',
  )
  await vi.advanceTimersByTimeAsync(10_500)
  await said
})

test('a page that has gone is tapped no more', async () => {
  const ending = new AbortController()
  const tapping = doTap(frame, 'later', ending.signal)
  ending.abort()
  await vi.advanceTimersByTimeAsync(200)
  await expect(tapping).resolves.toBeUndefined()
})
