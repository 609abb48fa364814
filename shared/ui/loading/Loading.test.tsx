import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderComponent } from '#testing/render-component.tsx'
import { Loading } from './index.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

it('loading that is quick shows no spinner', () => {
  renderComponent(<Loading />)
  wait(299)
  expect(screen.getByRole('status').textContent).toBe('')
})

it('loading that takes longer shows a message, in the status that was there before', () => {
  renderComponent(<Loading />)
  const status = screen.getByRole('status')
  wait(300)
  expect(status.textContent).toBe('加载中')
})

it('the spinner says what is under way, where the page knows', () => {
  renderComponent(<Loading size="page" text="正在确认支付结果" />)
  wait(300)
  expect(screen.getByText('正在确认支付结果')).toBeTruthy()
})

it('a spinner that goes before its moment leaves nothing behind', () => {
  renderComponent(<Loading />).unmount()
  expect(vi.getTimerCount()).toBe(0)
})
