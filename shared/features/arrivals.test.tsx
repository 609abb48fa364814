import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useArrivals } from './arrivals.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const items = (...ids: string[]) => ids.map((id) => ({ id }))
const follow = (first: { id: string }[] | undefined) =>
  renderHook(({ list }) => useArrivals(list, 1000).map(({ id }) => id), { initialProps: { list: first } })

it('entries that were there from the start do not arrive, however late they are known', () => {
  const { result, rerender } = follow(undefined)
  rerender({ list: items('b', 'a') })
  expect(result.current).toEqual([])
})

it('new entries arrive for as long as their effect takes, oldest first, three at most', () => {
  const { result, rerender } = follow(items('a'))
  rerender({ list: items('e', 'd', 'c', 'b', 'a') })
  expect(result.current).toEqual(['c', 'd', 'e'])
  act(() => void vi.advanceTimersByTime(1000))
  expect(result.current).toEqual([])
  rerender({ list: items('e', 'a') })
  expect(result.current).toEqual([])
})
