import { object } from 'valibot'
import { expect, test, vi } from 'vitest'
import { endpoint } from '../request/endpoint.ts'
import { storage } from '../storage/index.ts'
import { openDecision, readDecision } from './index.ts'

const any = { input: object({}), output: object({}) }
const buy = endpoint({ method: 'POST', path: '/buy', ...any, intent: true })

/** The page as another load of it, or another tab, has it: nothing in memory. */
async function anotherPage() {
  vi.resetModules()
  return (await import('./index.ts')).openDecision
}
const decide = (open: typeof openDecision, item = 'rose') => open(buy, '10001', { item })

test('a reload, a return and another tab ask with the same id', async () => {
  const first = decide(openDecision)
  const second = decide(await anotherPage())
  expect(second.id).toBe(first.id)
  second.settle()
  const third = decide(await anotherPage())
  expect(third.id).not.toBe(first.id)
  // this page has not heard of the answer: the server gives it the one it gave the other
  expect(decide(openDecision).id).toBe(first.id)
  first.settle()
  expect(decide(await anotherPage()).id).toBe(third.id)
})

test('an outcome that another tab has learnt is not offered again by the tab that asks once more', async () => {
  const offer = (open: typeof openDecision) => open(buy, '10001', { item: 'tulip' }, true)
  const first = offer(openDecision)
  offer(await anotherPage()).settle()
  expect(offer(openDecision).id).toBe(first.id)
  expect(readDecision(first.name)).toMatchObject({ id: first.id, offer: '' })
  first.settle()
})

const DAY = 24 * 60 * 60 * 1000

test('a day after it was asked last a decision is forgotten', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { id } = decide(openDecision, 'day')
  for (const _ of ['a day on', 'two days on']) {
    vi.setSystemTime(Date.now() + DAY - 1)
    expect(decide(await anotherPage(), 'day').id).toBe(id)
  }
  vi.setSystemTime(Date.now() + DAY)
  expect(decide(await anotherPage(), 'day').id).not.toBe(id)
})

test('a page that stayed open for longer keeps its decision for the pages after it', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { id } = decide(openDecision, 'long')
  vi.setSystemTime(Date.now() + DAY)
  expect(decide(openDecision, 'long').id).toBe(id)
  expect(decide(await anotherPage(), 'long').id).toBe(id)
})

test('a decision tells whether it was asked before, also by another page', async () => {
  const first = decide(openDecision, 'told')
  expect(first.again).toBe(false)
  const second = decide(await anotherPage(), 'told')
  expect(second.again).toBe(true)
  second.settle()
  first.settle()
  expect(decide(openDecision, 'told').again).toBe(false)
})

test('what is stored tells nothing of the decision, and a corrupt entry is a new one', async () => {
  decide(openDecision, '6222021234567890123')
  const [key = ''] = storage.keys().filter((name) => name.startsWith('intent:'))
  expect(key + storage.read(key)).not.toContain('6222')
  for (const corrupt of ['', 'x', '{"id":1}', `${Date.now()} `]) {
    storage.write(key, corrupt)
    expect(decide(await anotherPage(), '6222021234567890123').id).toMatch(/^[0-9a-f]{32}$/)
  }
})

test('in a full store the tab keeps the decision through a reload', async () => {
  vi.spyOn(storage, 'write').mockReturnValue(false)
  const first = decide(openDecision, 'full')
  expect(localStorage).toHaveLength(0)
  const again = decide(await anotherPage(), 'full')
  expect(again.id).toBe(first.id)
  again.settle()
  expect(decide(await anotherPage(), 'full').id).not.toBe(first.id)
})
