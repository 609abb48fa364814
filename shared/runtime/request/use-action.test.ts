import { act, renderHook } from '@testing-library/react'
import { object, string } from 'valibot'
import { expect, test, vi } from 'vitest'
import { endpoint } from './endpoint.ts'
import { hooksServer } from './hooks-server.ts'
import { type ActionResult, useAction } from './use-action.ts'

const buy = endpoint({
  method: 'POST',
  path: '/buy',
  input: object({ item: string() }),
  output: object({ left: string() }),
  intent: true,
})
const rose = { item: 'rose' }

test('a double tap is one call', async () => {
  const { calls } = hooksServer()
  const onDone = vi.fn()
  const { result } = renderHook(() => useAction(buy, { onDone }))
  const results: Promise<ActionResult<unknown>>[] = []
  await act(async () => void results.push(result.current.run(rose), result.current.run(rose)))
  expect(result.current.busy).toBe(true)
  expect(calls).toHaveLength(1)
  await calls[0]?.answer({ left: '2' })
  expect(await results[0]).toEqual({ ok: true, data: { left: '2' } })
  expect(await results[1]).toBe(await results[0])
  expect(onDone.mock.calls).toEqual([[{ left: '2' }, rose]])
  expect(result.current).toMatchObject({ busy: false, unknown: false })
})

test('a failure is told and given back, not thrown', async () => {
  const { calls, toasts } = hooksServer()
  const give = endpoint({ ...buy, intent: false } as typeof buy)
  const { result } = renderHook(() => useAction(give))
  let answer: ActionResult<unknown> | undefined
  await act(async () => void result.current.run(rose).then((got) => (answer = got)))
  await calls[0]?.fail()
  expect(answer).toMatchObject({ ok: false, error: { kind: 'network' } })
  expect(toasts).toEqual(['warning: Request error'])
  expect(result.current).toMatchObject({ busy: false, unknown: false })
})

test('an unknown result says so until the same input is asked again with the same id', async () => {
  const { calls, toasts } = hooksServer()
  const { result } = renderHook(() => useAction(buy))
  await act(async () => void result.current.run(rose))
  await calls[0]?.fail()
  expect(result.current).toMatchObject({ busy: false, unknown: true })
  expect(toasts).toEqual(['warning: Result unknown, please check before trying again'])
  await act(async () => void result.current.run(rose))
  expect(calls[1]?.form).toBe(calls[0]?.form)
  await calls[1]?.answer({ left: '1' })
  expect(result.current.unknown).toBe(false)
})

test('the id outlives a reload of the page', async () => {
  const { calls } = hooksServer()
  const before = renderHook(() => useAction(buy))
  await act(async () => void before.result.current.run(rose))
  before.unmount()
  expect(sessionStorage).toHaveLength(1)
  await calls[0]?.fail()
  const { result } = renderHook(() => useAction(buy))
  await act(async () => void result.current.run(rose))
  expect(calls[1]?.form).toBe(calls[0]?.form)
})
