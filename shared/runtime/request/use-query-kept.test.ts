import { act, renderHook } from '@testing-library/react'
import { object, string } from 'valibot'
import { expect, test } from 'vitest'
import { session } from '#shared/runtime/session'
import { hooksServer, leaveAndReturn } from '#testing/hooks-server.ts'
import { endpoint } from '../schema/index.ts'
import { useQuery } from './use-query.ts'

const board = endpoint({
  method: 'GET',
  path: '/board',
  input: object({}),
  output: object({ text: string() }),
  needCache: true,
})
const settled = () => act(async () => {})

test('a kept answer shows at once, marked stale until the fresh one comes', async () => {
  const { calls } = hooksServer()
  const first = renderHook(() => useQuery(board, {}))
  await settled()
  await calls[0]?.answer({ text: 'kept' })
  first.unmount()
  const { result } = renderHook(() => useQuery(board, {}))
  await settled()
  expect(result.current).toMatchObject({ status: 'ready', data: { text: 'kept' }, stale: true })
  await calls[1]?.answer({ text: 'fresh' })
  expect(result.current).toMatchObject({ data: { text: 'fresh' }, stale: false })
})

test('a kept answer stays on screen, marked, when it cannot be renewed', async () => {
  const { calls, toasts } = hooksServer()
  const first = renderHook(() => useQuery(board, {}))
  await settled()
  await calls[0]?.answer({ text: 'kept' })
  first.unmount()
  const { result } = renderHook(() => useQuery(board, {}))
  await settled()
  await calls[1]?.fail()
  expect(result.current).toMatchObject({
    status: 'ready',
    data: { text: 'kept' },
    stale: true,
    error: { kind: 'network' },
  })
  expect(toasts).toEqual([])
})

test('after another person has logged in, nothing of the first is shown, kept or on its way', async () => {
  const { calls } = hooksServer()
  const shown: unknown[] = []
  const { result } = renderHook(() => {
    const call = useQuery(board, {})
    shown.push(call.data?.text)
    return call
  })
  await settled()
  await calls[0]?.answer({ text: 'of 10001' })
  await leaveAndReturn()
  act(() => session.clear())
  expect(result.current.status).toBe('loggedOut')
  expect(result.current.data).toBeUndefined()
  shown.length = 0
  await act(async () => session.save({ token: 'token-b', userId: '10002' }))
  await calls[1]?.answer({ text: 'late, of 10001' })
  expect(result.current.status).toBe('loading')
  await calls[2]?.answer({ text: 'of 10002' })
  expect(new Set(shown)).toEqual(new Set([undefined, 'of 10002']))
})
