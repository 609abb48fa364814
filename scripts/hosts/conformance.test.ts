import { beforeAll, describe, expect, it } from 'vitest'
import { MemoryStore } from '../release/testing/memory-store.ts'
import type { Host, HostFiles } from './host.ts'
import { HOSTS } from './hosts.ts'
import { makeRules } from './rules.ts'
import type { SiteManifest } from './site-manifest.ts'
import { expectCanary } from './testing/expect-canary.ts'
import { askAs, expectSafe } from './testing/expect-safe.ts'
import { FIXTURE_PUBLIC, fixtureFiles, fixtureManifest } from './testing/fixture.ts'
import { type Ask, expectAll, expectHeaders, formsAround, NOWHERE, outcomeOf } from './testing/grid.ts'
import { type HostName, hostileRequests } from './testing/hostile-requests.ts'
import { playCloudflare } from './testing/play-cloudflare.ts'
import { playCloudFront } from './testing/play-cloudfront.ts'
import { playNetlify } from './testing/play-netlify.ts'
import { playVercel } from './testing/play-vercel.ts'
import { releaseCanary, releaseFixture } from './testing/release-fixture.ts'

const API = 'https://api.example.com'
const HASHED = 'static/season-1a2b.js'
const KNOWN = [...FIXTURE_PUBLIC, HASHED]
const STATUS_PATH = '/ops-5f0c81'

const OPTIONS = {
  listFiles: async () => undefined,
  root: 'site',
  brotli: false,
  caFile: '',
  logs: '',
  notFoundHtml: '',
  copied: '',
}

interface Site {
  manifest: SiteManifest
  files: ReadonlyMap<string, string>
}
type Made = (host: string) => Promise<HostFiles>

/** The fixture as the build leaves it, and as it lies at a target. */
const SITES: Record<string, () => Promise<Site>> = {
  built: async () => ({ manifest: fixtureManifest, files: fixtureFiles }),
  async released() {
    const store = new MemoryStore()
    await releaseFixture(store)
    const files = new Map(
      [...store.objects].map(([key, { bytes }]) => [key, new TextDecoder().decode(bytes)]),
    )
    return { manifest: JSON.parse(files.get('manifest.json') as string), files }
  },
}

/** nginx and Caddy are asked themselves, in scripts/e2e/hosts/hosts.e2e.ts. */
const PLAYED: Record<string, (made: Made, files: Site['files']) => Promise<Ask>> = {
  Cloudflare: async (made, files) => playCloudflare(await made('cloudflare'), files),
  Netlify: async (made, files) => playNetlify(await made('netlify'), files),
  Vercel: async (made, files) => playVercel(await made('vercel'), files),
  CloudFront: async (made, files) => playCloudFront(await made('s3'), files, 'visitor'),
  'CloudFront that shows the rewritten address': async (made, files) =>
    playCloudFront(await made('s3'), files, 'rewritten'),
}
const CASES = Object.entries(PLAYED).flatMap(([host, play]) =>
  Object.entries(SITES).map(([state, site]) => [host, state, play, site] as const),
)

it.for(Object.entries(PLAYED))(
  '%s shows a canary to its share of visitors, to each the same',
  async ([, play]) => {
    const store = new MemoryStore()
    await releaseFixture(store)
    const canary = await releaseCanary(store, 'battle/season', 30, 'the canary')
    const files = new Map(
      [...store.objects].map(([key, { bytes }]) => [key, new TextDecoder().decode(bytes)]),
    )
    const rules = makeRules(JSON.parse(files.get('manifest.json') as string), FIXTURE_PUBLIC, [], '')
    const ask = await play(async (host) => (HOSTS[host] as Host)(rules, OPTIONS), files)
    await expectCanary(ask, '/battle', canary, 'the canary', '/battleRule')
  },
)

describe.for(CASES)('on %s, %s', ([name, , play, open]) => {
  let ask: Ask
  let site: Site
  beforeAll(async () => {
    site = await open()
    const rules = makeRules(site.manifest, FIXTURE_PUBLIC, ['/user/', '/assets/'], API, {
      statusPath: STATUS_PATH,
      hsts: true,
    })
    const options = { ...OPTIONS, notFoundHtml: site.files.get('404.html') ?? '' }
    ask = await play(async (host) => (HOSTS[host] as Host)(rules, options), site.files)
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
  it.skipIf(name === 'Vercel')('a parameter that the target has is sent once', async () => {
    const { headers } = await ask('/battleTaskReward?b=2&needShowPopReward=0&a=1')
    expect(headers.get('location')).toBe('/battle?needShowPopReward=1&b=2&a=1')
  })

  it('an unknown address is a 404: a page for pages, a text for files, stored in no cache', async () => {
    // S3 reports a missing object in XML.
    const urls = NOWHERE.filter((url) => !(name.startsWith('CloudFront') && url.startsWith('/static/')))
    await expectAll(ask, urls, fixtureManifest, KNOWN)
    const missing = await ask('/static/gone-1234.js')
    expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, 'no-store'])
    expect(missing.headers.get('content-type')).not.toContain('html')
  })

  it('hostile requests get the answers that every host gives', async ({ skip }) => {
    const record = [...site.files.keys()].find((file) => file.startsWith('_release/changes/'))
    if (!record) return skip()
    // copies of public files are public
    const kept = [...site.files].filter(([file]) => /^(manifest|status|_release(?!\/contents))/.test(file))
    const requests = hostileRequests(record).filter(({ serversOnly }) => !serversOnly)
    const host = name.split(' ', 1)[0] as HostName
    await expectSafe(
      host,
      (request) => askAs(ask, request),
      requests,
      kept.map(([, content]) => content),
    )
  })

  it('files of publishers and operators have no public address but the one given', async () => {
    const kept = [...site.files.keys()].filter((file) => !KNOWN.includes(file))
    expect(kept).toEqual(expect.arrayContaining(['manifest.json', 'battle/season.html', '404.html']))
    await expectAll(
      ask,
      kept.map((file) => `/${file}`),
      fixtureManifest,
      KNOWN,
    )
    const status = await ask(STATUS_PATH)
    if (!site.files.has('status.html')) return expect(status.status).toBe(404)
    expect([status.status, status.headers.get('x-robots-tag')]).toEqual([200, 'noindex'])
    expect(status.body).toContain('What is live')
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

  it('an unchanged file is not sent again', async () => {
    const { headers } = await ask('/battle')
    const again = await ask('/battle', { 'if-none-match': headers.get('etag') ?? '' })
    expect([again.status, again.body]).toEqual([304, ''])
  })

  it.skipIf(name === 'Cloudflare')("the API's calls go to its origin, by exact prefix", async () => {
    expect((await ask('/user/userinfo/get?a=1')).body).toBe(`proxied to ${API}/user/userinfo/get?a=1`)
    expect(outcomeOf(await ask('/users/userinfo/get'))).toBe('no page')
  })
})
