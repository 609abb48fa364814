import { act, fireEvent, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderComponent } from '#testing/render-component.tsx'
import { Swipe } from './index.ts'

const slides = ['one', 'two', 'three'].map((id) => ({ id, content: <a href={`#${id}`}>{id}</a> }))
const EVERY = 4000

beforeEach(() => {
  vi.useFakeTimers()
  // A row of slides 300 px wide: there is no layout here, and Embla measures.
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(300)
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return 300 * [...document.querySelectorAll('[role="tabpanel"]')].indexOf(this)
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function show(props: Partial<Parameters<typeof Swipe>[0]> = {}) {
  const page = renderComponent(<Swipe label="奖品" slides={slides} {...props} />)
  act(() => void vi.advanceTimersByTime(50))
  return page
}
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
const chosen = () => screen.getByRole('tab', { selected: true }).getAttribute('aria-label')

it('the dots of a carousel say which slide is shown, and lead to the others', async () => {
  const change = vi.fn()
  const { user } = show({ onChange: change })
  expect(screen.getByRole('region', { name: '奖品' }).getAttribute('aria-roledescription')).toBe('轮播')
  expect(chosen()).toBe('第 1 张，共 3 张')
  await user.click(screen.getByRole('tab', { name: '第 3 张，共 3 张' }))
  expect(chosen()).toBe('第 3 张，共 3 张')
  expect(change.mock.calls).toEqual([[2]])
})

it('the dots are one stop of the keyboard, arrows go on, round the ends', async () => {
  const { user } = show()
  screen.getByRole('tab', { selected: true }).focus()
  const seen: unknown[] = []
  for (const key of ['{ArrowRight}', '{ArrowLeft}', '{ArrowLeft}', '{Home}', '{End}']) {
    await user.keyboard(key)
    expect(document.activeElement).toBe(screen.getByRole('tab', { selected: true }))
    seen.push(chosen()?.[2])
  }
  expect(seen).toEqual(['2', '1', '3', '1', '3'])
  expect(screen.getAllByRole('tab').map((dot) => dot.tabIndex)).toEqual([-1, -1, 0])
})

it('a slide may have a name, which is its dot’s too', () => {
  show({ slides: slides.map((slide) => ({ ...slide, label: `prize ${slide.id}` })) })
  expect(screen.getByRole('tab', { name: 'prize two' })).toBeTruthy()
})

it('one slide alone has no dots', () => {
  show({ slides: slides.slice(0, 1) })
  expect(screen.queryByRole('tablist')).toBeNull()
})

it('a carousel stands still by itself', () => {
  show()
  wait(60_000)
  expect(chosen()).toBe('第 1 张，共 3 张')
  expect(screen.queryByRole('button')).toBeNull()
})

it('a carousel that is set to goes on by itself, until its button stops it', async () => {
  const { user } = show({ everyMs: EVERY })
  wait(EVERY)
  expect(chosen()).toBe('第 2 张，共 3 张')
  await user.click(screen.getByRole('button', { name: '停止轮播' }))
  wait(3 * EVERY)
  expect(chosen()).toBe('第 2 张，共 3 张')
  expect(screen.getByRole('button', { name: '开始轮播' })).toBeTruthy()
})

it.each([
  ['a touch', () => fireEvent.pointerDown(screen.getByText('one'))],
  ['the focus', () => act(() => screen.getByText('one').focus())],
])('%s stops a carousel for good', (_, come) => {
  show({ everyMs: EVERY })
  come()
  wait(3 * EVERY)
  expect(chosen()).toBe('第 1 张，共 3 张')
})

it('a carousel waits while the page is hidden', () => {
  show({ everyMs: EVERY })
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  document.dispatchEvent(new Event('visibilitychange'))
  wait(3 * EVERY)
  expect(chosen()).toBe('第 1 张，共 3 张')
  hidden.mockReturnValue(false)
  document.dispatchEvent(new Event('visibilitychange'))
  wait(EVERY)
  expect(chosen()).toBe('第 2 张，共 3 张')
})

it('where motion is to be reduced a carousel goes on only when the person asks', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  const { user } = show({ everyMs: EVERY })
  wait(3 * EVERY)
  expect(chosen()).toBe('第 1 张，共 3 张')
  await user.click(screen.getByRole('button', { name: '开始轮播' }))
  wait(EVERY)
  expect(chosen()).toBe('第 2 张，共 3 张')
})

it('a carousel that has gone leaves no timer behind', () => {
  const { unmount } = show({ everyMs: EVERY })
  unmount()
  wait(50)
  expect(vi.getTimerCount()).toBe(0)
})

it('the first screen shows a carousel before any script', () => {
  show()
  const html = renderToString(<Swipe label="奖品" slides={slides} everyMs={EVERY} />)
  expect(html).toContain('#one')
  expect(html).not.toContain('inert')
})
