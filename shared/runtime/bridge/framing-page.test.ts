import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { frameByReferrer, frameIn, leaveClients } from '#testing/clients/frame'
import { buildWithHosts } from '#testing/site-hosts.ts'
import { bridge } from './index.ts'

const PARTNER = 'https://www.partner.example'
const STRANGER = 'https://evil.example'
const missing = { ok: false, code: 'missing' }
const done = { ok: true, value: undefined }

let parent: { postMessage: ReturnType<typeof vi.fn> }
let top: typeof parent

beforeEach(() => {
  buildWithHosts({ parents: ['https://first.example', PARTNER] })
  parent = { postMessage: vi.fn() }
  top = { postMessage: vi.fn() }
})
afterEach(() => {
  leaveClients()
  sessionStorage.clear()
})

it.each<[string, () => unknown, object]>([
  ['jumpRoom', () => bridge.jumpRoom('8001'), { gotoHallRoom: true, roomId: '8001' }],
  ['openUserProfilePage', () => bridge.openUserProfilePage('10001'), { gotoZone: true, userId: '10001' }],
  ['showCaptainReward', () => bridge.showCaptainReward(), { showCaptainReward: true }],
  [
    'showSisterGroupDetail',
    () => bridge.showSisterGroupDetail('/g'),
    { showSisterGroupDetail: true, url: '/g' },
  ],
  ['showCommonReward', () => bridge.showCommonReward({ id: 1 }), { showCommonReward: true, data: { id: 1 } }],
])('a framing page is notified of %s by its flag', async (_, call, message) => {
  frameIn(parent, PARTNER)
  expect(await call()).toEqual(done)
  expect(parent.postMessage).toHaveBeenCalledWith(expect.objectContaining(message), PARTNER)
})

it('a framing page is known ahead to take the calls that it understands, and a stranger to take none', () => {
  expect(bridge.reaches('jumpRoom')).toBe(false)
  frameIn(parent, PARTNER)
  expect([bridge.reaches('jumpRoom'), bridge.reaches('openPage'), bridge.inApp]).toEqual([true, false, false])
  frameIn(parent, STRANGER)
  expect(bridge.reaches('jumpRoom')).toBe(false)
})

it('a call that a framing page has no flag for is missing', async () => {
  frameIn(parent, PARTNER)
  expect(await bridge.openPage('/battle')).toEqual(missing)
})

it('a page that was built without known parents knows its own origin alone', async () => {
  document.getElementById('page')?.remove()
  vi.resetModules()
  const { bridge } = await import('./index.ts')
  frameIn(parent, PARTNER)
  expect(await bridge.jumpRoom('1')).toEqual(missing)
  frameIn(parent)
  expect(await bridge.jumpRoom('1')).toEqual(done)
  expect(parent.postMessage).toHaveBeenCalledTimes(1)
})

it('a page of our own origin may always frame', async () => {
  frameIn(parent)
  expect(await bridge.jumpRoom('1')).toEqual(done)
  expect(parent.postMessage).toHaveBeenCalledWith(expect.anything(), location.origin)
})

it('a framing page that is not known gets nothing', async () => {
  frameIn(parent, STRANGER)
  expect(await bridge.jumpRoom('1')).toEqual(missing)
  frameIn(parent, 'null')
  expect(await bridge.jumpRoom('1')).toEqual(missing)
  expect(parent.postMessage).not.toHaveBeenCalled()
})

it('where an unknown page stands between, the known outermost page gets it', async () => {
  frameIn(parent, STRANGER, top, PARTNER)
  expect(await bridge.jumpRoom('1')).toEqual(done)
  expect(parent.postMessage).not.toHaveBeenCalled()
  expect(top.postMessage).toHaveBeenCalledWith(expect.anything(), PARTNER)
})

it('a browser that does not tell ancestors is taken at its referrer', async () => {
  frameByReferrer(parent, `${PARTNER}/events?x=1`)
  expect(await bridge.jumpRoom('1')).toEqual(done)
  frameByReferrer(parent, `${STRANGER}/?from=${PARTNER}/`)
  expect(await bridge.jumpRoom('1')).toEqual(missing)
  frameByReferrer(parent, '')
  expect(await bridge.jumpRoom('1')).toEqual(missing)
  expect(parent.postMessage).toHaveBeenCalledTimes(1)
})

it('a browser that does not tell ancestors knows the framing page also after a move within the frame', async () => {
  frameByReferrer(parent, `${location.origin}/battle`)
  expect(await bridge.jumpRoom('1')).toEqual(missing)
  frameByReferrer(parent, `${PARTNER}/events`)
  vi.resetModules()
  await import('./index.ts')
  frameByReferrer(parent, `${location.origin}/battle`)
  vi.resetModules()
  const moved = await import('./index.ts')
  expect(await moved.bridge.jumpRoom('1')).toEqual(done)
  expect(parent.postMessage.mock.calls).toEqual([[expect.anything(), PARTNER]])
})

it('a browser that does not tell ancestors lets a page of our own origin frame', async () => {
  frameByReferrer({ ...parent, location: { origin: location.origin } }, `${location.origin}/battle`)
  expect(await bridge.jumpRoom('1')).toEqual(done)
  expect(parent.postMessage).toHaveBeenCalledWith(expect.anything(), location.origin)
})

it('a parent or top that throws counts as none', async () => {
  const denied = new DOMException('cross-origin', 'SecurityError')
  frameIn(denied, PARTNER)
  expect(await bridge.jumpRoom('1')).toEqual(missing)
  frameIn(parent, STRANGER, denied, PARTNER)
  expect(await bridge.jumpRoom('1')).toEqual(missing)
})

it('a call that cannot be sent by message has a coded answer', async () => {
  parent.postMessage.mockImplementation((message) => structuredClone(message))
  frameIn(parent, PARTNER)
  expect(await bridge.showCommonReward({ look: () => {} })).toEqual({ ok: false, code: 'failed' })
})
