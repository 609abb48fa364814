import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { bridge } from './index.ts'
import { HOSTS, leaveHosts, page, type Received } from './pretend-hosts.ts'

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
  })

  it('an answer that never comes times out; when it comes later it is harmless', async () => {
    const got: Received[] = []
    install((call) => void got.push(call), ['jumpRoom'])
    const settled = vi.fn()
    const call = bridge.call('jumpRoom', { roomId: '1' }, { answer: true, timeoutMs: 1000 }).finally(settled)
    await vi.advanceTimersByTimeAsync(999)
    expect(settled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    await expect(call).resolves.toEqual({ ok: false, code: 'timeout' })
    expect(() => answerLater(got[0]?.payload ?? {}, 'late')).not.toThrow()
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
      install(({ payload }) => void setTimeout(() => answerLater(payload, value), 20), ['getHeader'])
      const call = bridge.getHeader()
      await vi.advanceTimersByTimeAsync(20)
      await expect(call).resolves.toEqual(answer)
    })

  if (answers)
    it('a second callback is ignored', async () => {
      install(
        ({ payload }) => {
          // By name, as an app calls it.
          setTimeout(() => answerLater(payload, 'first'), 10)
          setTimeout(() => answerLater(payload, 'second'), 20)
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
    })
})

it('an app that answers a plain call with a negative code has refused it', async () => {
  HOSTS.find(({ host }) => host === 'android')?.install(() => '{"code":-1}', ['callPasteboard'])
  await expect(bridge.callPasteboard('x')).resolves.toEqual({ ok: false, code: 'failed' })
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
