import { act, renderHook, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderComponent } from '#testing/render-component.tsx'
import {
  midnightOf,
  nextMidnight,
  nextMoment,
  PhaseClock,
  type Schedule,
  useNewDay,
  useOnChange,
  usePhaseEnd,
} from './index.ts'

const HOUR = 3_600_000
const MIDNIGHT = Date.UTC(2026, 3, 8, 16)
const NOW = MIDNIGHT - 2 * HOUR
const schedule = (phase: Schedule['phase']) => ({
  phase,
  startAt: NOW + HOUR,
  endAt: NOW + 3 * HOUR,
  settleAt: NOW + 5 * HOUR,
})
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
const say = (phase: string) => `is ${phase}`

beforeEach(() => void vi.useFakeTimers({ now: NOW }))
afterEach(() => void vi.useRealTimers())

test.each([
  ['coming', '01时00分00秒'],
  ['running', '03时00分00秒'],
  ['ended', '05时00分00秒'],
] as const)(
  'while a campaign is %s the clock shows a message, and runs to what comes next',
  (phase, time) => {
    const { container } = renderComponent(
      <PhaseClock alone schedule={schedule(phase)} say={say} onEnd={() => {}} />,
    )
    expect(container.textContent).toBe(`is ${phase}${time}`)
    expect(container.querySelector('p')?.dataset.phase).toBe(phase)
  },
)

test('when nothing comes next, the clock shows no time', () => {
  const { container, rerender } = renderComponent(
    <PhaseClock alone schedule={schedule('settled')} say={say} after="yesterday" onEnd={() => {}} />,
  )
  expect(container.textContent).toBe('is settledyesterday')
  const { settleAt: _, ...ended } = schedule('ended')
  rerender(<PhaseClock alone schedule={ended} say={say} onEnd={() => {}} />)
  expect(container.textContent).toBe('is ended')
  expect(screen.queryByRole('timer')).toBeNull()
})

test.each([
  ['coming', '提醒我', '/activityNew/activePre?activityId=12'],
  ['ended', '看看别的活动', '/index'],
  ['settled', '看看别的活动', '/index'],
] as const)('while a campaign is %s, its clock leads on', (phase, name, href) => {
  renderComponent(
    <PhaseClock schedule={{ ...schedule(phase), activityId: '12' }} say={say} onEnd={() => {}} />,
  )
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href)
})

test('a campaign whose id is not known leads to the calendar, where its reminder is', () => {
  renderComponent(<PhaseClock schedule={schedule('coming')} say={say} onEnd={() => {}} />)
  expect(screen.getByRole('link').getAttribute('href')).toBe('/activityNew/activityForecast')
})

test('a campaign that runs needs no way on', () => {
  renderComponent(<PhaseClock schedule={schedule('running')} say={say} onEnd={() => {}} />)
  expect(screen.queryByRole('link')).toBeNull()
})

test('before the phase is known, the clock says what the page has for that', () => {
  const { container } = renderComponent(
    <PhaseClock schedule={undefined} say={say} before="wait" onEnd={() => {}} />,
  )
  expect(container.textContent).toBe('wait')
})

test('the end of a phase is reported by the clock that is drawn', () => {
  const onEnd = vi.fn()
  renderComponent(<PhaseClock schedule={schedule('coming')} say={say} onEnd={onEnd} />)
  pass(HOUR - 1000)
  expect(onEnd).not.toHaveBeenCalled()
  pass(1000)
  expect(onEnd).toHaveBeenCalledOnce()
})

test('the end of a phase is reported where no clock is drawn, and every minute until the next is known', () => {
  const onEnd = vi.fn()
  const { rerender } = renderHook(({ now }) => usePhaseEnd(now, onEnd), {
    initialProps: { now: schedule('coming') as Schedule },
  })
  pass(HOUR)
  expect(onEnd).toHaveBeenCalledTimes(1)
  pass(60_000)
  expect(onEnd).toHaveBeenCalledTimes(2)
  rerender({ now: schedule('running') })
  pass(10 * 60_000)
  expect(onEnd).toHaveBeenCalledTimes(2)
})

test('a settled campaign waits for nothing', () => expect(nextMoment(schedule('settled'))).toBeUndefined())

test('a change is from something known to something else', () => {
  const turned = vi.fn()
  const { rerender } = renderHook(({ now }) => useOnChange(now, turned), {
    initialProps: { now: undefined as string | undefined },
  })
  for (const now of ['coming', 'coming', undefined, 'coming']) rerender({ now })
  expect(turned).not.toHaveBeenCalled()
  rerender({ now: 'running' })
  expect(turned).toHaveBeenCalledOnce()
})

test('on a new day of the product what is shown is refetched, once it has come', () => {
  const refetch = vi.fn(async () => {})
  const { rerender } = renderHook(({ data }) => useNewDay({ data, refetch }), {
    initialProps: { data: undefined as unknown },
  })
  rerender({ data: {} })
  pass(2 * HOUR - 1)
  expect(refetch).not.toHaveBeenCalled()
  pass(60_000)
  expect(refetch).toHaveBeenCalledOnce()
})

test('the day begins at midnight in the product’s zone, wherever the person is', () => {
  expect(nextMidnight(MIDNIGHT - HOUR)).toBe(MIDNIGHT)
  expect(nextMidnight(MIDNIGHT - 1)).toBe(MIDNIGHT)
  expect(nextMidnight(MIDNIGHT)).toBe(MIDNIGHT + 24 * HOUR)
  expect(midnightOf(MIDNIGHT + HOUR)).toBe(MIDNIGHT)
})
