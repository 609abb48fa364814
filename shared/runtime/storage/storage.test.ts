import { expect, test } from 'vitest'
import { storage, visitStorage } from './index.ts'
import { createStore } from './store.ts'

test('what is written is read, in its own store', () => {
  storage.write('a', '1')
  visitStorage.write('a', '2')
  expect([storage.read('a'), visitStorage.read('a'), storage.read('b')]).toEqual(['1', '2', null])
  storage.remove('a')
  expect(storage.read('a')).toBeNull()
  expect(storage.keys()).toEqual([])
})

test('JSON that is missing or corrupt is undefined', () => {
  storage.write('broken', '{"a":')
  expect(storage.readJson('broken')).toBeUndefined()
  expect(storage.readJson('missing')).toBeUndefined()
  storage.writeJson('whole', { a: [1] })
  expect(storage.readJson('whole')).toEqual({ a: [1] })
})

test.each([
  [
    'blocked',
    () => {
      throw new DOMException('denied', 'SecurityError')
    },
  ],
  ['missing', () => undefined],
])('a %s store: the visit goes on from memory', (_, open) => {
  const store = createStore(open)
  store.write('a', '1')
  expect(store.read('a')).toBe('1')
  expect(store.keys()).toEqual(['a'])
  store.remove('a')
  expect(store.read('a')).toBeNull()
})

test('a full store: the newest value is read, and stored when there is room again', () => {
  let full = false
  const native = {
    getItem: (key: string) => localStorage.getItem(key),
    setItem(key: string, value: string) {
      if (full) throw new DOMException('full', 'QuotaExceededError')
      localStorage.setItem(key, value)
    },
  }
  const store = createStore(() => native as Storage)
  store.write('a', 'old')
  full = true
  store.write('a', 'new')
  expect(store.read('a')).toBe('new')
  expect(localStorage.getItem('a')).toBe('old')
  full = false
  store.write('a', 'newest')
  expect(localStorage.getItem('a')).toBe('newest')
})
