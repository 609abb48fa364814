import { act, render } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Markdown } from './index.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  document.body.style.cssText = ''
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

it('new text is drawn once in 50 ms, with the latest of it, however fast it comes', async () => {
  const { container, rerender } = render(<Markdown text="a" streaming />, { wrapper: StrictMode })
  expect(container.textContent).toBe('a')
  for (const text of ['ab', 'abc', 'abcd']) {
    rerender(<Markdown text={text} streaming />)
    await pass(15)
  }
  expect(container.textContent).toBe('a')
  await pass(5)
  expect(container.textContent).toBe('abcd')
  rerender(<Markdown text="abcde" streaming />)
  await pass(49)
  expect(container.textContent).toBe('abcd')
  await pass(1)
  expect(container.textContent).toBe('abcde')
})

it('the end of the stream is drawn at once', async () => {
  const { container, rerender } = render(<Markdown text="a" streaming />)
  expect(container.firstElementChild?.getAttribute('aria-busy')).toBe('true')
  rerender(<Markdown text="a **b**" streaming={false} />)
  expect(container.textContent).toBe('a b')
  expect(container.firstElementChild?.hasAttribute('aria-busy')).toBe(false)
})

it('a stream that starts again shows nothing of the one before', async () => {
  const { container, rerender } = render(<Markdown text="old" streaming />)
  rerender(<Markdown text="old answer" streaming={false} />)
  rerender(<Markdown text="old answer, more" streaming />)
  expect(container.textContent).toBe('old answer, more')
  rerender(<Markdown text="old answer, more of it" streaming />)
  expect(container.textContent).toBe('old answer, more')
  await pass(50)
  expect(container.textContent).toBe('old answer, more of it')
})

it('finished blocks stay as they are while text is added', async () => {
  const { container, rerender } = render(<Markdown text={'# One\n\ntwo\n\nthr'} streaming />)
  const [one, two] = container.querySelectorAll('h2, p')
  rerender(<Markdown text={'# One\n\ntwo\n\nthree **4**\n\n- 5'} streaming />)
  await pass(50)
  expect(container.querySelectorAll('h2, p')[0]).toBe(one)
  expect(container.querySelectorAll('h2, p')[1]).toBe(two)
  expect(container.textContent).toBe('Onetwothree 45')
})

it('a long text comes step by step, and whole', async () => {
  const text = Array.from({ length: 100 }, (_, at) => `## Part ${at}\n\n${'word '.repeat(80)}`).join('\n\n')
  const { container } = render(<Markdown text={text} />)
  const drawn = () => container.querySelectorAll('h3').length
  expect(drawn()).toBeLessThan(30)
  await pass(0)
  expect(drawn()).toBeGreaterThan(40)
  for (let step = 0; step < 4; step++) await pass(0)
  expect(drawn()).toBe(100)
})

describe('what scrolls around a stream', () => {
  let scroller: HTMLElement
  const place = { top: 0, height: 100 }

  /** A box of 100 px in which the text lies. */
  function open() {
    const view = render(
      <div style={{ overflowY: 'auto' }} data-testid="box">
        <Markdown text="a" streaming />
      </div>,
    )
    scroller = view.getByTestId('box')
    Object.assign(place, { top: 0, height: 100 })
    Object.defineProperties(scroller, {
      clientHeight: { value: 100 },
      scrollHeight: { get: () => place.height },
      scrollTop: {
        get: () => place.top,
        set: (top: number) => scrollTo(Math.min(top, place.height - 100)),
      },
    })
    return view
  }
  const scrollTo = (top: number) => {
    place.top = top
    scroller.dispatchEvent(new Event('scroll'))
  }
  let text = 'a'
  /** Text arrives that makes it so high. */
  async function arrives(view: ReturnType<typeof open>, height: number, streaming = true) {
    text += ' b'
    place.height = height
    view.rerender(
      <div style={{ overflowY: 'auto' }} data-testid="box">
        <Markdown text={text} streaming={streaming} />
      </div>,
    )
    await pass(50)
  }

  it('what scrolls around a stream is kept at its end', async () => {
    const view = open()
    await arrives(view, 300)
    expect(place.top).toBe(200)
    await arrives(view, 500)
    expect(place.top).toBe(400)
    await arrives(view, 600, false)
    expect(place.top).toBe(500)
  })

  it('a stream is left alone when the person scrolls up, and followed again from its end on', async () => {
    const view = open()
    await arrives(view, 300)
    scrollTo(190)
    await arrives(view, 500)
    expect(place.top).toBe(190)
    scrollTo(300)
    await arrives(view, 600)
    expect(place.top).toBe(300)
    scrollTo(480)
    await arrives(view, 700)
    expect(place.top).toBe(600)
  })

  it('what scrolls around a stream is not moved after its end', async () => {
    const view = open()
    await arrives(view, 300, false)
    scrollTo(200)
    await arrives(view, 500, false)
    expect(place.top).toBe(200)
  })
})
