// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { MemoryStore } from '../release/testing/memory-store.ts'
import { isApiPath } from '../sandbox/api-path.ts'
import { apiPrefixes } from './api-prefixes.ts'
import { type HostOptions, passedLimits } from './host.ts'
import { HOSTS } from './hosts.ts'
import { makeRules, type Rules } from './rules.ts'
import type { SiteManifest } from './site-manifest.ts'
import { FIXTURE_PUBLIC, fixtureManifest } from './testing/fixture.ts'
import { releaseFixture } from './testing/release-fixture.ts'

const options: HostOptions = {
  root: '/srv/pages',
  brotli: false,
  caFile: '',
  notFoundHtml: '<!doctype html>Not found',
  copied: 'the built site',
}

/** So many pages of two paths each, every one with headers of its own, released under a build's name. */
function siteOf(count: number): SiteManifest {
  const pages = Array.from({ length: count }, (_, index) => {
    const id = `family-of-pages/page-number-${index}`
    const paths = [`/activityNew/page${index}/index`, `/activityNew/another-path-of-${index}`]
    return [id, { paths, html: `pages/${id}/0123456789ab.html`, frames: 'own' as const }]
  })
  return { pages: Object.fromEntries(pages), redirects: [{ from: '/', to: '/download' }] }
}

const rulesOf = (site: SiteManifest, api = ''): Rules => makeRules(site, FIXTURE_PUBLIC, apiPrefixes(), api)

async function made(name: string, rules: Rules, more: Partial<HostOptions> = {}) {
  const host = HOSTS[name]
  if (!host) throw new Error(`There is no host ${name}.`)
  return host(rules, { ...options, ...more })
}

describe('limits', () => {
  it.each(Object.keys(HOSTS))('200 pages with two paths each pass none on %s', async (name) => {
    expect(passedLimits((await made(name, rulesOf(siteOf(200), 'https://api.example.com'))).limits)).toEqual(
      [],
    )
  })

  it('are told with their number and where the host says so', async () => {
    const [warning] = passedLimits((await made('vercel', rulesOf(siteOf(1100)))).limits)
    expect(warning).toMatch(
      /^routes: 22\d\d, and the host takes 2048 \(https:\/\/github\.com\/vercel\/.+\)\.$/,
    )
  })

  it('of a CloudFront function are no matter of the number of pages, but of the 404 page in it', async () => {
    const few = await made('s3', rulesOf(siteOf(1)))
    const many = await made('s3', rulesOf(siteOf(1000)))
    expect(many.files['viewer-request.js']).toBe(few.files['viewer-request.js'])
    expect(many.files['viewer-response.js']).toBe(few.files['viewer-response.js'])
    const heavy = await made('s3', rulesOf(siteOf(1)), { notFoundHtml: 'x'.repeat(9000) })
    expect(passedLimits(heavy.limits).join()).toMatch(/viewer-request\.js.*the host takes 10240/)
  })
})

it("a CloudFront function keeps to what that runtime's language has", async () => {
  const { files } = await made('s3', rulesOf(fixtureManifest))
  for (const name of ['viewer-request.js', 'viewer-response.js']) {
    const code = (files[name] as string).replace(/^(const (NOT_FOUND|HEADERS) =|\/\/).*$/gm, '')
    expect(code).not.toMatch(/\?\.|\?\?|\.\.\.|\bof\b|\bclass\b|\bURL|(const|let) [[{]|export|=>|\{ \w+[,}]/)
  }
})

describe("the API's paths", () => {
  it('are those of the contract, which the sandbox answers', () => {
    expect(apiPrefixes()).toEqual(expect.arrayContaining(['/activity/', '/assets/', '/user/', '/werewolf/']))
    for (const prefix of apiPrefixes()) expect([prefix, isApiPath(`${prefix}x`)]).toEqual([prefix, true])
  })

  it.each(Object.keys(HOSTS))('are not handled by %s when no origin is given', async (name) => {
    const { files } = await made(name, rulesOf(fixtureManifest))
    expect(Object.values(files).join('\n')).not.toMatch(
      /proxy_pass|reverse_proxy|:splat|"api"|https:\/\/api\./,
    )
  })
})

it.each([
  ['netlify', 'netlify/edge-functions/route.js'],
  ['cloudflare', 'worker.js'],
])('the function of %s holds the rules once', async (name, file) => {
  const { files } = await made(name, rulesOf(fixtureManifest))
  expect((files[file] as string).split('"/recruitment/submitClue"')).toHaveLength(2)
})

describe('a released site', () => {
  const published = async (store: MemoryStore, text: string) => {
    await releaseFixture(store, text)
    return JSON.parse(new TextDecoder().decode((await store.get('manifest.json'))?.bytes))
  }

  it('has the same rules whichever builds are live there, so that a swap asks nothing of its host', async () => {
    const store = new MemoryStore()
    const first = await published(store, 'first')
    const second = await published(store, 'second')
    expect(second.pages['battle/season'].html).not.toBe(first.pages['battle/season'].html)
    expect(rulesOf(second)).toEqual(rulesOf(first))
  })

  it('has those of the site that was built, page by page', async () => {
    expect(rulesOf(await published(new MemoryStore(), ''))).toEqual(rulesOf(fixtureManifest))
  })
})

describe('nginx', () => {
  it('has an exact location for each form of each path, and nothing that names this machine', async () => {
    const { files } = await made('nginx', rulesOf(fixtureManifest))
    const config = files['campaign-pages.conf'] as string
    const exact = [...config.matchAll(/^location = "([^"]+)" \{/gm)].map(([, path]) => path)
    const forms = Object.values(fixtureManifest.pages).flatMap(({ paths }) =>
      paths.flatMap((path) => [path, `${path}/`]),
    )
    expect(exact).toEqual(expect.arrayContaining([...forms, '/', '/battleTaskReward', '/battleTaskReward/']))
    expect(new Set(exact).size).toBe(exact.length)
    expect(config).toContain('root "/srv/pages";')
    expect(config).not.toContain(process.cwd())
  })

  it('uses the brotli module only where it is said to be there', async () => {
    const text = async (brotli: boolean) =>
      (await made('nginx', rulesOf(fixtureManifest), { brotli })).files['campaign-pages.conf']
    expect(await text(true)).toContain('brotli on;')
    expect(await text(false)).not.toContain('brotli')
  })
})
