import { act, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderComponent } from '#testing/render-component.tsx'
import { Countdown } from './index.ts'

const NOW = Date.UTC(2026, 10, 21)
const at = (days: number, hours = 0, minutes = 0, seconds = 0) =>
  NOW + (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
const timer = () => screen.getByRole('timer')

beforeEach(() => void vi.useFakeTimers({ now: NOW }))
afterEach(() => void vi.useRealTimers())

test('a countdown shows days, hours, minutes and seconds, and counts down', () => {
  renderComponent(<Countdown target={at(2, 3, 4, 5)} />)
  expect(timer().textContent).toBe('2天03时04分05秒')
  pass(6000)
  expect(timer().textContent).toBe('2天03时03分59秒')
})

test('a countdown leaves the days out on the last day', () => {
  renderComponent(<Countdown target={at(0, 3)} />, 'en')
  expect(timer().textContent).toBe('03h00m00s')
})

test('a countdown’s spoken name changes with the minute, not with the second', () => {
  renderComponent(<Countdown target={at(0, 1, 30, 30)} />)
  const name = timer().getAttribute('aria-label')
  expect(name).toBe('还剩 0 天 01 小时 30 分钟')
  pass(20_000)
  expect(timer().getAttribute('aria-label')).toBe(name)
})

test('a countdown calls onEnd once per target, also when it is already over', () => {
  const onEnd = vi.fn()
  const { rerender } = renderComponent(<Countdown target={at(0, 0, 0, 2)} onEnd={onEnd} />)
  pass(5000)
  expect(timer().textContent).toBe('00时00分00秒')
  expect(onEnd).toHaveBeenCalledTimes(1)
  rerender(<Countdown target={at(0, 0, 0, 1)} onEnd={onEnd} />)
  expect(onEnd).toHaveBeenCalledTimes(2)
})

test('the prerendered countdown shows no invented time', () => {
  renderComponent(<p />)
  expect(renderToString(<Countdown target={at(1)} />).match(/--/g)).toHaveLength(3)
})
