import { act, renderHook } from '@testing-library/react'
import { array, number, object, optional, string } from 'valibot'
import { expect, test } from 'vitest'
import { endpoint } from '#shared/runtime/request'
import { hooksServer, leaveAndReturn } from '#testing/hooks-server.ts'
import { usePaged } from './use-paged.ts'

const input = object({ keyword: optional(string()), pageNum: number(), pageSize: number() })
const halls = endpoint({
  method: 'GET',
  path: '/halls',
  input,
  output: object({ list: array(string()), total: optional(number()) }),
})
const settled = () => act(async () => {})

test('pages follow each other until the total is reached', async () => {
  const { calls } = hooksServer()
  const { result } = renderHook(() => usePaged(halls, {}, 2))
  await settled()
  await calls[0]?.answer({ list: ['a', 'b'], total: 3 })
  expect(result.current).toMatchObject({ items: ['a', 'b'], status: 'ready', done: false })
  await act(async () => result.current.more())
  await act(async () => result.current.more())
  expect(result.current.busy).toBe(true)
  await calls[1]?.answer({ list: ['c'], total: 3 })
  expect(result.current).toMatchObject({ items: ['a', 'b', 'c'], done: true, busy: false })
  await act(async () => result.current.more())
  expect(calls.map(({ url }) => url)).toEqual(['/halls?pageNum=1&pageSize=2', '/halls?pageNum=2&pageSize=2'])
})

test('without a total, a page that is not full is the last; lists may be bare', async () => {
  const { calls } = hooksServer()
  const bare = endpoint({ method: 'GET', path: '/bare', input, output: array(string()) })
  const { result } = renderHook(() => usePaged(bare, {}, 2))
  await settled()
  await calls[0]?.answer(['a'])
  expect(result.current).toMatchObject({ items: ['a'], done: true })
})

test('a page that failed can be retried, what is there stays', async () => {
  const { calls } = hooksServer()
  const { result } = renderHook(() => usePaged(halls, {}, 2))
  await settled()
  await calls[0]?.answer({ list: ['a', 'b'] })
  await act(async () => result.current.more())
  await calls[1]?.fail()
  expect(result.current).toMatchObject({ items: ['a', 'b'], error: { kind: 'network' }, busy: false })
  await act(async () => result.current.more())
  await calls[2]?.answer({ list: ['c'] })
  expect(result.current).toMatchObject({ items: ['a', 'b', 'c'], error: undefined, done: true })
})

test('coming back to a list keeps its further pages if the first is unchanged, and begins again if not', async () => {
  const { calls } = hooksServer()
  const { result } = renderHook(() => usePaged(halls, {}, 1))
  await settled()
  await calls[0]?.answer({ list: ['a'] })
  await act(async () => result.current.more())
  await calls[1]?.answer({ list: ['b'] })
  await leaveAndReturn()
  await calls[2]?.answer({ list: ['a'] })
  expect(result.current.items).toEqual(['a', 'b'])
  await leaveAndReturn()
  await calls[3]?.answer({ list: ['new'] })
  expect(result.current.items).toEqual(['new'])
})

test('another input begins the list again', async () => {
  const { calls } = hooksServer()
  const { result, rerender } = renderHook(({ keyword }) => usePaged(halls, { keyword }, 1), {
    initialProps: { keyword: 'x' },
  })
  await settled()
  await calls[0]?.answer({ list: ['a'] })
  rerender({ keyword: 'y' })
  await settled()
  expect(result.current).toMatchObject({ items: [], status: 'loading', done: false })
  await calls[1]?.answer({ list: ['z'] })
  expect(result.current.items).toEqual(['z'])
})

const ranks = endpoint({
  method: 'GET',
  path: '/ranks',
  input,
  output: object({ list: array(object({ id: string() })), total: optional(number()) }),
})
const people = (...ids: string[]) => ids.map((id) => ({ id }))

test('an entry that slid onto the next page meanwhile is shown once', async () => {
  const { calls } = hooksServer()
  const { result } = renderHook(() => usePaged(ranks, {}, 2))
  await settled()
  await calls[0]?.answer({ list: people('1', '2'), total: 4 })
  await act(async () => result.current.more())
  await calls[1]?.answer({ list: people('2', '3'), total: 4 })
  expect(result.current.items).toEqual(people('1', '2', '3'))
  expect(result.current.done).toBe(true)
})

test('however often the next page is asked for at once, also by an old screen, it is one call', async () => {
  const { calls } = hooksServer()
  const { result } = renderHook(() => usePaged(halls, {}, 1))
  await settled()
  await calls[0]?.answer({ list: ['a'] })
  const old = result.current
  await act(async () => {
    old.more()
    old.more()
  })
  await calls[1]?.answer({ list: ['b'] })
  expect(result.current.items).toEqual(['a', 'b'])
  await act(async () => old.more())
  expect(calls.map(({ url }) => url.slice(0, 16))).toEqual([
    '/halls?pageNum=1',
    '/halls?pageNum=2',
    '/halls?pageNum=3',
  ])
})

test('a first page that is refetched and comes after the second drops it if it has changed', async () => {
  const { calls } = hooksServer()
  const { result } = renderHook(() => usePaged(halls, {}, 1))
  await settled()
  await calls[0]?.answer({ list: ['a'] })
  await leaveAndReturn()
  await act(async () => result.current.more())
  await calls[2]?.answer({ list: ['b'] })
  expect(result.current.items).toEqual(['a', 'b'])
  await calls[1]?.answer({ list: ['new'] })
  expect(result.current.items).toEqual(['new'])
})

test('a second page that comes after a changed first one is dropped', async () => {
  const { calls } = hooksServer()
  const { result } = renderHook(() => usePaged(halls, {}, 1))
  await settled()
  await calls[0]?.answer({ list: ['a'] })
  await act(async () => result.current.more())
  await leaveAndReturn()
  await calls[2]?.answer({ list: ['new'] })
  await calls[1]?.answer({ list: ['a'] })
  expect(result.current).toMatchObject({ items: ['new'], busy: false })
})

test('a page for an older input that comes late is not taken in', async () => {
  const { calls } = hooksServer()
  const { result, rerender } = renderHook(({ keyword }) => usePaged(halls, { keyword }, 1), {
    initialProps: { keyword: 'x' },
  })
  await settled()
  await calls[0]?.answer({ list: ['x1'] })
  await act(async () => result.current.more())
  rerender({ keyword: 'y' })
  await settled()
  await calls[2]?.answer({ list: ['y1'] })
  await calls[1]?.answer({ list: ['x2'] })
  expect(result.current.items).toEqual(['y1'])
})

test('an empty page is the last, whatever total the server reports', async () => {
  const { calls } = hooksServer()
  const { result } = renderHook(() => usePaged(halls, {}, 1))
  await settled()
  await calls[0]?.answer({ list: ['a'], total: 9 })
  await act(async () => result.current.more())
  await calls[1]?.answer({ list: [], total: 9 })
  expect(result.current).toMatchObject({ items: ['a'], done: true })
})

test('a stale response of a list that is gone is dropped', async () => {
  const { calls } = hooksServer()
  const { result, unmount } = renderHook(() => usePaged(halls, {}, 1))
  await settled()
  await calls[0]?.answer({ list: ['a'] })
  await act(async () => result.current.more())
  unmount()
  await calls[1]?.answer({ list: ['b'] })
  expect(result.current.items).toEqual(['a'])
})
