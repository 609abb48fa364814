import { act, render, renderHook } from '@testing-library/react'
import { createElement } from 'react'
import { object, string } from 'valibot'
import { beforeEach, expect, test, vi } from 'vitest'
import { endpoint } from '#shared/runtime/request'
import { session } from '#shared/runtime/session'
import { hooksServer } from '#testing/hooks-server.ts'
import { useMutation } from './index.ts'

// a stalled machine takes longer than a mutation may wait to leave
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'performance'] }))

const buy = endpoint({
  method: 'POST',
  path: '/buy',
  input: object({ item: string() }),
  output: object({ left: string() }),
  idempotent: true,
})
const rose = { item: 'rose' }

test('a double tap is one call', async () => {
  const { calls } = hooksServer()
  const done = vi.fn()
  const { result } = renderHook(() => useMutation(buy, { onSuccess: done }))
  const results: Promise<unknown>[] = []
  await act(async () => void results.push(result.current.run(rose), result.current.run(rose)))
  expect(result.current.busy).toBe(true)
  expect(calls).toHaveLength(1)
  await calls[0]?.answer({ left: '2' })
  expect(await Promise.all(results)).toEqual([{ left: '2' }, undefined])
  expect(done.mock.calls).toEqual([[{ left: '2' }, { input: rose, again: false }]])
  expect(result.current).toMatchObject({ busy: false })
})

test('a failure is shown and returned, not thrown', async () => {
  const { calls, toasts } = hooksServer()
  const give = endpoint({ ...buy, idempotent: false } as typeof buy)
  const { result } = renderHook(() => useMutation(give))
  let answer: unknown = 'none yet'
  await act(async () => void result.current.run(rose).then((got) => (answer = got)))
  await calls[0]?.fail()
  expect(answer).toBeUndefined()
  expect(toasts).toEqual(['warning: Request error'])
  expect(result.current.busy).toBe(false)
})

test('an unknown result shows a message until the same input is retried with the same id', async () => {
  const { calls, toasts } = hooksServer()
  const { result } = renderHook(() => useMutation(buy))
  await act(async () => void result.current.run(rose))
  await calls[0]?.fail()
  expect(result.current).toMatchObject({ busy: false })
  expect(toasts).toEqual(['warning: Result unknown, please check before trying again'])
  await act(async () => void result.current.run(rose))
  expect(calls[1]?.form).toBe(calls[0]?.form)
  await calls[1]?.answer({ left: '1' })
})

test('an answer that may be of the time before its tap is marked', async () => {
  const { calls } = hooksServer()
  const done = vi.fn()
  const { result } = renderHook(() => useMutation(buy, { onSuccess: done }))
  const run = () => act(async () => void result.current.run(rose))
  await run()
  await calls[0]?.fail()
  await run()
  await calls[1]?.answer({ left: '1' })
  await run()
  await calls[2]?.answer({ left: '0' })
  expect(done.mock.calls).toEqual([
    [{ left: '1' }, { input: rose, again: true }],
    [{ left: '0' }, { input: rose, again: false }],
  ])
})

test('three clicks, Enter and a tap at once are one call', async () => {
  const { calls } = hooksServer()
  const Form = () => {
    const { run } = useMutation(buy)
    const act = () => void run(rose)
    return createElement('form', { onSubmit: act }, createElement('button', { type: 'button', onClick: act }))
  }
  const { container } = render(createElement(Form))
  const button = container.querySelector('button') as HTMLElement
  await act(async () => {
    for (let tap = 0; tap < 3; tap++) button.click()
    container.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
    button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
    button.click()
  })
  expect(calls).toHaveLength(1)
  await calls[0]?.answer({ left: '0' })
})

test('after a timeout the mutation is retried with the same id before the button is enabled', async () => {
  vi.useFakeTimers()
  const { calls, toasts } = hooksServer()
  const { result } = renderHook(() => useMutation(buy))
  await act(async () => void result.current.run(rose))
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(toasts).toEqual(['warning: Result unknown, please check before trying again'])
  expect(result.current.busy).toBe(true)
  expect(calls[1]?.form).toBe(calls[0]?.form)
  await calls[1]?.answer({ left: '1' })
  expect(result.current).toMatchObject({ busy: false })
})

test('a timeout during sleep is not retried by itself: the result is unknown until the person retries', async () => {
  vi.useFakeTimers()
  const { calls, toasts } = hooksServer()
  const { result } = renderHook(() => useMutation(buy))
  await act(async () => void result.current.run(rose))
  vi.setSystemTime(Date.now() + 3_600_000)
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(calls).toHaveLength(1)
  expect(result.current).toMatchObject({ busy: false })
  expect(toasts).toEqual(['warning: Result unknown, please check before trying again'])
  await act(async () => void result.current.run(rose))
  expect(calls[1]?.form).toBe(calls[0]?.form)
  await calls[1]?.answer({ left: '1' })
})

test('a second timeout enables the button, the result still unknown', async () => {
  vi.useFakeTimers()
  const { calls } = hooksServer()
  const { result } = renderHook(() => useMutation(buy))
  await act(async () => void result.current.run(rose))
  await act(() => vi.advanceTimersByTimeAsync(20_000))
  expect(calls).toHaveLength(2)
  expect(result.current).toMatchObject({ busy: false })
  await act(async () => void result.current.run(rose))
  expect(calls[2]?.form).toBe(calls[0]?.form)
  await calls[2]?.answer({ left: '1' })
})

test('a mutation whose component has unmounted is still settled', async () => {
  const { calls } = hooksServer()
  const done = vi.fn()
  const { result, unmount } = renderHook(() => useMutation(buy, { onSuccess: done }))
  await act(async () => void result.current.run(rose))
  unmount()
  expect(calls[0]?.aborted).toBe(false)
  await calls[0]?.answer({ left: '3' })
  expect(done).toHaveBeenCalledWith({ left: '3' }, { input: rose, again: false })
})

test('buying twice on purpose is two mutations', async () => {
  const { calls } = hooksServer()
  const { result } = renderHook(() => useMutation(buy))
  for (const at of [0, 1]) {
    await act(async () => void result.current.run(rose))
    await calls[at]?.answer({ left: '1' })
  }
  expect(calls[1]?.form).not.toBe(calls[0]?.form)
})

test('the id outlives the component', async () => {
  const { calls } = hooksServer()
  const before = renderHook(() => useMutation(buy))
  await act(async () => void before.result.current.run(rose))
  before.unmount()
  await calls[0]?.fail()
  const { result } = renderHook(() => useMutation(buy))
  await act(async () => void result.current.run(rose))
  expect(calls[1]?.form).toBe(calls[0]?.form)
})

test('a person who logs in while an answer is awaited is not asked to pay for it', async () => {
  vi.useFakeTimers()
  const { calls } = hooksServer()
  const { result } = renderHook(() => useMutation(buy))
  await act(async () => void result.current.run({ item: 'lily' }))
  await act(async () => session.save({ token: 'token-b', userId: '10002' }))
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(calls).toHaveLength(1)
  expect(result.current).toMatchObject({ busy: false })
})

test('a login that ends while an answer is awaited leaves the result unknown', async () => {
  vi.useFakeTimers()
  const { calls } = hooksServer()
  const { result } = renderHook(() => useMutation(buy))
  await act(async () => void result.current.run({ item: 'tulip' }))
  await act(async () => session.clear())
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(calls).toHaveLength(1)
  expect(result.current).toMatchObject({ busy: false })
})

test('a login that the second attempt finds ended leaves the result unknown', async () => {
  vi.useFakeTimers()
  const { calls } = hooksServer()
  const { result } = renderHook(() => useMutation(buy))
  await act(async () => void result.current.run({ item: 'daisy' }))
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  await calls[1]?.refuse(401)
  expect(calls).toHaveLength(2)
  expect(result.current).toMatchObject({ busy: false })
})

test('an app that brings another person after a login has ended does not have them pay', async () => {
  vi.useFakeTimers()
  const { calls } = hooksServer()
  let account = { token: 'token-a', userId: '10001' }
  vi.stubGlobal('android', { getHeader: () => JSON.stringify(account) })
  const { result } = renderHook(() => useMutation(buy))
  await act(async () => void result.current.run({ item: 'iris' }))
  await vi.waitFor(() => expect(calls).toHaveLength(1))
  account = { token: 'token-b', userId: '10002' }
  await act(async () => session.clear())
  await act(() => vi.advanceTimersByTimeAsync(11_000))
  vi.unstubAllGlobals()
  expect(calls).toHaveLength(1)
  expect(result.current).toMatchObject({ busy: false })
})
