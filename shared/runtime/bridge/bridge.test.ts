import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type App, type AppCall, callBack, injectApp } from '#testing/clients/app'
import { frameIn, leaveClients } from '#testing/clients/frame'
import { bridge } from './index.ts'

/** The four clients, each offering the given methods. `answers`: it can answer by callback. */
const CLIENTS: {
  client: typeof bridge.client
  answers: boolean
  install(app: App, methods: string[]): void
}[] = [
  ...(['android', 'ios', 'flutter'] as const).map((client) => ({
    client,
    answers: true,
    install: (app: App, methods: string[]) => injectApp(client, app, methods),
  })),
  {
    client: 'web',
    answers: false,
    install(app) {
      frameIn({ postMessage: (payload: AppCall['payload']) => app({ method: '', payload }, () => {}) })
    },
  },
]

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(leaveClients)

describe.each(CLIENTS)('on $client', ({ client, answers, install }) => {
  it('the app of the client is recognised', () => {
    install(() => {}, ['getHeader'])
    expect(bridge.client).toBe(client)
    expect(bridge.inApp).toBe(client !== 'web')
  })

  it('a call hands its fields over and is done', async () => {
    const got: AppCall[] = []
    install((call) => void got.push(call), ['jumpRoom'])
    await expect(bridge.jumpRoom('8001')).resolves.toEqual({ ok: true, value: undefined })
    expect(got[0]?.payload).toMatchObject({ roomId: '8001' })
    expect(client === 'web' ? got[0]?.payload.gotoHallRoom : got[0]?.method).toBe(
      client === 'web' ? true : 'jumpRoom',
    )
  })

  it('an app that breaks is a coded answer', async () => {
    install(() => {
      throw new Error('native trouble')
    }, ['jumpRoom'])
    const call = bridge.call('jumpRoom', { roomId: '1' }, { answer: true })
    await expect(call).resolves.toEqual({ ok: false, code: 'failed' })
  })

  it('an answer that never comes times out; when it comes later it is harmless', async () => {
    const got: AppCall[] = []
    install((call) => void got.push(call), ['jumpRoom'])
    const settled = vi.fn()
    const call = bridge.call('jumpRoom', { roomId: '1' }, { answer: true, timeoutMs: 1000 }).finally(settled)
    await vi.advanceTimersByTimeAsync(999)
    expect(settled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    await expect(call).resolves.toEqual({ ok: false, code: 'timeout' })
    expect(() => callBack(got[0] as AppCall, 'late')).not.toThrow()
  })

  if (client !== 'flutter')
    it('a method that is not there is a coded answer', async () => {
      install(() => {}, ['jumpRoom'])
      await expect(bridge.getHeader()).resolves.toEqual({ ok: false, code: 'missing' })
    })

  if (answers)
    it.each([
      ['JSON text', '{"version":"3.18.0"}'],
      ['an object', { version: '3.18.0' }],
    ])('the app answers by callback with %s', async (_, value) => {
      install((call) => void setTimeout(() => callBack(call, value), 20), ['getHeader'])
      const call = bridge.getHeader()
      await vi.advanceTimersByTimeAsync(20)
      await expect(call).resolves.toEqual({ ok: true, value: { version: '3.18.0' } })
    })

  if (answers)
    it.each([
      ['null', null, { ok: true, value: null }],
      ['nothing', undefined, { ok: true, value: undefined }],
      ['a negative code', { code: -1 }, { ok: false, code: 'failed' }],
      ['a negative code as JSON text', '{"code":-1,"msg":"cancel"}', { ok: false, code: 'failed' }],
      ['broken JSON text', '{"version":', { ok: true, value: '{"version":' }],
      [
        'JSON that was encoded twice',
        JSON.stringify('{"version":"3.18.0","id":9223372036854775807}'),
        { ok: true, value: { version: '3.18.0', id: '9223372036854775807' } },
      ],
      [
        'a negative code that was encoded twice',
        JSON.stringify('{"code":-1}'),
        { ok: false, code: 'failed' },
      ],
      [
        'JSON that was encoded three times',
        JSON.stringify(JSON.stringify('{"a":1}')),
        { ok: true, value: JSON.stringify(JSON.stringify('{"a":1}')) },
      ],
      ['a text in quotes', '"d-1"', { ok: true, value: '"d-1"' }],
      ['ids of 64 bits', '{"id":9223372036854775807}', { ok: true, value: { id: '9223372036854775807' } }],
    ])('an app that answers %s settles the call', async (_, value, answer) => {
      install((call) => void setTimeout(() => callBack(call, value), 20), ['getHeader'])
      const call = bridge.getHeader()
      await vi.advanceTimersByTimeAsync(20)
      await expect(call).resolves.toEqual(answer)
    })

  if (answers)
    it('a second callback is ignored', async () => {
      install(
        (call) => {
          setTimeout(() => callBack(call, 'first'), 10)
          setTimeout(() => callBack(call, 'second'), 20)
        },
        ['getHeader'],
      )
      const call = bridge.getHeader()
      await vi.advanceTimersByTimeAsync(20)
      await expect(call).resolves.toEqual({ ok: true, value: 'first' })
    })

  if (client === 'android' || client === 'flutter')
    it('the app answers at once', async () => {
      install(() => '{"deviceId":"d-1"}', ['getHeader'])
      await expect(bridge.getHeader()).resolves.toEqual({ ok: true, value: { deviceId: 'd-1' } })
    })
})

it('an app that answers a plain call with a negative code has refused it', async () => {
  injectApp('android', () => '{"code":-1}', ['callPasteboard'])
  await expect(bridge.callPasteboard('x')).resolves.toEqual({ ok: false, code: 'failed' })
})

it('a plain browser has no app to call', async () => {
  await expect(bridge.jumpRoom('1')).resolves.toEqual({ ok: false, code: 'missing' })
})

it.each([
  ['a messenger on Android', 'android', { share() {} }],
  ['a messenger on iOS', 'webkit', { messageHandlers: { share: { postMessage() {} } } }],
])('%s is not taken for our app', (_, name, injected) => {
  Object.assign(window, { [name]: injected })
  expect(bridge.client).toBe('web')
})
