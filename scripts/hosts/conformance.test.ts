import { beforeAll, describe, expect, it } from 'vitest'
import { MemoryStore } from '../release/testing/memory-store.ts'
import type { Host, HostFiles } from './host.ts'
import { HOSTS } from './hosts.ts'
import { makeRules, type Rule } from './rules.ts'
import { expectAdded, withAdded } from './testing/added-rules.ts'
import { API_PREFIXES, describeHost, type Hosted, STATUS_PATH } from './testing/describe-host.ts'
import { expectCanary } from './testing/expect-canary.ts'
import { askAs } from './testing/expect-safe.ts'
import { FIXTURE_PUBLIC, fixtureFiles, fixtureManifest } from './testing/fixture.ts'
import { type Ask, NOWHERE, outcomeOf } from './testing/grid.ts'
import { type HostName, hostileRequests } from './testing/hostile-requests.ts'
import { playCloudflare } from './testing/play-cloudflare.ts'
import { playCloudFront } from './testing/play-cloudfront.ts'
import { playNetlify } from './testing/play-netlify.ts'
import { playVercel } from './testing/play-vercel.ts'
import { releaseCanary, releaseFixture } from './testing/release-fixture.ts'

const API = 'https://api.example.com'
const KNOWN = [...FIXTURE_PUBLIC, 'static/season-1a2b.js']

const OPTIONS = {
  listFiles: async () => undefined,
  root: 'site',
  brotli: false,
  caFile: '',
  logs: '',
  notFoundHtml: '',
  copied: '',
}

type Site = Pick<Hosted, 'manifest' | 'files'>
type Made = (host: string) => Promise<HostFiles>

const filesIn = (store: MemoryStore) =>
  new Map([...store.objects].map(([key, { bytes }]) => [key, new TextDecoder().decode(bytes)]))

/** The fixture as the build leaves it, and as it lies at a target. */
const SITES: Record<string, () => Promise<Site>> = {
  built: async () => ({ manifest: fixtureManifest, files: fixtureFiles }),
  async released() {
    const store = new MemoryStore()
    await releaseFixture(store)
    const files = filesIn(store)
    return { manifest: JSON.parse(files.get('manifest.json') as string), files }
  },
}

/** nginx and Caddy are asked themselves, in real-hosts.test.ts. */
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
    const files = filesIn(store)
    const rules = makeRules(JSON.parse(files.get('manifest.json') as string), FIXTURE_PUBLIC, [], '')
    const ask = await play(async (host) => (HOSTS[host] as Host)(rules, OPTIONS), files)
    await expectCanary(ask, '/battle', canary, 'the canary', '/battleRule')
  },
)

describe.for(CASES)('on %s, %s', ([title, state, play, open]) => {
  const name = title.split(' ', 1)[0] as HostName
  let hosted: Hosted
  beforeAll(async () => {
    const site = await open()
    const rules = makeRules(site.manifest, FIXTURE_PUBLIC, API_PREFIXES, API, {
      statusPath: STATUS_PATH,
      hsts: true,
    })
    const options = { ...OPTIONS, notFoundHtml: site.files.get('404.html') ?? '' }
    const ask = await play(async (host) => (HOSTS[host] as Host)(rules, options), site.files)
    hosted = { ...site, ask, known: KNOWN, send: (request) => askAs(ask, request) }
  })

  describeHost(name, () => hosted, {
    isReleased: state === 'released',
    requests: (record) => hostileRequests(record).filter(({ serversOnly }) => !serversOnly),
    // S3 reports a missing object in XML
    nowhere: NOWHERE.filter((url) => !(name === 'CloudFront' && url.startsWith('/static/'))),
    // Vercel says that queries are passed along, and nothing of names that are there twice
    once: name !== 'Vercel',
  })

  it.skipIf(name === 'Cloudflare')('the API’s calls go to its origin, by exact prefix', async () => {
    const { ask } = hosted
    expect((await ask('/user/userinfo/get?a=1')).body).toBe(`proxied to ${API}/user/userinfo/get?a=1`)
    expect(outcomeOf(await ask('/users/userinfo/get'))).toBe('no page')
  })
})

describe('a rule that is new', () => {
  const FILES = 'https://files.example.com'

  it.for(Object.entries(PLAYED))(
    '%s answers a rule that is new as one entry of the list',
    async ([name, play]) => {
      const rules = withAdded(makeRules(fixtureManifest, FIXTURE_PUBLIC, [], ''), FILES)
      const ask = await play(async (host) => (HOSTS[host] as Host)(rules, OPTIONS), fixtureFiles)
      // Cloudflare's worker would fetch it
      await expectAdded(ask, name === 'Cloudflare' ? undefined : `proxied to ${FILES}/files/a.png`)
    },
  )

  it.for(['nginx', 'caddy', 'vercel', 's3'])(
    '%s refuses a rule that it cannot print, with its reason',
    async (host) => {
      const odd: Rule = {
        match: { methodsBut: ['GET'] },
        answer: { html: 'battle/season.html' },
        headers: {},
      }
      const rules = { headers: {}, list: [odd, ...makeRules(fixtureManifest, [], [], '').list] }
      await expect(async () => (HOSTS[host] as Host)(rules, OPTIONS)).rejects.toThrow(
        new RegExp(`^${host} cannot answer \\{"methodsBut":\\["GET"\\]\\} by .*: .+\\.$`),
      )
    },
  )
})
