import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { HOST_WAIT_MS } from './contract.ts'
import { HOSTS, leaveHosts, type Received } from './pretend-hosts.ts'

// Our app, by its user agent, injects its object after the page has begun.

/** Opens a page, with modules of its own, in what calls itself so. */
async function arrive(agent: string) {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent)
  vi.resetModules()
  return (await import('./index.ts')).bridge
}
const ANDROID = 'Mozilla/5.0 (Linux; Android 11) PartyPlay/3.17.0'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(leaveHosts)

it.each([
  ['android', ANDROID],
  ['ios', `Mozilla/5.0 (iPhone; CPU iPhone OS 16_0 like Mac OS X) PartyPlay/3.17.0`],
  ['flutter', `${ANDROID} Flutter`],
])('%s is known by its user agent, and calls wait for the object', async (host, agent) => {
  const bridge = await arrive(agent)
  expect(bridge.host).toBe(host)
  const got: Received[] = []
  const call = bridge.jumpRoom('7')
  await vi.advanceTimersByTimeAsync(900)
  HOSTS.find((each) => each.host === host)?.install((received) => void got.push(received), ['jumpRoom'])
  await vi.advanceTimersByTimeAsync(100)
  await expect(call).resolves.toEqual({ ok: true, value: undefined })
  expect(got).toEqual([{ method: 'jumpRoom', payload: { roomId: '7' } }])
})

it('a call gives up at the limit, and later ones do not wait again', async () => {
  const bridge = await arrive(ANDROID)
  const call = bridge.jumpRoom('7')
  await vi.advanceTimersByTimeAsync(HOST_WAIT_MS + 50)
  await expect(call).resolves.toEqual({ ok: false, code: 'missing' })
  await expect(bridge.jumpRoom('7')).resolves.toEqual({ ok: false, code: 'missing' })
})

it('an object injected after 3 s serves the calls that come after it', async () => {
  const bridge = await arrive(ANDROID)
  const early = bridge.jumpRoom('7')
  await vi.advanceTimersByTimeAsync(3000)
  await expect(early).resolves.toEqual({ ok: false, code: 'missing' })
  const got: Received[] = []
  HOSTS.find(({ host }) => host === 'android')?.install((received) => void got.push(received), ['jumpRoom'])
  await expect(bridge.jumpRoom('8')).resolves.toEqual({ ok: true, value: undefined })
  expect(got).toEqual([{ method: 'jumpRoom', payload: { roomId: '8' } }])
})

it('a question waits no longer for the object than for its answer', async () => {
  const bridge = await arrive(ANDROID)
  const call = bridge.getHeader(1000)
  await vi.advanceTimersByTimeAsync(1050)
  await expect(call).resolves.toEqual({ ok: false, code: 'missing' })
})
