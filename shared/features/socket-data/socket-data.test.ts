import { beforeEach, expect, it, vi } from 'vitest'
import { buildWithHosts } from '#testing/site-hosts.ts'

const PARTNER = 'https://www.partner.example'
let onSocketData: typeof import('./index.ts').onSocketData
/** By name, as an app calls it. */
const push = (data: unknown) =>
  (window as unknown as { onSocketData(data: unknown): void }).onSocketData(data)
const post = (origin: string, data: unknown) =>
  window.dispatchEvent(new MessageEvent('message', { origin, data }))

beforeEach(async () => {
  buildWithHosts({ parents: [PARTNER] })
  vi.resetModules()
  onSocketData = (await import('./index.ts')).onSocketData
})

it('pushed data reaches every receiver until it leaves, as an object, with all digits of its ids', () => {
  const [first, second] = [vi.fn(), vi.fn()]
  const stop = onSocketData(first)
  onSocketData(second)
  push('{"blood":"12345678901234567890","id":9223372036854775807}')
  expect(first).toHaveBeenCalledWith({ blood: '12345678901234567890', id: '9223372036854775807' })
  stop()
  push({ blood: '9' })
  expect(first).toHaveBeenCalledTimes(1)
  expect(second).toHaveBeenCalledTimes(2)
})

it('pushes without a receiver wait for the first one: the latest twenty', () => {
  for (let count = 1; count <= 25; count++) push({ count })
  const [first, second] = [vi.fn(), vi.fn()]
  onSocketData(first)
  onSocketData(second)
  expect(first.mock.calls.map(([data]) => data.count)).toEqual(Array.from({ length: 20 }, (_, at) => at + 6))
  expect(second).not.toHaveBeenCalled()
})

it('an app that pushes after the last receiver has left does no harm, and nothing is kept of it', () => {
  onSocketData(vi.fn())()
  push({ late: true })
  const next = vi.fn()
  onSocketData(next)
  expect(next).not.toHaveBeenCalled()
})

it('broken JSON is handed on as text', () => {
  const receive = vi.fn()
  onSocketData(receive)
  push('{"blood":')
  expect(receive).toHaveBeenCalledWith('{"blood":')
})

it('a framing page may push too, when it is known', () => {
  const receive = vi.fn()
  onSocketData(receive)
  post(PARTNER, { onSocketData: '{"blood":1}' })
  post(location.origin, { onSocketData: { blood: 2 } })
  post('https://evil.example', { onSocketData: { blood: 3 } })
  post('null', { onSocketData: { blood: 4 } })
  for (const noise of [null, 'text', 7, { other: 1 }]) post(location.origin, noise)
  expect(receive.mock.calls).toEqual([[{ blood: 1 }], [{ blood: 2 }]])
})
