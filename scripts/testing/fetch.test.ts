import { act, renderHook } from '@testing-library/react'
import { object } from 'valibot'
import { expect, test, vi } from 'vitest'
import { useMutation } from '#shared/features/mutation'
import { endpoint } from '#shared/runtime/request'
import { abortAll } from './fetch.ts'
import { hooksServer } from './hooks-server.ts'

const buy = endpoint({
  method: 'POST',
  path: '/buy',
  input: object({}),
  output: object({}),
  idempotent: true,
})

test('a mutation that a test leaves pending is not retried in a later one', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] })
  const { calls } = hooksServer()
  const { result } = renderHook(() => useMutation(buy))
  act(() => void result.current.run({}))
  await vi.waitFor(() => expect(calls).toHaveLength(1))
  await act(async () => {
    const ended = abortAll()
    await vi.advanceTimersByTimeAsync(60_000)
    await ended
  })
  expect(calls).toHaveLength(1)
})
