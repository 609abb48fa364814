import { act, renderHook } from '@testing-library/react'
import { array, object, string } from 'valibot'
import { beforeEach, expect, test, vi } from 'vitest'
import { type ApiError, endpoint, useQuery } from '#shared/runtime/request'
import { hooksServer, type Waiting } from '#testing/hooks-server.ts'
import { type MutationOptions, update, useClaimMutation, useLock, useMutation } from './index.ts'

// a stalled machine takes longer than a mutation may wait to leave
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'performance'] }))

const board = object({ left: string() })
const getBoard = endpoint({ method: 'GET', path: '/board', input: object({}), output: board })
const claim = endpoint({
  method: 'POST',
  path: '/claim',
  input: object({ id: string() }),
  output: object({ board, granted: array(string()) }),
  idempotent: true,
})
type Options = MutationOptions<{ id: string }, { board: { left: string }; granted: string[] }>

/** A page with a board and an action on it, the board answered. */
async function visit(options: Options = {}) {
  const { calls, toasts } = hooksServer()
  const { result } = renderHook(() => {
    const call = useQuery(getBoard, {})
    const action = useMutation(claim, { updates: [update(call, (answer) => answer.board)], ...options })
    return { call, action }
  })
  await vi.waitFor(() => expect(calls).toHaveLength(1))
  await calls[0]?.answer({ left: '3' })
  return {
    calls,
    toasts,
    left: () => result.current.call.data?.left,
    busy: () => result.current.action.busy,
    press: (id = 'a') => act(async () => void result.current.action.run({ id }, id)),
    reload: () => act(async () => void result.current.call.refetch()),
    last: () => calls.at(-1) as Waiting,
  }
}

test('a mutation’s answer updates the data of a query on the screen', async () => {
  const page = await visit()
  await page.press()
  await page.last().answer({ board: { left: '2' }, granted: [] })
  expect(page.left()).toBe('2')
  expect(page.calls).toHaveLength(2)
})

test('a change that overtook the mutation is not overwritten: the state is refetched', async () => {
  const page = await visit()
  await page.press()
  const claiming = page.last()
  await page.reload()
  await page.last().answer({ left: '1' })
  await claiming.answer({ board: { left: '2' }, granted: [] })
  await vi.waitFor(() => expect(page.calls).toHaveLength(4))
  await page.last().answer({ left: '0' })
  expect(page.left()).toBe('0')
})

test('a refusal is shown in the page’s own words, and the state is refetched before the button is enabled', async () => {
  const page = await visit({ errorText: ({ code }) => (code === 2060 ? 'You have it already' : undefined) })
  await page.press()
  await page.last().refuse(2060)
  await vi.waitFor(() => expect(page.calls).toHaveLength(3))
  expect(page.busy()).toBe(true)
  await page.last().answer({ left: '1' })
  expect(page.busy()).toBe(false)
  expect(page.left()).toBe('1')
})

test('a failure that the page handles itself is not shown, and nothing is read', async () => {
  const handles = vi.fn((_: ApiError) => true)
  const page = await visit({ onError: handles })
  await page.press()
  await page.last().refuse(2060)
  expect(handles).toHaveBeenCalledTimes(1)
  expect(handles.mock.calls[0]?.[0]).toMatchObject({ outcome: 'refused', code: 2060 })
  expect(page.calls).toHaveLength(2)
})

test('after the end of a campaign an action is not sent: the person sees why, and the state is refetched', async () => {
  const page = await visit({ until: { at: Date.now() - 1, words: 'It is over' } })
  await page.press()
  expect(page.last().url).toContain('/board')
  expect(page.toasts).toEqual(['tip: It is over'])
})

test('a reveal that comes before the answer is put in holds back the board and the button', async () => {
  let reveal = () => {}
  const shown = new Promise<void>((resolve) => {
    reveal = resolve
  })
  const page = await visit({
    async reveal(asked) {
      await asked
      await shown
    },
  })
  await page.press()
  await page.last().answer({ board: { left: '2' }, granted: [] })
  expect([page.left(), page.busy()]).toEqual(['3', true])
  await act(async () => reveal())
  expect([page.left(), page.busy()]).toEqual(['2', false])
})

test('of several mutations with one lock only one is pending', async () => {
  const { calls } = hooksServer()
  const { result } = renderHook(() => {
    const lock = useLock()
    return { lock, one: useMutation(claim, { lock }), other: useMutation(claim, { lock }) }
  })
  await act(async () => {
    void result.current.one.run({ id: 'a' }, 'a')
    void result.current.other.run({ id: 'b' }, 'b')
  })
  expect(calls).toHaveLength(1)
  expect(result.current.lock.acting).toBe('a')
})

test('a reward that was won stays while its popup leaves', async () => {
  const { calls } = hooksServer()
  const { result } = renderHook(() => useClaimMutation(claim, {}))
  await act(async () => void result.current.claim({ id: 'a' }, 'a'))
  expect(result.current.claiming).toBe('a')
  await calls[0]?.answer({ board: { left: '1' }, granted: ['rose'] })
  expect(result.current).toMatchObject({ claiming: null, won: { open: true, rewards: ['rose'] } })
  act(() => result.current.close())
  expect(result.current.won).toEqual({ open: false, rewards: ['rose'] })
})
