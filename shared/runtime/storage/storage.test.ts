import { expect, test, vi } from 'vitest'
import { storage, visitStorage } from './index.ts'
import { createStore } from './store.ts'

test('an entry that is written is read, in its own store', () => {
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
])('with a %s store the visit goes on from memory', (_, open) => {
  const store = createStore(open)
  store.write('a', '1')
  expect(store.read('a')).toBe('1')
  store.remove('a')
  expect(store.read('a')).toBeNull()
})

test('keys are those of what is stored and of what is only in memory', () => {
  localStorage.setItem('stored', '1')
  const blocked = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  storage.write('remembered', '2')
  expect(storage.keys()).toEqual(['remembered'])
  blocked.mockRestore()
  expect(storage.keys()).toEqual(['stored', 'remembered'])
  storage.remove('remembered')
})

test('a store whose reading fails now and then loses nothing for good', () => {
  let failing = true
  const native = {
    getItem(key: string) {
      if (failing) throw new DOMException('The operation is insecure.', 'SecurityError')
      return localStorage.getItem(key)
    },
    setItem: (key: string, value: string) => localStorage.setItem(key, value),
    removeItem: (key: string) => localStorage.removeItem(key),
  }
  const store = createStore(() => native as Storage)
  expect(store.write('a', '1')).toBe(true)
  expect(store.read('a')).toBeNull()
  expect(store.readJson('a')).toBeUndefined()
  failing = false
  expect(store.read('a')).toBe('1')
})

test('in a store that is full from the start what a visit writes is read, also as JSON, and can be removed', () => {
  vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(storage.write('a', '1')).toBe(false)
  storage.writeJson('b', { c: 1 })
  expect([storage.read('a'), storage.readJson('b')]).toEqual(['1', { c: 1 }])
  expect(storage.keys().sort()).toEqual(['a', 'b'])
  storage.remove('a')
  storage.remove('b')
  expect(storage.keys()).toEqual([])
})

test('an entry that another tab stored is newer than one that this tab could only remember', () => {
  const full = vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  storage.write('token', 'mine')
  storage.write('other', 'mine too')
  full.mockRestore()
  localStorage.setItem('token', 'theirs')
  window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: 'theirs' }))
  expect([storage.read('token'), storage.read('other')]).toEqual(['theirs', 'mine too'])
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  expect(storage.read('other')).toBeNull()
})

test('a corrupt entry spoils no other', () => {
  localStorage.setItem('broken', '{"a":')
  storage.writeJson('whole', [1])
  expect([storage.readJson('broken'), storage.readJson('whole')]).toEqual([undefined, [1]])
  storage.writeJson('broken', 2)
  expect(storage.readJson('broken')).toBe(2)
})

test('in a full store the newest value is read, and stored when there is room again', () => {
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
