import { act, renderHook } from '@testing-library/react'
import { number, object } from 'valibot'
import { expect, test, vi } from 'vitest'
import { endpoint } from '#shared/runtime/request'
import { hooksServer } from '#testing/hooks-server.ts'
import { type LiveRules, useLiveCall } from './index.ts'

const pushed = object({ blood: number() })
const getBlood = endpoint({ method: 'GET', path: '/blood', input: object({}), output: pushed })
const least = (one: { blood: number }, other: { blood: number }) => (one.blood < other.blood ? one : other)
const RULES: LiveRules<{ blood: number }, { blood: number }> = {
  push: pushed,
  paceOf: () => undefined,
  takeAnswer: (known, fresh) => (known ? least(known, fresh) : fresh),
  takePush: least,
}
const push = (data: unknown) =>
  act(async () => (window as unknown as { onSocketData(data: unknown): void }).onSocketData(data))

test('a push that comes while the first answer is on its way counts, since that answer may be older', async () => {
  const { calls } = hooksServer()
  const { result } = renderHook(() => useLiveCall(getBlood, {}, RULES))
  await vi.waitFor(() => expect(calls).toHaveLength(1))
  await push({ blood: 40 })
  await push({ blood: 'nonsense' })
  expect(result.current.data).toBeUndefined()
  await calls[0]?.answer({ blood: 90 })
  expect(result.current.data).toEqual({ blood: 40 })
  await push({ blood: 30 })
  expect(result.current.data).toEqual({ blood: 30 })
})
