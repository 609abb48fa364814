// @vitest-environment node
import { beforeAll, describe, expect, it } from 'vitest'
import type { Host } from './host.ts'
import { HOSTS } from './hosts.ts'
import { makeRules } from './rules.ts'
import { FIXTURE_PUBLIC, fixtureFiles, fixtureManifest } from './testing/fixture.ts'
import { type Ask, expectAll, expectHeaders, formsAround, NOWHERE, told } from './testing/grid.ts'
import { playCloudflare } from './testing/play-cloudflare.ts'
import { playCloudFront } from './testing/play-cloudfront.ts'
import { playNetlify } from './testing/play-netlify.ts'
import { playVercel } from './testing/play-vercel.ts'

const API = 'https://api.example.com'
const HASHED = 'static/season-1a2b.js'
const KNOWN = [...FIXTURE_PUBLIC, HASHED]
const rules = makeRules(fixtureManifest, FIXTURE_PUBLIC, ['/user/', '/assets/'], API)
const options = { root: 'site', brotli: false, notFoundHtml: fixtureFiles.get('404.html') ?? '' }
const made = async (name: string) => (HOSTS[name] as Host)(rules, options)

/** nginx and Caddy are asked themselves, in scripts/e2e/hosts.e2e.ts. */
const PLAYED: Record<string, () => Promise<Ask>> = {
  Cloudflare: async () => playCloudflare(await made('cloudflare'), fixtureFiles),
  Netlify: async () => playNetlify(await made('netlify'), fixtureFiles),
  Vercel: async () => playVercel(await made('vercel'), fixtureFiles),
  CloudFront: async () => playCloudFront(await made('s3'), fixtureFiles, 'visitor'),
  'CloudFront that tells the rewritten address': async () =>
    playCloudFront(await made('s3'), fixtureFiles, 'rewritten'),
}

describe.for(Object.entries(PLAYED))('on %s', ([name, play]) => {
  let ask: Ask
  beforeAll(async () => {
    ask = await play()
  })

  const paths = Object.values(fixtureManifest.pages).flatMap((page) => page.paths)
  it.for(paths)('%s opens its page, and nothing that only looks like it does', async (path) => {
    await expectAll(ask, formsAround(path), fixtureManifest, KNOWN)
  })

  it('redirects keep the query that came, and their own parameters win', async () => {
    const came = [
      '',
      '?',
      '?lang=en',
      '?needShowPopReward=0',
      '?a=1&needShowPopReward=0&b=%20c',
      '?a=1&a=2&x',
    ]
    const urls = ['/battleTaskReward', '/battleTaskReward/', '/'].flatMap((path) =>
      came.map((query) => path + query),
    )
    await expectAll(ask, [...urls, '/battletaskreward', '/battleTaskReward/more'], fixtureManifest, KNOWN)
  })

  // Vercel says that queries are passed along, and nothing of names that are there twice.
  it.skipIf(name === 'Vercel')('a parameter that the target has is told once', async () => {
    const { headers } = await ask('/battleTaskReward?b=2&needShowPopReward=0&a=1')
    expect(headers.get('location')).toBe('/battle?needShowPopReward=1&b=2&a=1')
  })

  it('what leads nowhere is a 404: a page for pages, a text for files, kept by nobody', async () => {
    // S3 tells of a missing object in XML.
    const urls = NOWHERE.filter((url) => !(name.startsWith('CloudFront') && url.startsWith('/static/')))
    await expectAll(ask, urls, fixtureManifest, KNOWN)
    const missing = await ask('/static/gone-1234.js')
    expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, 'no-store'])
    expect(missing.headers.get('content-type')).not.toContain('html')
  })

  it("a page's HTML file is no address", async () => {
    const urls = Object.values(fixtureManifest.pages).flatMap(({ html }) => [
      `/${html}`,
      `/${html.replace('.html', '')}`,
    ])
    await expectAll(ask, urls, fixtureManifest, KNOWN)
  })

  it('public files have their address and their own time to live', async () => {
    await expectAll(
      ask,
      KNOWN.map((file) => `/${file}`),
      fixtureManifest,
      KNOWN,
    )
  })

  it('every answer carries the security headers, and framed pages theirs', () =>
    expectHeaders(ask, fixtureManifest, HASHED))

  it('what has not changed is not sent again', async () => {
    const { headers } = await ask('/battle')
    const again = await ask('/battle', { 'if-none-match': headers.get('etag') ?? '' })
    expect([again.status, again.body]).toEqual([304, ''])
  })

  it.skipIf(name === 'Cloudflare')("the API's calls go to its origin, by exact prefix", async () => {
    expect((await ask('/user/userinfo/get?a=1')).body).toBe(`proxied to ${API}/user/userinfo/get?a=1`)
    expect(told(await ask('/users/userinfo/get'))).toBe('no page')
  })
})
