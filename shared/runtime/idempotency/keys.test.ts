import { object } from 'valibot'
import { expect, test, vi } from 'vitest'
import { learnServerTime, serverNow } from '../clock/index.ts'
import { endpoint } from '../schema/index.ts'
import { storage } from '../storage/index.ts'
import { isOffered, openKey, readKey } from './index.ts'

const any = { input: object({}), output: object({}) }
const buy = endpoint({ method: 'POST', path: '/buy', ...any, idempotent: true })

/** The page as another load of it, or another tab, has it: nothing in memory. */
async function anotherPage() {
  vi.resetModules()
  return (await import('./index.ts')).openKey
}
const mutate = (open: typeof openKey, item = 'rose') => open(buy, '10001', { item })

test('a reload, a return and another tab ask with the same id', async () => {
  const first = mutate(openKey)
  const second = mutate(await anotherPage())
  expect(second.id).toBe(first.id)
  second.settle()
  const third = mutate(await anotherPage())
  expect(third.id).not.toBe(first.id)
  // this page has not got the answer: the server gives it the one it gave the other
  expect(mutate(openKey).id).toBe(first.id)
  first.settle()
  expect(mutate(await anotherPage()).id).toBe(third.id)
})

test('an outcome that another tab has learnt is not offered again by the tab that asks once more', async () => {
  const offer = (open: typeof openKey) => open(buy, '10001', { item: 'tulip' }, true)
  const first = offer(openKey)
  offer(await anotherPage()).settle()
  expect(offer(openKey).id).toBe(first.id)
  expect(readKey(first.name)).toMatchObject({ id: first.id, offer: '' })
  first.settle()
})

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR

test('a key whose result is unknown is kept however the phone’s clock jumps, and for however long', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { id } = mutate(openKey, 'jump')
  const offered = (open: typeof openKey) => open(buy, '10001', { item: 'offered' }, true)
  const { id: offeredId, name } = offered(openKey)
  for (const by of [25 * HOUR, -50 * HOUR, 400 * DAY, -800 * DAY]) {
    vi.setSystemTime(Date.now() + by)
    expect(mutate(await anotherPage(), 'jump').id).toBe(id)
    expect(isOffered(readKey(name))).toBe(true)
    expect(offered(await anotherPage()).id).toBe(offeredId)
  }
})

test('a key that never left is forgotten after a day of the server’s clock', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const first = mutate(openKey, 'unsent')
  first.settle({ kind: 'network', neverSent: true })
  // the phone's clock is set, and the next answer brings the server's time
  const now = serverNow()
  vi.setSystemTime(Date.now() + 25 * HOUR)
  learnServerTime(now, 0)
  expect(readKey(first.name)?.id).toBe(first.id)
  vi.setSystemTime(Date.now() + DAY - 1000)
  expect(readKey(first.name)?.id).toBe(first.id)
  vi.setSystemTime(Date.now() + 1000)
  expect(readKey(first.name)).toBeUndefined()
})

test('a key knows whether it was sent before, also by another page', async () => {
  const first = mutate(openKey, 'sent-before')
  expect(first.again).toBe(false)
  const second = mutate(await anotherPage(), 'sent-before')
  expect(second.again).toBe(true)
  second.settle()
  first.settle()
  expect(mutate(openKey, 'sent-before').again).toBe(false)
})

test('a stored key reveals nothing of the input, and a corrupt entry is a new key', async () => {
  mutate(openKey, '6222021234567890123')
  const [key = ''] = storage.keys().filter((name) => name.startsWith('intent:'))
  expect(key + storage.read(key)).not.toContain('6222')
  for (const corrupt of ['', 'x', '{"id":1}', `${Date.now()} `]) {
    storage.write(key, corrupt)
    expect(mutate(await anotherPage(), '6222021234567890123').id).toMatch(/^[0-9a-f]{32}$/)
  }
})

test('in a full store the tab keeps the key through a reload', async () => {
  vi.spyOn(storage, 'write').mockReturnValue(false)
  const first = mutate(openKey, 'full')
  expect(localStorage).toHaveLength(0)
  const again = mutate(await anotherPage(), 'full')
  expect(again.id).toBe(first.id)
  again.settle()
  expect(mutate(await anotherPage(), 'full').id).not.toBe(first.id)
})
