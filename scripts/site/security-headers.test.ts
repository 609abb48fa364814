import { expect, it } from 'vitest'
import { pageHeaders } from './security-headers.ts'

it('a page may be framed by anybody, unless people spend or sign on it', () => {
  const parents = ['https://a.example', 'https://b.example']
  const policy = (page: Parameters<typeof pageHeaders>[0]) => pageHeaders(page)['content-security-policy']
  expect(policy({})).toBeUndefined()
  expect(policy({ parents })).toBeUndefined()
  expect(policy({ frames: 'own' })).toBe("frame-ancestors 'self'")
  expect(policy({ frames: 'own', parents })).toBe(
    "frame-ancestors 'self' https://a.example https://b.example",
  )
})
