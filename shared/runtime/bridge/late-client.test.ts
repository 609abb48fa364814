import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type AppCall, injectApp, removeApps } from '#testing/clients/app'
import { userAgentOf } from '#testing/clients/user-agent'
import { CLIENT_WAIT_MS } from './contract.ts'

// Our app, by its user agent, injects its object after the page has begun.

/** Opens a page, with modules of its own, in what calls itself so. */
async function arrive(agent: string) {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent)
  vi.resetModules()
  return (await import('./index.ts')).bridge
}
const ANDROID = userAgentOf('android')

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(removeApps)

it.each(['android', 'ios', 'flutter'] as const)(
  '%s is known by its user agent, and calls wait for the object',
  async (client) => {
    const bridge = await arrive(userAgentOf(client))
    expect(bridge.client).toBe(client)
    const got: AppCall[] = []
    const call = bridge.jumpRoom('7')
    await vi.advanceTimersByTimeAsync(900)
    injectApp(client, (received) => void got.push(received), ['jumpRoom'])
    await vi.advanceTimersByTimeAsync(100)
    await expect(call).resolves.toEqual({ ok: true, value: undefined })
    expect(got).toEqual([{ method: 'jumpRoom', payload: { roomId: '7' } }])
  },
)

const inject = (got: AppCall[], methods: string[]) =>
  injectApp('android', (received) => void got.push(received), methods)
const missing = { ok: false, code: 'missing' }
const done = { ok: true, value: undefined }

it('a call runs once it can, for 3 s after it was asked, whenever the page began', async () => {
  const bridge = await arrive(ANDROID)
  const got: AppCall[] = []
  const early = bridge.jumpRoom('7')
  await vi.advanceTimersByTimeAsync(2500)
  const later = bridge.jumpRoom('8')
  await vi.advanceTimersByTimeAsync(2900)
  inject(got, ['jumpRoom'])
  await vi.advanceTimersByTimeAsync(100)
  await expect(early).resolves.toEqual(missing)
  await expect(later).resolves.toEqual(done)
  expect(got).toEqual([{ method: 'jumpRoom', payload: { roomId: '8' } }])
})

it('a call has failed after 3 s, and does not run when the object comes; the calls after that do', async () => {
  const bridge = await arrive(ANDROID)
  const got: AppCall[] = []
  const failed = vi.fn()
  void bridge.jumpRoom('7').then(failed)
  await vi.advanceTimersByTimeAsync(CLIENT_WAIT_MS - 1)
  expect(failed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(failed).toHaveBeenCalledWith(missing)
  inject(got, ['jumpRoom'])
  await vi.advanceTimersByTimeAsync(10_000)
  expect(got).toEqual([])
  await expect(bridge.jumpRoom('8')).resolves.toEqual(done)
  expect(got).toHaveLength(1)
})

it('an object that came while the phone slept comes too late for what was asked before', async () => {
  const bridge = await arrive(ANDROID)
  const got: AppCall[] = []
  const call = bridge.jumpRoom('7')
  await vi.advanceTimersByTimeAsync(500)
  inject(got, ['jumpRoom'])
  vi.setSystemTime(Date.now() + 60_000)
  await vi.advanceTimersByTimeAsync(100)
  await expect(call).resolves.toEqual(missing)
  expect(got).toEqual([])
})

it('a call of a page that was left meanwhile does not run; the question for the header does', async () => {
  const bridge = await arrive(ANDROID)
  const got: AppCall[] = []
  const jump = bridge.jumpRoom('7')
  void bridge.getHeader(2500)
  await vi.advanceTimersByTimeAsync(1000)
  window.dispatchEvent(new Event('pagehide'))
  await vi.advanceTimersByTimeAsync(1000)
  inject(got, ['jumpRoom', 'getHeader'])
  await vi.advanceTimersByTimeAsync(100)
  await expect(jump).resolves.toEqual(missing)
  expect(got.map(({ method }) => method)).toEqual(['getHeader'])
})

it('a question waits no longer for the object than for its answer', async () => {
  const bridge = await arrive(ANDROID)
  const call = bridge.getHeader(1000)
  await vi.advanceTimersByTimeAsync(1050)
  await expect(call).resolves.toEqual({ ok: false, code: 'missing' })
})
