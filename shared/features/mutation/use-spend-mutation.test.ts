import { act, renderHook } from '@testing-library/react'
import { number, object, string } from 'valibot'
import { beforeEach, expect, test, vi } from 'vitest'
import { endpoint } from '#shared/runtime/request'
import { session } from '#shared/runtime/session'
import { hooksServer, type Waiting } from '#testing/hooks-server.ts'
import { useSpendMutation } from './index.ts'

// a stalled machine takes longer than a mutation may wait to leave
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'performance'] }))

const exchange = endpoint({
  method: 'POST',
  path: '/exchange',
  input: object({ thing: string(), price: number() }),
  output: object({ left: number() }),
  idempotent: true,
})
/** Not in the order of the schema: equal inputs are equal key by key. */
const CAT = { price: 30, thing: 'cat' }
/** Nothing of it is open from an earlier test. */
const BIRD = { price: 40, thing: 'bird' }
const keyOf = (form = '') => new URLSearchParams(form).get('intentId')
const visit = () => renderHook(() => useSpendMutation(exchange))

test('a mutation that was answered is not pending', async () => {
  const { calls } = hooksServer()
  const { result } = visit()
  let done: unknown
  act(() => void result.current.spend(CAT).then((answer) => (done = answer)))
  expect(result.current.busy).toBe(true)
  await vi.waitFor(() => expect(calls).toHaveLength(1))
  await calls[0]?.answer({ left: 5 })
  expect(done).toEqual({ left: 5 })
  expect(result.current.open).toBeUndefined()
  expect(visit().result.current.open).toBeUndefined()
})

test('a mutation whose answer was lost stays pending after a reload, and is retried with its key', async () => {
  const { calls } = hooksServer()
  const first = visit()
  act(() => void first.result.current.spend(CAT))
  await vi.waitFor(() => expect(calls).toHaveLength(1))
  await calls[0]?.fail()
  expect(first.result.current.open).toEqual(CAT)
  first.unmount()

  const second = visit()
  expect(second.result.current.open).toEqual(CAT)
  act(() => void second.result.current.spend(second.result.current.open ?? CAT))
  await vi.waitFor(() => expect(calls).toHaveLength(2))
  expect(keyOf(calls[1]?.form)).toBe(keyOf(calls[0]?.form))
  expect(keyOf(calls[1]?.form)).toBeTruthy()
  await calls[1]?.answer({ left: 5 })
  expect(second.result.current.open).toBeUndefined()
})

test('a refusal ends a mutation', async () => {
  const { calls } = hooksServer()
  const { result } = visit()
  act(() => void result.current.spend(CAT))
  await vi.waitFor(() => expect(calls).toHaveLength(1))
  await calls[0]?.refuse(2072)
  expect(result.current.open).toBeUndefined()
})

test('a mutation stays pending after the server broke down, which may have acted', async () => {
  const { calls } = hooksServer()
  const { result } = visit()
  act(() => void result.current.spend(CAT))
  await vi.waitFor(() => expect(calls).toHaveLength(1))
  await calls[0]?.refuse(500)
  expect(result.current.open).toEqual(CAT)
})

test('while a mutation is under way, another press is the same one', async () => {
  const { calls } = hooksServer()
  const { result } = visit()
  act(() => {
    void result.current.spend(CAT)
    void result.current.spend({ price: 60, thing: 'dog' })
  })
  await vi.waitFor(() => expect(calls).toHaveLength(1))
  await calls[0]?.fail()
  expect(result.current.open).toEqual(CAT)
  expect(calls).toHaveLength(1)
})

test('a pending mutation belongs to one person, and is kept whatever the phone’s clock shows', async () => {
  const { calls } = hooksServer()
  const { result, rerender } = visit()
  act(() => void result.current.spend(BIRD))
  await vi.waitFor(() => expect(calls).toHaveLength(1))
  await calls[0]?.fail()
  act(() => session.save({ token: 'token-b', userId: '10002' }))
  rerender()
  expect(result.current.open).toBeUndefined()
  act(() => session.save({ token: 'token-a', userId: '10001' }))
  expect(result.current.open).toEqual(BIRD)
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 25 * 3_600_000)
  expect(visit().result.current.open).toEqual(BIRD)
})

/** The page in a tab of its own: it shares with the others what is stored, and nothing else. */
async function openTab() {
  vi.resetModules()
  const { useSpendMutation } = await import('./index.ts')
  const { session } = await import('#shared/runtime/session')
  const { result } = renderHook(() => useSpendMutation(exchange))
  return { now: () => result.current, session }
}
/** One that has paid, and got no answer. */
async function openTabThatLost(calls: readonly Waiting[]) {
  const tab = await openTab()
  act(() => void tab.now().spend(CAT))
  await vi.waitFor(() => expect(calls).toHaveLength(1))
  await calls[0]?.fail()
  return tab
}

const notify = () =>
  act(async () => window.dispatchEvent(new StorageEvent('storage', { key: 'intent:/exchange 1a2b' })))

test('a login that ends in one tab does not lose what another tab waits for, pressed in the same moment', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { calls } = hooksServer()
  const one = await openTab()
  const other = await openTab()
  act(() => void one.now().spend(CAT))
  await vi.waitFor(() => expect(calls).toHaveLength(1))
  act(() => void other.now().spend(CAT))
  await vi.waitFor(() => expect(calls).toHaveLength(2))
  await calls[0]?.refuse(401)
  await calls[1]?.fail()
  act(() => other.session.save({ token: 'token-b', userId: '10001' }))
  await vi.waitFor(() => expect(other.now().open).toEqual(CAT))
})

test('two tabs send different mutations, and both are pending until their results are known', async () => {
  const { calls } = hooksServer()
  const DOG = { price: 60, thing: 'dog' }
  const one = await openTab()
  const other = await openTab()
  act(() => void one.now().spend(CAT))
  act(() => void other.now().spend(DOG))
  await vi.waitFor(() => expect(calls).toHaveLength(2))
  await calls[0]?.fail()
  await calls[1]?.fail()
  await notify()
  await vi.waitFor(() => expect(one.now().opens).toEqual([CAT, DOG]))
  act(() => void one.now().spend(CAT))
  await vi.waitFor(() => expect(calls).toHaveLength(3))
  await calls[2]?.answer({ left: 5 })
  await notify()
  await vi.waitFor(() => expect(other.now().open).toEqual(DOG))
})

test('a page that comes back from the history knows what another has learnt', async () => {
  const { calls } = hooksServer()
  const one = await openTab()
  const other = await openTab()
  act(() => void one.now().spend(CAT))
  await vi.waitFor(() => expect(calls).toHaveLength(1))
  await calls[0]?.fail()
  await vi.waitFor(() => expect(one.now().open).toEqual(CAT))
  act(() => void other.now().spend(CAT))
  await vi.waitFor(() => expect(calls).toHaveLength(2))
  await calls[1]?.answer({ left: 5 })
  expect(one.now().open).toEqual(CAT)
  act(() => void window.dispatchEvent(new Event('pageshow')))
  expect(one.now().open).toBeUndefined()
})

test('a mutation that another tab got the answer of is not sent as a second one', async () => {
  const { calls } = hooksServer()
  await openTabThatLost(calls)
  const other = await openTab()
  const third = await openTab()
  await vi.waitFor(() => expect(third.now().open).toEqual(CAT))
  act(() => void other.now().spend(CAT))
  await vi.waitFor(() => expect(calls).toHaveLength(2))
  await calls[1]?.answer({ left: 5 })
  let result: unknown
  await act(async () => {
    result = await third.now().spend(third.now().open as typeof CAT)
  })
  expect(calls).toHaveLength(2)
  expect(result).toBeUndefined()
  expect(third.now().open).toBeUndefined()
})

test('a press at the moment in which another tab is answered sends nothing', async () => {
  const { calls } = hooksServer()
  const one = await openTabThatLost(calls)
  const other = await openTab()
  await vi.waitFor(() => expect(other.now().open).toEqual(CAT))
  act(() => void one.now().spend(CAT))
  await vi.waitFor(() => expect(calls).toHaveLength(2))
  await calls[1]?.answer({ left: 5 })
  await notify()
  expect(other.now().open).toBeUndefined()
  let result: unknown
  await act(async () => {
    result = await other.now().spend({ ...CAT })
  })
  expect(result).toBeUndefined()
  expect(calls).toHaveLength(2)
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 1000)
  act(() => void other.now().spend({ ...CAT }))
  await vi.waitFor(() => expect(calls).toHaveLength(3))
  // who has learnt it here may go on at once
  await calls[2]?.answer({ left: 4 })
  act(() => void other.now().spend({ ...CAT }))
  await vi.waitFor(() => expect(calls).toHaveLength(4))
})
