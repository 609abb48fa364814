import { act, render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { afterThisTest } from '#testing/browser.ts'
import { usePauseOffscreen } from './pause-offscreen.ts'

function Creature() {
  const rest = usePauseOffscreen<HTMLSpanElement>()
  return <span ref={rest} data-testid="creature" />
}

it('an animation rests while it is out of sight', () => {
  afterThisTest(() => void vi.unstubAllGlobals())
  let notify: (entries: { isIntersecting: boolean }[]) => void = () => {}
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof notify) {
        notify = callback
      }
      observe() {}
      disconnect() {}
    },
  )
  const { getByTestId } = render(<Creature />)
  const away = () => getByTestId('creature').hasAttribute('data-paused')
  act(() => notify([{ isIntersecting: false }]))
  expect(away()).toBe(true)
  act(() => notify([{ isIntersecting: true }]))
  expect(away()).toBe(false)
})

it('an animation rests while the page is scrolled', () => {
  vi.useFakeTimers()
  const { getByTestId, unmount } = render(<Creature />)
  const resting = () => getByTestId('creature').hasAttribute('data-paused')
  for (let n = 0; n < 3; n++) {
    window.dispatchEvent(new Event('scroll'))
    vi.advanceTimersByTime(100)
    expect(resting()).toBe(true)
  }
  vi.advanceTimersByTime(100)
  expect(resting()).toBe(false)
  window.dispatchEvent(new Event('scroll'))
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})
