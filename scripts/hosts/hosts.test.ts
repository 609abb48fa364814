import { describe, expect, it } from 'vitest'
import { MemoryStore } from '../release/testing/memory-store.ts'
import { isApiPath } from '../sandbox/api-path.ts'
import { apiPrefixes } from './api-prefixes.ts'
import { type HostOptions, limitWarnings } from './host.ts'
import { HOSTS } from './hosts.ts'
import { makeRules, type Rules } from './rules.ts'
import { isAtHttps, type SiteManifest } from './site-manifest.ts'
import { FIXTURE_PUBLIC, fixtureManifest } from './testing/fixture.ts'
import { releaseFixture } from './testing/release-fixture.ts'

const options: HostOptions = {
  root: '/srv/pages',
  brotli: false,
  caFile: '/etc/ssl/authorities.pem',
  logs: '/var/log/nginx',
  listFiles: async () => undefined,
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
    expect(limitWarnings((await made(name, rulesOf(siteOf(200), 'https://api.example.com'))).limits)).toEqual(
      [],
    )
  })

  it('limits are given with their number and where the host shows a message', async () => {
    const [warning] = limitWarnings((await made('vercel', rulesOf(siteOf(1100)))).limits)
    expect(warning).toMatch(
      /^routes: 22\d\d, and the host takes 2048 \(https:\/\/github\.com\/vercel\/.+\)\.$/,
    )
  })

  it('limits are given before they are passed', async () => {
    const [warning] = limitWarnings((await made('vercel', rulesOf(siteOf(900)))).limits)
    expect(warning).toMatch(/^routes: 18\d\d, close to the 2048 that the host takes \(/)
  })

  it('limits of Cloudflare count the files of the copy, without what publishers keep', async () => {
    const files = (count: number, size: number) => ({
      listFiles: async () => [
        ...Array.from({ length: count }, (_, index) => ({ key: `static/${index}.js`, size })),
        { key: 'manifest.json', size: 1 },
        { key: '_release/changes/000001.json', size: 90_000_000 },
      ],
    })
    const warnings = async (count: number, size = 1) =>
      limitWarnings((await made('cloudflare', rulesOf(fixtureManifest), files(count, size))).limits)
    expect(await warnings(16_000)).toEqual([])
    expect(await warnings(16_001)).toEqual([expect.stringMatching(/^files: 16001, close to the 20000 that/)])
    expect(await warnings(20_001)).toEqual([
      expect.stringMatching(/^files: 20001, and the host takes 20000 \(100000 with a paid plan; https:/),
    ])
    expect(await warnings(1, 26_214_401)).toEqual([
      expect.stringMatching(/^bytes of the largest file: 26214401, and the host takes 26214400 \(/),
    ])
  })

  it('limits of CloudFront name the default number of behaviors, and that it is a quota', async () => {
    const behaviours = async (count: number) => {
      const prefixes = Array.from({ length: count }, (_, index) => `/api${index}/`)
      const rules = makeRules(fixtureManifest, FIXTURE_PUBLIC, prefixes, 'https://api.example.com')
      return limitWarnings((await made('s3', rules)).limits)
    }
    expect(await behaviours(50)).toEqual([])
    expect((await behaviours(74)).join()).toMatch(
      /^cache behaviours: 76, and the host takes 75 \(the default quota as of 2026, more on request; https:/,
    )
  })

  it('limits of a CloudFront function depend on the 404 page in it, and not on the number of pages', async () => {
    const few = await made('s3', rulesOf(siteOf(1)))
    const many = await made('s3', rulesOf(siteOf(1000)))
    expect(many.files['viewer-request.js']).toBe(few.files['viewer-request.js'])
    expect(many.files['viewer-response.js']).toBe(few.files['viewer-response.js'])
    const heavy = await made('s3', rulesOf(siteOf(1)), { notFoundHtml: 'x'.repeat(9000) })
    expect(limitWarnings(heavy.limits).join()).toMatch(/viewer-request\.js.*the host takes 10240/)
  })
})

it("a CloudFront function keeps to what that runtime's language has", async () => {
  const { files } = await made('s3', rulesOf(fixtureManifest))
  for (const name of ['viewer-request.js', 'viewer-response.js']) {
    const code = (files[name] as string).replace(/^(const (NOT_FOUND|HEADERS) =|\/\/).*$/gm, '')
    expect(code).not.toMatch(/\?\.|\?\?|\.\.\.|\bof\b|\bclass\b|\bURL|(const|let) [[{]|export|=>|\{ \w+[,}]/)
  }
})

it('the files of every host are well-formed', async () => {
  for (const name of Object.keys(HOSTS)) {
    const { files } = await made(name, rulesOf(fixtureManifest, 'https://api.example.com'))
    for (const [file, content] of Object.entries(files).filter(([file]) => /\.jsonc?$/.test(file)))
      expect(() => JSON.parse(content.replace(/^\/\/.*\n/, '')), file).not.toThrow()
  }
})

describe('the CloudFormation template', () => {
  const template = async (api = 'https://api.example.com') =>
    JSON.parse((await made('s3', rulesOf(fixtureManifest, api))).files['cloudformation.json'] as string)

  it('the CloudFormation template refers to nothing that it does not have', async () => {
    const { Parameters, Conditions, Resources, Outputs } = await template()
    const known = [...Object.keys(Parameters), ...Object.keys(Resources)]
    const text = JSON.stringify({ Conditions, Resources, Outputs })
    const named = [
      ...text.matchAll(/\{"Ref":"([^"]+)"\}/g),
      ...text.matchAll(/"Fn::GetAtt":\["([^"]+)"/g),
      ...[...text.matchAll(/"Fn::Sub":"([^"]*)"/g)].flatMap(([sub]) => [...sub.matchAll(/\$\{([^}]+)\}/g)]),
    ].map(([, name]) => name as string)
    expect(named.length).toBeGreaterThan(15)
    expect(named.filter((name) => !known.includes(name) && !name.startsWith('AWS::'))).toEqual([])
    for (const [, name] of text.matchAll(/"Fn::If":\["([^"]+)"/g))
      expect(Object.keys(Conditions)).toContain(name)
  })

  it('the CloudFormation template takes domain names and their certificate, and does without them', async () => {
    const { Parameters, Conditions, Resources } = await template()
    expect([Parameters.Domains.Default, Parameters.CertificateArn.Default]).toEqual(['', ''])
    const arn = 'arn:aws:acm:us-east-1:123456789012:certificate/0a1b2c3d-0000-1111-2222-333344445555'
    for (const value of ['', arn]) expect(value).toMatch(new RegExp(Parameters.CertificateArn.AllowedPattern))
    expect(arn.replace('us-east-1', 'eu-west-1')).not.toMatch(
      new RegExp(Parameters.CertificateArn.AllowedPattern),
    )
    expect(Object.keys(Conditions)).toEqual(['HasDomains', 'HasCertificate'])
    const { Aliases, ViewerCertificate } = Resources.Site.Properties.DistributionConfig
    const none = { Ref: 'AWS::NoValue' }
    expect(Aliases).toEqual({ 'Fn::If': ['HasDomains', { Ref: 'Domains' }, none] })
    expect(ViewerCertificate['Fn::If']).toEqual([
      'HasCertificate',
      expect.objectContaining({ AcmCertificateArn: { Ref: 'CertificateArn' }, SslSupportMethod: 'sni-only' }),
      none,
    ])
  })

  it('the CloudFormation template reaches the API by TLS at its own port, unless plain is asked for', async () => {
    const originOf = async (api: string) =>
      (await template(api)).Resources.Site.Properties.DistributionConfig.Origins[1]
    expect(await originOf('https://api.example.com:8443')).toMatchObject({
      DomainName: 'api.example.com',
      CustomOriginConfig: {
        OriginProtocolPolicy: 'https-only',
        OriginSSLProtocols: ['TLSv1.2'],
        HTTPSPort: 8443,
      },
    })
    expect(await originOf('http://10.0.0.1:8080')).toMatchObject({
      DomainName: '10.0.0.1',
      CustomOriginConfig: { OriginProtocolPolicy: 'http-only', HTTPPort: 8080 },
    })
  })

  it('the CloudFormation template has no error kept at the edge', async () => {
    const { CustomErrorResponses } = (await template()).Resources.Site.Properties.DistributionConfig
    expect(CustomErrorResponses).toEqual(
      expect.arrayContaining(
        [403, 404, 416, 500, 503].map((ErrorCode) => ({ ErrorCode, ErrorCachingMinTTL: 0 })),
      ),
    )
  })
})

it('nothing that publishers keep is uploaded to Cloudflare', async () => {
  const { files } = await made('cloudflare', rulesOf(fixtureManifest))
  expect(files['dist/.assetsignore']?.split('\n')).toEqual(['/_release/', '/manifest.json', ''])
})

describe('browsers that come by https alone', () => {
  const siteAt = (...addresses: string[]): SiteManifest => ({
    ...fixtureManifest,
    settings: undefined,
    pages: Object.fromEntries(
      Object.entries(fixtureManifest.pages).map(([id, page], index) => [
        id,
        { ...page, settings: { siteUrl: addresses[index] ?? '' } },
      ]),
    ),
  })

  it.each(Object.keys(HOSTS))(
    'browsers that come by https alone are asked for by %s, and only where that is wanted',
    async (name) => {
      const text = async (hsts: boolean) => {
        const rules = makeRules(fixtureManifest, FIXTURE_PUBLIC, [], '', { hsts })
        return Object.values((await made(name, rules)).files).join('\n')
      }
      expect(await text(true)).toMatch(
        /strict-transport-security.{1,6}max-age=31536000|"StrictTransportSecurity"/,
      )
      expect(await text(false)).not.toMatch(/strict-?transport-?security/i)
    },
  )

  it('HSTS is on where every page that names the site’s address names an https one', () => {
    expect(isAtHttps({ ...fixtureManifest, settings: { siteUrl: 'https://pages.example' } })).toBe(true)
    expect(isAtHttps(siteAt('https://pages.example', '', 'https://pages.example'))).toBe(true)
    expect(isAtHttps(siteAt('https://pages.example', 'http://pages.example'))).toBe(false)
    expect(isAtHttps(siteAt())).toBe(false)
  })
})

describe("the API's paths", () => {
  it("the API's paths are those of the contract, which the sandbox answers", () => {
    expect(apiPrefixes()).toEqual(expect.arrayContaining(['/activity/', '/assets/', '/user/', '/werewolf/']))
    for (const prefix of apiPrefixes()) expect([prefix, isApiPath(`${prefix}x`)]).toEqual([prefix, true])
  })

  it.each(Object.keys(HOSTS))(
    "the API's paths are not handled by %s when no origin is given",
    async (name) => {
      const { files } = await made(name, rulesOf(fixtureManifest))
      expect(Object.values(files).join('\n')).not.toMatch(
        /proxy_pass|reverse_proxy|:splat|"api"|https:\/\/api\./,
      )
    },
  )
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

  it('a released site has the same rules whichever builds are live, so that a swap needs no new ones', async () => {
    const store = new MemoryStore()
    const first = await published(store, 'first')
    const second = await published(store, 'second')
    expect(second.pages['battle/season'].html).not.toBe(first.pages['battle/season'].html)
    expect(rulesOf(second)).toEqual(rulesOf(first))
  })

  it('a released site has those of the site that was built, page by page', async () => {
    const released = rulesOf(await published(new MemoryStore(), ''))
    expect(new Set(released.list)).toEqual(new Set(rulesOf(fixtureManifest).list))
  })
})

describe('nginx', () => {
  it('nginx has an exact location for each form of each path, and nothing that names this machine', async () => {
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

  it('nginx verifies the certificate of an https API, and asks none of an http one', async () => {
    const text = async (api: string) =>
      (await made('nginx', rulesOf(fixtureManifest, api))).files['campaign-pages.conf'] as string
    const config = await text('https://api.example.com:8443')
    for (const line of [
      'proxy_ssl_verify on;',
      'proxy_ssl_name api.example.com;',
      'proxy_ssl_server_name on;',
      'proxy_ssl_trusted_certificate "/etc/ssl/authorities.pem";',
    ])
      expect(config.split(line)).toHaveLength(apiPrefixes().length + 1)
    expect(await text('http://10.0.0.1:8080')).not.toContain('proxy_ssl')
  })

  it('nginx uses the brotli module only where it is said to be there', async () => {
    const text = async (brotli: boolean) =>
      (await made('nginx', rulesOf(fixtureManifest), { brotli })).files['campaign-pages.conf']
    expect(await text(true)).toContain('brotli on;')
    expect(await text(false)).not.toContain('brotli')
  })
})
