import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { logCollector } from '#shared/testing/log-collector.ts'

let server: ReturnType<typeof logCollector>
let room: typeof import('./index.ts')
const idle = () => vi.advanceTimersByTimeAsync(1000)

beforeEach(async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 3, 8) })
  server = logCollector()
  // A page load has a queue of its own.
  vi.resetModules()
  room = await import('./index.ts')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('an event tells what happened, where, when, to whom and on what device', async () => {
  history.replaceState(null, '', '/battle?AREA=TW&roomId=8001&fleetId=77&token=abc')
  const { rereadAddress } = await import('#shared/runtime/address')
  const { session } = await import('#shared/runtime/session')
  rereadAddress()
  session.save({ token: 't', userId: '10001' })
  room.log.action('battle.claim', { extra: { taskId: 3 } })
  await idle()
  expect(server.batches[0]?.[0]).toEqual({
    rid: expect.stringMatching(/^\w{10,}$/),
    id: 'battle.claim',
    href: expect.stringContaining('/battle?'),
    page: '/battle',
    scene: 3,
    source: 'from-web',
    time: Date.UTC(2026, 3, 8),
    language: 'zh',
    area: 'TW',
    userId: '10001',
    roomId: '8001',
    fleetId: '77',
    extra: '{"taskId":3}',
    platformOs: expect.any(String),
    system: 'PartyPlay',
    platform: 'Web',
    deviceId: expect.any(String),
    version: '3.17.0',
    channel: 'Web',
    deviceInfo: expect.any(String),
  })
})

it.each([
  ['page', 1],
  ['dialog', 2],
  ['button', 3],
  ['input', 4],
  ['menu', 5],
  ['slider', 6],
  ['switch', 7],
  ['event', 20],
  ['other', 999],
] as const)('the scene %s is sent as %i', async (scene, code) => {
  room.log.action('x', { scene })
  await idle()
  expect(server.batches[0]?.[0]?.scene).toBe(code)
})

it('secrets do not leave the phone', async () => {
  history.replaceState(null, '', '/login?token=abcdef')
  room.log.action('x', { extra: { phone: '13812345678', bank: '6222021234567890123', token: 'abcdef' } })
  await idle()
  const sent = JSON.stringify(server.batches)
  for (const secret of ['13812345678', '6222021234567890123', 'abcdef']) expect(sent).not.toContain(secret)
})

it('events leave together, a second after the last', async () => {
  room.log.action('a')
  await vi.advanceTimersByTimeAsync(900)
  room.log.action('b')
  await vi.advanceTimersByTimeAsync(900)
  expect(server.batches).toEqual([])
  await vi.advanceTimersByTimeAsync(100)
  expect(server.batches).toHaveLength(1)
  expect(server.ids).toEqual(['a', 'b'])
})

it('a batch holds at most 200 events', async () => {
  for (let n = 0; n < 450; n++) room.log.action(`e${n}`)
  await idle()
  expect(server.batches.map((batch) => batch.length)).toEqual([200, 200, 50])
})

it('of more than 2000 waiting events the latest stay', async () => {
  for (let n = 0; n < 2100; n++) room.log.action(`e${n}`)
  await idle()
  expect(server.ids).toHaveLength(2000)
  expect(server.ids[0]).toBe('e100')
})

it('what a server did not take comes again with the next event, once and in order', async () => {
  server.up = false
  room.log.action('a')
  await vi.advanceTimersByTimeAsync(60_000)
  server.up = true
  room.log.action('b')
  await idle()
  expect(server.ids).toEqual(['a', 'b'])
})

it('a failure shows nothing to the person', async () => {
  const { toastNow } = await import('../toast/store.ts')
  server.up = false
  room.log.action('a')
  await idle()
  expect(toastNow()).toBeNull()
})
