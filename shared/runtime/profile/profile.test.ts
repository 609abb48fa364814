import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { browserName } from './browser-name.ts'

let room: typeof import('./index.ts')

beforeEach(async () => {
  vi.useFakeTimers()
  vi.resetModules()
  room = await import('./index.ts')
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** An Android app that answers `getHeader` with this text, or not at all. */
function inApp(answer?: string) {
  const getHeader = vi.fn((_: string) => answer)
  vi.stubGlobal('android', { getHeader })
  return getHeader
}

test('a plain browser has the defaults of the specification at once', async () => {
  expect(room.profileNow()).toEqual({
    version: '3.17.0',
    channel: 'Web',
    platform: 'Web',
    deviceId: expect.stringMatching(/^[0-9a-f]{32}$/),
    deviceInfo: expect.any(String),
    system: 'PartyPlay',
    platformOs: 'Web',
    area: 'ZH',
    language: 'ZH',
    country: 'CN',
    timeZone: expect.stringMatching(/^GMT[+-]\d\d:\d\d$/),
    source: 'from-web',
  })
  expect(await room.profile()).toEqual(room.profileNow())
})

test.each([
  [-480, 'GMT+08:00'],
  [0, 'GMT+00:00'],
  [210, 'GMT-03:30'],
  [-345, 'GMT+05:45'],
])('the time zone is sent as hours from GMT: %i minutes behind is %s', (behind, text) => {
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(behind)
  expect(room.profileNow()?.timeZone).toBe(text)
})

test('the device keeps its id', () => {
  const first = room.profileNow()?.deviceId
  expect(room.profileNow()?.deviceId).toBe(first)
  expect(localStorage.getItem('deviceId')).toBe(first)
})

test('the app is asked once and believed for 24 hours', async () => {
  const getHeader = inApp('{"version":"3.20.1","DEVICEID":"app-1","area":"","language":["x"],"other":"y"}')
  expect(room.profileNow()).toBeNull()
  const [first] = await Promise.all([room.profile(), room.profile()])
  expect(first).toMatchObject({ version: '3.20.1', deviceId: 'app-1', area: 'ZH', language: 'ZH' })
  expect(first).not.toHaveProperty('other')
  expect(room.profileNow()).toEqual(first)
  expect(getHeader).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(24 * 60 * 60 * 1000)
  expect(room.profileNow()).toBeNull()
  await room.profile()
  expect(getHeader).toHaveBeenCalledTimes(2)
})

test('an app that does not answer within a second leaves the defaults, and they are not kept', async () => {
  inApp()
  const asked = room.profile()
  const listener = vi.fn()
  void asked.then(listener)
  await vi.advanceTimersByTimeAsync(999)
  expect(listener).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(await asked).toMatchObject({ version: '3.17.0', source: 'from-web' })
  expect(room.profileNow()).toMatchObject({ version: '3.17.0' })
  expect(localStorage.getItem('headerProfile')).toBeNull()
})

test('an app’s answer after 1001 ms counts for the calls to come, of this visit and of the next', async () => {
  const getHeader = inApp()
  const asked = room.profile()
  await vi.advanceTimersByTimeAsync(1000)
  expect(await asked).toMatchObject({ version: '3.17.0' })
  await vi.advanceTimersByTimeAsync(1)
  const { callback } = JSON.parse(getHeader.mock.calls[0]?.[0] ?? '') as { callback: string }
  ;(window as unknown as Record<string, (header: unknown) => void>)[callback]?.({ version: '3.20.1' })
  await vi.advanceTimersByTimeAsync(0)
  expect(room.profileNow()).toMatchObject({ version: '3.20.1' })
  vi.resetModules()
  const nextVisit = await import('./index.ts')
  expect(nextVisit.profileNow()).toMatchObject({ version: '3.20.1' })
})

test.each(['{"code":-1}', 'null', '[]', '"3.18.0"', '{"version":""}', '{broken'])(
  'an app that answers %s gives no header: the defaults apply, and the next visit requests it again',
  async (answer) => {
    inApp(answer)
    const asked = room.profile()
    await vi.advanceTimersByTimeAsync(1000)
    expect(await asked).toMatchObject({ version: '3.17.0', area: 'ZH' })
    expect(localStorage.getItem('headerProfile')).toBeNull()
  },
)

test.each([
  ['that is corrupt', '{"at":17'],
  ['that is null', 'null'],
  ['without its time', '{"told":{"version":"1"}}'],
  ['of the future', JSON.stringify({ at: Date.now() + 3_600_000, told: { version: '1' } })],
])('a cached profile %s is requested again', async (_, kept) => {
  localStorage.setItem('headerProfile', kept)
  const getHeader = inApp('{"version":"3.20.1"}')
  expect(room.profileNow()).toBeNull()
  expect(await room.profile()).toMatchObject({ version: '3.20.1' })
  expect(getHeader).toHaveBeenCalledTimes(1)
})

test('a login that comes with the profile is taken in, and is not kept with it', async () => {
  inApp('{"version":"3.20.1","TOKEN":"of-app","userId":10002}')
  await room.profile()
  const { session } = await import('#shared/runtime/session')
  expect(session.get()).toMatchObject({ token: 'of-app', userId: '10002' })
  expect(localStorage.getItem('headerProfile')).not.toContain('of-app')
})

test('where nothing can be stored the device keeps its id for the visit', () => {
  const blocked = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  const ids = [room.profileNow()?.deviceId, room.profileNow()?.deviceId]
  blocked.mockRestore()
  expect(ids[0]).toMatch(/^[0-9a-f]{32}$/)
  expect(ids[1]).toBe(ids[0])
})

test.each([
  [
    'Mozilla/5.0 (Linux; Android 9) AppleWebKit/537.36 Chrome/80.0.3987.99 Mobile Safari/537.36',
    'Chrome 80.0.3987.99',
  ],
  ['Mozilla/5.0 (iPhone) AppleWebKit/605.1 (KHTML) Version/14.1 Mobile/15E148 Safari/604.1', 'Safari 14.1'],
  ['Mozilla/5.0 (iPhone) AppleWebKit/605.1 CriOS/120.0.1 Mobile/15E148 Safari/604.1', 'Chrome 120.0.1'],
  ['Mozilla/5.0 Chrome/120.0 Safari/537.36 Edg/120.0.2', 'Edge 120.0.2'],
  ['Mozilla/5.0 (Android) Chrome/107.0 Mobile Safari/537.36 MicroMessenger/8.0.42', 'WeChat 8.0.42'],
  ['curl/8', 'Unknown'],
])('%s is %s', (agent, name) => {
  expect(browserName(agent)).toBe(name)
})
