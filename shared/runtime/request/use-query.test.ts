import { act, renderHook } from '@testing-library/react'
import { createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { object, optional, string } from 'valibot'
import { describe, expect, test, vi } from 'vitest'
import { session } from '#shared/runtime/session'
import { hooksServer, leaveAndReturn } from '#testing/hooks-server.ts'
import { endpoint } from '../schema/index.ts'
import { useQuery } from './use-query.ts'

const board = endpoint({
  method: 'GET',
  path: '/board',
  input: object({ day: optional(string()) }),
  output: object({ text: string() }),
})
const Screen = () => useQuery(board, {}).status
const settled = () => act(async () => {})

test('data comes when the server answers', async () => {
  const { calls } = hooksServer()
  const { result } = renderHook(() => useQuery(board, {}))
  expect(result.current).toMatchObject({ status: 'loading', stale: false })
  await settled()
  await calls[0]?.answer({ text: 'one' })
  expect(result.current).toMatchObject({ status: 'ready', data: { text: 'one' }, stale: false })
})

test('the input may follow from the address', async () => {
  const { calls } = hooksServer('?id=12')
  renderHook(() => useQuery(board, (address) => ({ day: address.activityId })))
  await settled()
  expect(calls[0]?.url).toBe('/board?day=12')
})

test('a failed call can be tried again', async () => {
  const { calls, toasts } = hooksServer()
  const { result } = renderHook(() => useQuery(board, {}))
  await settled()
  await calls[0]?.fail()
  expect(result.current).toMatchObject({ status: 'failed', error: { kind: 'network' } })
  expect(toasts).toEqual(['warning: Request error'])
  await act(async () => void result.current.refetch())
  expect(result.current.status).toBe('loading')
  await calls[1]?.answer({ text: 'two' })
  expect(result.current).toMatchObject({ status: 'ready', data: { text: 'two' } })
})

test('another input drops the old data, and its late answer', async () => {
  const { calls } = hooksServer()
  const { result, rerender } = renderHook(({ day }) => useQuery(board, { day }), {
    initialProps: { day: '1' },
  })
  await settled()
  rerender({ day: '2' })
  await settled()
  expect(result.current.status).toBe('loading')
  expect(calls.map(({ url, aborted }) => [url, aborted])).toEqual([
    ['/board?day=1', true],
    ['/board?day=2', false],
  ])
  await calls[0]?.answer({ text: 'first' })
  await calls[1]?.answer({ text: 'second' })
  expect(result.current.data).toEqual({ text: 'second' })
})

test('a call without a login shows a message without a toast, and is made after the login', async () => {
  const { calls, toasts } = hooksServer()
  session.clear()
  const { result } = renderHook(() => useQuery(board, {}))
  await settled()
  expect(result.current.status).toBe('loggedOut')
  expect(calls).toHaveLength(0)
  await act(async () => session.save({ token: 'token-b', userId: '10002' }))
  expect(calls[0]?.token).toBe('token-b')
  await calls[0]?.answer({ text: 'mine' })
  expect(result.current.status).toBe('ready')
  expect(toasts).toEqual([])
})

test('coming back to the page reads again in silence, and keeps the data when that fails', async () => {
  const { calls, toasts } = hooksServer()
  const { result } = renderHook(() => useQuery(board, {}))
  await settled()
  await calls[0]?.answer({ text: 'one' })
  await leaveAndReturn()
  expect(result.current).toMatchObject({ status: 'ready', data: { text: 'one' } })
  await calls[1]?.fail()
  expect(result.current).toMatchObject({ status: 'ready', data: { text: 'one' }, stale: true })
  expect(result.current.error?.kind).toBe('network')
  expect(toasts).toEqual([])
  await leaveAndReturn()
  await calls[2]?.answer({ text: 'two' })
  expect(result.current).toMatchObject({ data: { text: 'two' }, stale: false })
  expect(result.current.error).toBeUndefined()
})

test('coming back while a query is pending refetches after it', async () => {
  const { calls } = hooksServer()
  const { result } = renderHook(() => useQuery(board, {}))
  await settled()
  await leaveAndReturn()
  await leaveAndReturn()
  expect(calls).toHaveLength(1)
  await calls[0]?.answer({ text: 'one' })
  expect(result.current).toMatchObject({ status: 'ready', data: { text: 'one' } })
  await settled()
  await calls[1]?.answer({ text: 'two' })
  expect(result.current).toMatchObject({ status: 'ready', data: { text: 'two' } })
  await settled()
  expect(calls).toHaveLength(2)
})

test('polling asks so long after each answer, rests while the page is hidden, and may change its pace', async () => {
  vi.useFakeTimers()
  const { calls } = hooksServer()
  const { rerender } = renderHook(({ pollMs }) => useQuery(board, {}, { pollMs }), {
    initialProps: { pollMs: 3000 as number | undefined },
  })
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  await pass(0)
  await calls[0]?.answer({ text: '' })
  await pass(2999)
  expect(calls).toHaveLength(1)
  await pass(1)
  expect(calls).toHaveLength(2)
  await calls[1]?.answer({ text: '' })
  Object.defineProperty(document, 'hidden', { configurable: true, value: true })
  document.dispatchEvent(new Event('visibilitychange'))
  await pass(9000)
  expect(calls).toHaveLength(2)
  await leaveAndReturn()
  await pass(0)
  expect(calls).toHaveLength(3)
  await calls[2]?.answer({ text: '' })
  rerender({ pollMs: undefined })
  await pass(9000)
  expect(calls).toHaveLength(3)
})

test('a polled call that has failed stays so, without a flicker, until an answer comes', async () => {
  vi.useFakeTimers()
  const { calls } = hooksServer()
  const shown: string[] = []
  renderHook(() => shown.push(useQuery(board, {}, { pollMs: 3000 }).status))
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  await pass(0)
  await calls[0]?.fail()
  shown.length = 0
  await pass(3000)
  await calls[1]?.fail()
  await pass(3000)
  expect(new Set(shown)).toEqual(new Set(['failed']))
  await calls[2]?.answer({ text: 'one' })
  expect(shown.at(-1)).toBe('ready')
})

test('a mutation’s answer stays: a stale response that comes later does not overwrite it', async () => {
  const { calls } = hooksServer()
  const { result } = renderHook(() => useQuery(board, {}))
  await settled()
  await calls[0]?.answer({ text: 'one' })
  await leaveAndReturn()
  act(() => result.current.setData((now) => ({ text: `${now?.text}+` })))
  await calls[1]?.answer({ text: 'older' })
  expect(result.current.data).toEqual({ text: 'one+' })
})

test('a call that is not enabled waits', async () => {
  const { calls } = hooksServer()
  const { rerender } = renderHook(({ enabled }) => useQuery(board, {}, { enabled }), {
    initialProps: { enabled: false },
  })
  await settled()
  expect(calls).toHaveLength(0)
  rerender({ enabled: true })
  await settled()
  expect(calls).toHaveLength(1)
})

test('a component that unmounts aborts its call', async () => {
  const { calls } = hooksServer()
  const { unmount } = renderHook(() => useQuery(board, {}))
  await settled()
  unmount()
  expect(calls[0]?.aborted).toBe(true)
})

test('the prerendered first screen hydrates without a difference', async () => {
  const { calls } = hooksServer()
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = renderToString(createElement(Screen))
  expect(root.textContent).toBe('loading')
  const complaints = vi.fn()
  const hydrated = await act(async () =>
    hydrateRoot(root, createElement(Screen), { onRecoverableError: complaints }),
  )
  await calls[0]?.answer({ text: 'one' })
  expect(root.textContent).toBe('ready')
  expect(complaints).not.toHaveBeenCalled()
  await act(async () => hydrated.unmount())
  root.remove()
})

describe('an action that has left is answered', () => {
  async function ready(input = { day: '1' }) {
    const { calls, toasts } = hooksServer()
    const hook = renderHook(({ day }) => useQuery(board, { day }), { initialProps: input })
    await settled()
    await calls[0]?.answer({ text: 'one' })
    return { calls, toasts, ...hook }
  }

  test('the answer of an action that has left is put in, without a call', async () => {
    const { calls, result } = await ready()
    const put = result.current.beginUpdate()
    await act(async () => put({ text: 'two' }))
    const next = result.current.beginUpdate()
    await act(async () => next(({ text }) => ({ text: `${text} and more` })))
    expect(result.current).toMatchObject({ data: { text: 'two and more' }, stale: false })
    expect(calls).toHaveLength(1)
  })

  test('a mutation that is answered after a later one refetches the query', async () => {
    const { calls, result } = await ready()
    const first = result.current.beginUpdate()
    const second = result.current.beginUpdate()
    await act(async () => second({ text: 'of both' }))
    act(() => void first({ text: 'of the first alone' }))
    expect(result.current.data).toEqual({ text: 'of both' })
    await settled()
    await calls[1]?.answer({ text: 'of both and others' })
    expect(result.current.data).toEqual({ text: 'of both and others' })
  })

  test('a mutation’s answer stands while the query is pending, until its refetch is there', async () => {
    const { calls, result, toasts } = await ready()
    const put = result.current.beginUpdate()
    act(() => void result.current.refetch())
    await settled()
    act(() => void put({ text: 'bought' }))
    await settled()
    expect(result.current.data).toEqual({ text: 'bought' })
    expect(calls.map(({ aborted }) => aborted)).toEqual([false, true, false])
    await calls[2]?.fail()
    expect(result.current).toMatchObject({ data: { text: 'bought' }, stale: true })
    expect(toasts).toEqual([])
  })

  test('a mutation that is answered after the query leaves what is shown until the refetch', async () => {
    const { calls, result } = await ready()
    const put = result.current.beginUpdate()
    act(() => void result.current.refetch())
    await settled()
    await calls[1]?.answer({ text: 'two' })
    act(() => void put({ text: 'old' }))
    await settled()
    expect(result.current.data).toEqual({ text: 'two' })
    await calls[2]?.answer({ text: 'three' })
    expect(result.current.data).toEqual({ text: 'three' })
  })

  test('a mutation that answers with a part while the query is pending keeps the part', async () => {
    const { calls, result } = await ready()
    act(() => void result.current.refetch())
    await settled()
    const put = result.current.beginUpdate()
    act(() => void put(({ text }) => ({ text: `${text} and a part` })))
    await settled()
    expect(result.current.data).toEqual({ text: 'one and a part' })
    await calls[2]?.answer({ text: 'all of it' })
    expect(result.current.data).toEqual({ text: 'all of it' })
  })

  test('a mutation that gets the answer to an earlier attempt refetches the query', async () => {
    const { calls, result } = await ready()
    const put = result.current.beginUpdate()
    act(() => void put({ text: 'of yesterday' }, true))
    await settled()
    expect(result.current.data).toEqual({ text: 'one' })
    await calls[1]?.answer({ text: 'of today' })
    expect(result.current.data).toEqual({ text: 'of today' })
  })

  test('a mutation that is answered after the query’s input has changed does not update the new one', async () => {
    const { calls, result, rerender } = await ready()
    const put = result.current.beginUpdate()
    rerender({ day: '2' })
    await settled()
    await calls[1]?.answer({ text: 'the second day' })
    act(() => void put({ text: 'the first day' }))
    await settled()
    expect(result.current.data).toEqual({ text: 'the second day' })
    expect(calls.map(({ url }) => url)).toEqual(['/board?day=1', '/board?day=2', '/board?day=2'])
  })

  test('a mutation that is answered during a refetch on return refetches once more', async () => {
    const { calls, result } = await ready()
    act(() => void result.current.refetch())
    await settled()
    const put = result.current.beginUpdate()
    await leaveAndReturn()
    await act(async () => put({ text: 'two' }))
    await settled()
    expect(result.current.data).toEqual({ text: 'two' })
    await calls[2]?.answer({ text: 'what happened away' })
    expect(result.current.data).toEqual({ text: 'what happened away' })
  })
})
