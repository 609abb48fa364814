// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { removeApps } from '#testing/clients/app'
import type { CallEvent, ClientEvent } from '../link.ts'
import { presetFor, type ShellSettings } from '../settings.ts'

let events: ClientEvent[] = []
const agent = Object.getOwnPropertyDescriptor(Navigator.prototype, 'userAgent')
const ownParent = window.parent

/** Opens a page in the shell's frame, and hands out its bridge. */
async function open(some: Partial<ShellSettings>) {
  const settings: ShellSettings = { ...presetFor(undefined), ...some }
  const { play } = await import('./play-client.ts')
  // What was listened for in an earlier test goes on.
  const own: ClientEvent[] = []
  events = own
  play({ settings, report: (event) => void own.push(event) })
  const { bridge } = await import('../../../shared/runtime/bridge/index.ts')
  return bridge
}

const calls = () => events.filter((event): event is CallEvent => event.kind === 'bridge')
const outcomes = () => calls().map(({ method, outcome }) => `${method} ${outcome}`)

async function later<T>(promise: Promise<T>, ms = 12_000): Promise<T> {
  await vi.advanceTimersByTimeAsync(ms)
  return promise
}

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
  history.replaceState(null, '', '/battle?token=demo-10001&userId=10001&roomId=8')
})

afterEach(() => {
  vi.useRealTimers()
  removeApps()
  delete (navigator as unknown as { userAgent?: string }).userAgent
  if (agent) Object.defineProperty(Navigator.prototype, 'userAgent', agent)
  Object.defineProperty(window, 'parent', { get: () => ownParent, configurable: true })
})

describe('the runtime detects its client', () => {
  it.each([
    ['android', 'android', true],
    ['ios', 'ios', true],
    ['flutter', 'flutter', true],
    ['frame', 'web', false],
    ['messenger', 'web', false],
    ['browser', 'web', false],
  ] as const)('the runtime detects its client in %s: %s', async (client, expected, inApp) => {
    const bridge = await open({ client })
    expect([bridge.client, bridge.inApp]).toEqual([expected, inApp])
  })
})

describe.each(['android', 'ios', 'flutter'] as const)('the app on %s', (client) => {
  it('an app sends its header after the delay, and the call is reported with payload and answer', async () => {
    const bridge = await open({
      client,
      version: '3.9.0',
      headerDelayMs: 700,
      header: { area: 'TH', source: '' },
    })
    const asking = bridge.getHeader()
    await vi.advanceTimersByTimeAsync(650)
    expect(outcomes()).toEqual(['getHeader asked'])
    const answer = await later(asking)
    expect(answer).toMatchObject({ ok: true, value: { version: '3.9.0', area: 'TH', userId: '10001' } })
    expect((answer as { value: object }).value).not.toHaveProperty('source')
    expect(calls()[1]).toMatchObject({ id: calls()[0]?.id, outcome: 'answered', answer: { area: 'TH' } })
  })

  it('an app takes calls that want no answer', async () => {
    const bridge = await open({ client })
    expect(await later(bridge.jumpRoom('88001'))).toEqual({ ok: true, value: undefined })
    expect(calls()).toMatchObject([
      { method: 'jumpRoom', payload: { roomId: '88001' }, outcome: 'sent', client },
    ])
  })

  it('gives made-up photos', async () => {
    vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/png;base64,AAAA')
    const bridge = await open({ client })
    const answer = await later(bridge.openNativeAlbumNew({ type: 'image', num: 2 }))
    expect(answer).toMatchObject({ ok: true, value: [{ name: 'photo-1.png' }, { name: 'photo-2.png' }] })
  })

  it('comes late', async () => {
    const bridge = await open({ client, bridge: 'late-900ms' })
    const answered = vi.fn()
    void bridge.jumpRoom('1').then(answered)
    await vi.advanceTimersByTimeAsync(850)
    expect(calls()).toEqual([])
    await vi.advanceTimersByTimeAsync(150)
    expect(answered).toHaveBeenCalledWith({ ok: true, value: undefined })
  })

  it('comes 2 s late, and what was asked before still runs; 5 s are too late', async () => {
    const bridge = await open({ client, bridge: 'late-2s' })
    expect(await later(bridge.jumpRoom('1'), 2100)).toEqual({ ok: true, value: undefined })
    vi.resetModules()
    removeApps()
    const slower = await open({ client, bridge: 'late-5s' })
    expect(await later(slower.jumpRoom('1'))).toEqual({ ok: false, code: 'missing' })
    expect(calls()).toEqual([])
  })

  it('encodes its answers twice', async () => {
    const bridge = await open({ client, bridge: 'encoded-twice' })
    expect(await later(bridge.getHeader())).toMatchObject({ ok: true, value: { version: '3.17.0' } })
  })

  it('never comes, though its user agent promises it', async () => {
    const bridge = await open({ client, bridge: 'never' })
    expect(bridge.client).toBe(client)
    expect(await later(bridge.jumpRoom('1'))).toEqual({ ok: false, code: 'missing' })
  })

  it('throws', async () => {
    const bridge = await open({ client, bridge: 'throwing' })
    expect(await later(bridge.getHeader())).toEqual({ ok: false, code: 'failed' })
    expect(outcomes()).toEqual(['getHeader threw'])
  })

  it('stays silent', async () => {
    const bridge = await open({ client, bridge: 'silent' })
    expect(await later(bridge.getHeader(1000))).toEqual({ ok: false, code: 'timeout' })
    expect(outcomes()).toEqual(['getHeader silent'])
  })

  it('refuses', async () => {
    const bridge = await open({ client, bridge: 'refused' })
    expect(await later(bridge.getHeader())).toEqual({ ok: false, code: 'failed' })
    expect(calls().at(-1)).toMatchObject({ outcome: 'answered', answer: { code: -1 } })
  })

  it('answers null', async () => {
    const bridge = await open({ client, bridge: 'null' })
    const answer = await later(bridge.getHeader(2000))
    expect(answer.ok && answer.value).toBeFalsy()
    expect(calls().at(-1)).toMatchObject({ outcome: 'answered', answer: null })
  })
})

it('an old app has no new share call', async () => {
  const share = { activityId: '1', userId: '2', params: '{}' }
  const bridge = await open({ client: 'android', version: '3.11.9' })
  expect(await later(bridge.toShareNew(share))).toEqual({ ok: false, code: 'missing' })
  expect(navigator.userAgent).toContain('PartyPlay/3.11.9')
})

it('a page outside a frame believes to stand alone', async () => {
  Object.defineProperty(window, 'parent', { get: () => ({ postMessage() {} }), configurable: true })
  await open({ client: 'browser' })
  expect(window.parent).toBe(window)
})

it('path and title are reported, without the login', async () => {
  await open({})
  document.title = '战令'
  history.pushState(null, '', '/battleRule?userId=10001&x=1')
  expect(events).toMatchObject([
    { kind: 'path', path: '/battle?roomId=8' },
    { kind: 'path', path: '/battleRule?x=1' },
    { kind: 'title', title: '战令' },
  ])
})

it('the shell reports what goes wrong in a page', async () => {
  const written = vi.spyOn(console, 'error').mockImplementation(() => {})
  await open({})
  // biome-ignore lint/suspicious/noConsole: as a page does
  console.error('odd', { a: 1 }, new Error('broken'))
  // biome-ignore lint/suspicious/noConsole: as React does
  console.error('%o\n%s in %c100%%', new Error('thrown'), 'Board', 'color: red', 'again')
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('not caught') }))
  expect(events.filter(({ kind }) => kind === 'problem')).toMatchObject([
    { level: 'error', text: expect.stringMatching(/^odd \{"a":1\} Error: broken/) },
    { level: 'error', text: expect.stringMatching(/^Error: thrown[\s\S]*\nBoard in 100% again$/) },
    { level: 'uncaught', text: expect.stringContaining('not caught') },
  ])
  expect(written).toHaveBeenCalled()
})

it('offline the browser shows a message, and without any line nothing further may be loaded', async () => {
  await open({ line: 'off' })
  expect(navigator.onLine).toBe(false)
  const policy = document.head.querySelector('meta[http-equiv]')
  expect(policy?.getAttribute('content')).toContain("default-src 'none'")
  policy?.remove()
  delete (navigator as unknown as { onLine?: boolean }).onLine
})
