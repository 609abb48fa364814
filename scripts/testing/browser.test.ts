import { expect, it, vi } from 'vitest'

it.each(['a test in which the store is full', 'the one after it'])(
  '%s begins with a store that works',
  () => {
    sessionStorage.setItem('a', '1')
    expect(sessionStorage.getItem('a')).toBe('1')
    vi.spyOn(sessionStorage, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
  },
)
