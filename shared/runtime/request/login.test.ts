import { act, renderHook } from '@testing-library/react'
import { object, string } from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { askApp } from '#shared/runtime/profile'
import { isReloadLocked } from '#shared/runtime/reload-lock'
import { session } from '#shared/runtime/session'
import { storage } from '#shared/runtime/storage'
import { hooksServer } from '#testing/hooks-server.ts'
import { endpoint } from '../schema/index.ts'
import { request, send } from './request.ts'
import { useQuery } from './use-query.ts'

const board = endpoint({
  method: 'GET',
  path: '/board',
  input: object({}),
  output: object({ text: string() }),
})
const other = { ...board, path: '/other' } as typeof board
const loginAgain = ['warning: Please login again']

const pass = (ms: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms)
    // what follows from a timer goes through many hands
    for (let turn = 0; turn < 30; turn++) await null
  })
const end = (call: Promise<unknown>) => call.catch((error) => `${error.kind}: ${error.message}`)

beforeEach(() => void vi.useFakeTimers())
afterEach(async () => {
  // no question to an app is left open for the next test
  await vi.advanceTimersByTimeAsync(1000)
  vi.unstubAllGlobals()
})

/** Nobody is logged in, in an Android app that answers `getHeader` with this text, or not at all. */
function openInApp(answer?: () => string | undefined) {
  const server = hooksServer()
  session.clear()
  const getHeader = vi.fn((_: string) => answer?.())
  vi.stubGlobal('android', { getHeader })
  return { ...server, getHeader }
}

test('a plain browser refuses at once', async () => {
  const { calls, toasts } = hooksServer()
  session.clear()
  expect(await end(request(board, {}))).toBe('login: Please login first')
  expect(toasts).toEqual(['warning: Please login first'])
  expect(calls).toEqual([])
})

test('in an app that brings no login, every call waits 999 ms, and the person sees it once', async () => {
  const { calls, toasts } = openInApp()
  const ends = [end(request(board, {})), end(request(other, {}))]
  await pass(998)
  expect(toasts).toEqual([])
  await pass(1)
  expect(await Promise.all(ends)).toEqual(Array(2).fill('unauthorised: Please login again'))
  expect(toasts).toEqual(loginAgain)
  expect(calls).toEqual([])
})

test('a person without a login who taps again sees it again', async () => {
  const { toasts } = openInApp()
  for (let tap = 0; tap < 2; tap++) {
    const failed = end(send(board, {}, { asked: true }))
    // the second one waits for the first question, of a second
    await pass(1000)
    await failed
  }
  expect(toasts).toEqual([...loginAgain, ...loginAgain])
})

test('the app’s answer brings the login; waiting calls leave with it', async () => {
  const { calls, toasts, getHeader } = openInApp(() => '{"token":"of-app","userId":10002}')
  void end(request(board, {}))
  void end(request(other, {}))
  await pass(0)
  expect(calls.map(({ url, token }) => [url, token])).toEqual([
    ['/board', 'of-app'],
    ['/other', 'of-app'],
  ])
  expect(session.get()).toMatchObject({ token: 'of-app', userId: '10002' })
  expect(getHeader).toHaveBeenCalledTimes(1)
  expect(toasts).toEqual([])
})

test('a login that comes within the wait by another way is as good', async () => {
  const { calls } = openInApp()
  void end(request(board, {}))
  await pass(998)
  session.save({ token: 'saved', userId: '10002' })
  await pass(2)
  expect(calls.map(({ token }) => token)).toEqual(['saved'])
})

const buy = { ...board, method: 'POST', path: '/buy', idempotent: true } as typeof board

test('a purchase that waited longer than an app may take is not sent, and the person sees why', async () => {
  const { calls, toasts } = openInApp()
  const bought = end(request(buy, {}))
  const asked = end(request(board, {}))
  // the app went behind, and is back after an hour
  vi.setSystemTime(Date.now() + 3_600_000)
  session.save({ token: 'token-a', userId: '10001' })
  await pass(0)
  await calls[0]?.answer({ text: 'hello' })
  expect(await bought).toBe('unsent: This was not sent. Please try again in a moment')
  expect(await asked).toEqual({ text: 'hello' })
  expect(toasts).toEqual(['warning: This was not sent. Please try again in a moment'])
  expect(calls).toHaveLength(1)
  expect(isReloadLocked()).toBe(false)
})

test('a purchase within the wait for the login is sent with it', async () => {
  const { calls } = openInApp()
  const bought = end(request(buy, {}))
  await pass(998)
  session.save({ token: 'token-a', userId: '10001' })
  await pass(0)
  await calls[0]?.answer({ text: 'yours' })
  expect(await bought).toEqual({ text: 'yours' })
})

test('a purchase is not sent for another person, who has logged in while the app was asked', async () => {
  // an app that has answered before is asked again once its answer has expired
  const { calls, getHeader } = openInApp(() => '{"version":"3.20.0"}')
  await askApp()
  for (const key of storage.keys()) storage.remove(key)
  getHeader.mockReturnValue(undefined)
  session.save({ token: 'token-a', userId: '10001' })
  const bought = end(request(buy, {}))
  session.save({ token: 'token-b', userId: '10002' })
  await pass(1000)
  expect(await bought).toMatch(/^unsent/)
  expect(calls).toEqual([])
})

test('a login of another tab is as good', async () => {
  const { calls } = openInApp()
  void end(request(board, {}))
  await pass(500)
  localStorage.setItem('token', 'of-tab')
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }))
  await pass(2)
  expect(calls.map(({ token }) => token)).toEqual(['of-tab'])
})

test('a screen in an app is loading while it waits, then logged out; a login that comes later is taken', async () => {
  const { calls, toasts } = openInApp()
  const { result } = renderHook(() => [useQuery(board, {}), useQuery(other, {})])
  const states = () => result.current.map(({ status }) => status)
  await pass(998)
  expect(states()).toEqual(['loading', 'loading'])
  await pass(1)
  expect(states()).toEqual(['loggedOut', 'loggedOut'])
  expect(toasts).toEqual(loginAgain)
  act(() => session.save({ token: 'late', userId: '10002' }))
  await pass(0)
  expect(calls.map(({ token }) => token)).toEqual(['late', 'late'])
})

test('a login that the server has refused is not taken from the app again', async () => {
  const { calls, toasts, getHeader } = openInApp(() => '{"token":"old","userId":"10002"}')
  const { result } = renderHook(() => useQuery(board, {}))
  await pass(0)
  expect(calls.map(({ token }) => token)).toEqual(['old'])
  await calls[0]?.refuse(401)
  await pass(999)
  expect(result.current.status).toBe('loggedOut')
  expect(toasts).toEqual(loginAgain)
  expect(getHeader).toHaveBeenCalledTimes(2)
  expect(calls).toHaveLength(1)
})

test('a quiet call that ends the login shows a message once; one without a login shows none', async () => {
  const { calls, toasts } = hooksServer()
  const upload = { ...other, needLogin: false } as typeof board
  for (const at of [0, 1]) {
    const failed = end(request(upload, {}, { quiet: true }))
    await pass(0)
    await calls[at]?.refuse(401)
    expect(await failed).toBe('unauthorised: Please login again')
    expect(session.isLoggedIn()).toBe(false)
    expect(toasts).toEqual(loginAgain)
    session.save({ roomId: String(at) })
  }
})

test('a refused token ends its own login alone, not the one that another tab has begun unheard', async () => {
  const { calls, toasts } = hooksServer()
  const { token } = session.get()
  const failed = end(send(board, {}))
  await pass(0)
  localStorage.setItem('token', 'of-tab')
  localStorage.setItem('userId', '10002')
  await calls[0]?.refuse(401)
  await failed
  expect([calls[0]?.token, session.get()]).toEqual([
    token,
    { token: 'of-tab', userId: '10002', roomId: '', userInfo: null },
  ])
  expect(localStorage.getItem('token')).toBe('of-tab')
  expect(toasts).toEqual([])
})

test('a screen that aborts its call as the login ends does not take the prompt with it', async () => {
  const { calls, toasts } = hooksServer()
  const screen = new AbortController()
  const stop = session.subscribe(() => screen.abort())
  const failed = end(send(board, {}, { signal: screen.signal }))
  await pass(0)
  await calls[0]?.refuse(401)
  expect(await failed).toBe('unauthorised: Please login again')
  expect(toasts).toEqual(loginAgain)
  expect(session.isLoggedIn()).toBe(false)
  stop()
})

/** A page of somebody logged in, in an app that is asked and answers when it is told to. */
function askedApp() {
  const server = hooksServer()
  const getHeader = vi.fn((_: string) => undefined)
  vi.stubGlobal('android', { getHeader })
  void askApp()
  const answer = (header: object) => {
    const { callback } = JSON.parse(getHeader.mock.calls[0]?.[0] ?? '') as { callback: string }
    ;(window as unknown as Record<string, (header: object) => void>)[callback]?.(header)
    return pass(0)
  }
  return { ...server, answer }
}
const tap = () => end(send(other, {}, { asked: true }))
const ofNext = { version: '3.20.1', token: 'token-b', userId: '10002' }

test('while the app is asked whose page it is, a mutation waits and a read does not', async () => {
  storage.writeJson('headerProfile', { at: Date.now(), told: { version: '3.20.0' } })
  const { calls, answer } = askedApp()
  void end(request(board, {}))
  void tap()
  await pass(0)
  expect(calls.map(({ url }) => url)).toEqual(['/board'])
  await answer({ ...ofNext, token: 'token-a', userId: '10001' })
  expect(calls.map(({ url, token }) => [url, token])).toEqual([
    ['/board', 'token-a'],
    ['/other', 'token-a'],
  ])
})

test('a mutation that one person began is not sent as the app’s next one', async () => {
  const { calls, answer } = askedApp()
  const tapped = tap()
  await pass(0)
  await answer(ofNext)
  expect(await tapped).toMatch(/^unsent/)
  expect(calls).toEqual([])
  expect(session.get()).toMatchObject({ userId: '10002' })
})

test('an app that does not answer holds a mutation for a second; its later answer still wins', async () => {
  const { calls, answer } = askedApp()
  void tap()
  await pass(999)
  expect(calls).toEqual([])
  await pass(1)
  expect(calls.map(({ token }) => token)).toEqual(['token-a'])
  await answer(ofNext)
  expect(session.get()).toMatchObject({ userId: '10002' })
})
