import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CALLBACK_PREFIX, SOCKET_RECEIVER } from './contract.ts'
import { bridge } from './index.ts'
import { frameIn, HOSTS, leaveHosts, page, type Received } from './pretend-hosts.ts'

const callbacks = () => Object.keys(window).filter((name) => name.startsWith(CALLBACK_PREFIX))
const answerLater = (payload: Received['payload'], value: unknown) =>
  (page[String(payload.callback)] as (value: unknown) => void)(value)

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(leaveHosts)

describe.each(HOSTS)('on $host', ({ host, answers, install }) => {
  it('is recognised', () => {
    install(() => {}, ['getHeader'])
    expect(bridge.host).toBe(host)
    expect(bridge.inApp).toBe(host !== 'web')
  })

  it('a call hands its fields over and is done', async () => {
    const got: Received[] = []
    install((call) => void got.push(call), ['jumpRoom'])
    await expect(bridge.jumpRoom('8001')).resolves.toEqual({ ok: true, value: undefined })
    expect(got[0]?.payload).toMatchObject({ roomId: '8001' })
    expect(host === 'web' ? got[0]?.payload.gotoHallRoom : got[0]?.method).toBe(
      host === 'web' ? true : 'jumpRoom',
    )
  })

  it('an app that breaks is a coded answer', async () => {
    install(() => {
      throw new Error('native trouble')
    }, ['jumpRoom'])
    const call = bridge.call('jumpRoom', { roomId: '1' }, { answer: true })
    await expect(call).resolves.toEqual({ ok: false, code: 'failed' })
    expect(callbacks()).toEqual([])
  })

  it('an answer that never comes times out, and its late callback is gone', async () => {
    install(() => undefined, ['jumpRoom'])
    const call = bridge.call('jumpRoom', { roomId: '1' }, { answer: true, timeoutMs: 1000 })
    await vi.advanceTimersByTimeAsync(999)
    expect(callbacks()).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    await expect(call).resolves.toEqual({ ok: false, code: 'timeout' })
    expect(callbacks()).toEqual([])
  })

  if (host !== 'flutter')
    it('a method that is not there is a coded answer', async () => {
      install(() => {}, ['jumpRoom'])
      await expect(bridge.getHeader()).resolves.toEqual({ ok: false, code: 'missing' })
    })

  if (answers)
    it.each([
      ['JSON text', '{"version":"3.18.0"}'],
      ['an object', { version: '3.18.0' }],
    ])('the app answers by callback with %s', async (_, value) => {
      install(({ payload }) => void setTimeout(() => answerLater(payload, value), 20), ['getHeader'])
      const call = bridge.getHeader()
      await vi.advanceTimersByTimeAsync(20)
      await expect(call).resolves.toEqual({ ok: true, value: { version: '3.18.0' } })
      expect(callbacks()).toEqual([])
    })

  if (answers)
    it('a second callback is ignored', async () => {
      install(
        ({ payload }) => {
          const callback = page[String(payload.callback)] as (value: unknown) => void
          setTimeout(() => callback('first'), 10)
          setTimeout(() => callback('second'), 20)
        },
        ['getHeader'],
      )
      const call = bridge.getHeader()
      await vi.advanceTimersByTimeAsync(20)
      await expect(call).resolves.toEqual({ ok: true, value: 'first' })
    })

  if (host === 'android' || host === 'flutter')
    it('the app answers at once', async () => {
      install(() => '{"deviceId":"d-1"}', ['getHeader'])
      await expect(bridge.getHeader()).resolves.toEqual({ ok: true, value: { deviceId: 'd-1' } })
      expect(callbacks()).toEqual([])
    })
})

it.each([
  ['openUserProfilePage', () => bridge.openUserProfilePage('10001'), { gotoZone: true, userId: '10001' }],
  ['showCaptainReward', () => bridge.showCaptainReward(), { showCaptainReward: true }],
  [
    'showSisterGroupDetail',
    () => bridge.showSisterGroupDetail('/g'),
    { showSisterGroupDetail: true, url: '/g' },
  ],
  ['showCommonReward', () => bridge.showCommonReward({ id: 1 }), { showCommonReward: true, data: { id: 1 } }],
])('a framing page is told of %s by its flag', async (_, call, message) => {
  const postMessage = vi.fn()
  frameIn({ postMessage })
  await call()
  expect(postMessage).toHaveBeenCalledWith(expect.objectContaining(message), '*')
})

it('a plain browser has nobody to call', async () => {
  await expect(bridge.jumpRoom('1')).resolves.toEqual({ ok: false, code: 'missing' })
})

it.each([
  ['a messenger on Android', 'android', { share() {} }],
  ['a messenger on iOS', 'webkit', { messageHandlers: { share: { postMessage() {} } } }],
])('%s is not taken for our app', (_, name, injected) => {
  page[name] = injected
  expect(bridge.host).toBe('web')
})

it('pushed socket data reaches every receiver until the last one leaves', () => {
  const [first, second] = [vi.fn(), vi.fn()]
  const stops = [bridge.onSocket(first), bridge.onSocket(second)]
  const push = page[SOCKET_RECEIVER] as (data: unknown) => void
  push('{"blood":"12345678901234567890"}')
  expect(first).toHaveBeenCalledWith({ blood: '12345678901234567890' })
  stops[0]?.()
  push({ blood: '9' })
  expect(first).toHaveBeenCalledTimes(1)
  expect(second).toHaveBeenCalledTimes(2)
  stops[1]?.()
  expect(SOCKET_RECEIVER in window).toBe(false)
})
