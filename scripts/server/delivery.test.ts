import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listen, shut } from '../site/listen.ts'
import { createPreviewServer } from './preview-server.ts'
import { builtSite, DIST } from './testing/built-site.ts'

const manifest = builtSite()
const path = Object.values(manifest.pages)[0]?.paths[0] ?? '/'
const script = `/${manifest.runtime.files[0]}`

describe('the built site', () => {
  const server = createPreviewServer(DIST)
  let origin: string
  beforeAll(async () => {
    origin = `http://localhost:${await listen(server, 0, 'localhost')}`
  })
  afterAll(() => shut(server))

  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(origin + path, { method, headers, redirect: 'manual' })

  it('hashed files are kept for ever by the headers of the built site', async () => {
    for (const file of [
      ...manifest.runtime.files,
      ...Object.values(manifest.pages).flatMap((page) => page.files),
    ]) {
      const response = await get(`/${file}`)
      expect([file, response.status]).toEqual([file, 200])
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    }
  })

  it('browsers revalidate HTML, which is not sent twice', async () => {
    const first = await get(path)
    expect(first.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    const again = await get(path, { 'if-none-match': first.headers.get('etag') ?? '' })
    expect([again.status, await again.text()]).toEqual([304, ''])
  })

  it('never keeps the version file, a redirect or a 404', async () => {
    const kept = async (path: string) => (await get(path)).headers.get('cache-control')
    expect(await kept('/version.txt')).toBe('no-cache')
    expect(await kept('/battleTaskReward')).toBe('no-store')
    expect(await kept('/nowhere')).toBe('no-store')
    expect(await kept('/static/gone.js')).toBe('no-store')
  })

  for (const encoding of ['br', 'gzip']) {
    it(`sends text in ${encoding} to who can read it`, async () => {
      for (const file of [path, script]) {
        const response = await get(file, { 'accept-encoding': encoding })
        expect(response.headers.get('content-encoding')).toBe(encoding)
        expect(response.headers.get('vary')).toContain('accept-encoding')
        expect((await response.text()).length).toBeGreaterThan(1000)
      }
    })
  }

  it('sends plain text to who can read nothing else', async () => {
    const response = await get(script, { 'accept-encoding': 'identity' })
    expect(response.headers.get('content-encoding')).toBeNull()
  })

  it('forbids every browser to guess types, and to send other sites more than its origin', async () => {
    for (const file of [path, script, '/nowhere']) {
      const { headers } = await get(file)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('referrer-policy')).toBe('strict-origin')
      expect(headers.get('permissions-policy')).toContain('camera=()')
    }
  })

  it('forbids foreign frames on the pages that ask for it, and on no other', async () => {
    for (const page of Object.values(manifest.pages)) {
      const { headers } = await get(page.paths[0] as string)
      const own = page.frames === 'own'
      expect(headers.get('content-security-policy')).toBe(own ? "frame-ancestors 'self'" : null)
      expect(headers.get('x-frame-options')).toBe(own ? 'SAMEORIGIN' : null)
    }
  })

  it('answers a HEAD without a body and refuses a POST to a page', async () => {
    const head = await get(path, {}, 'HEAD')
    expect([head.status, await head.text()]).toEqual([200, ''])
    expect((await get(path, {}, 'POST')).status).toBe(405)
  })
})
