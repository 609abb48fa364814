import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FolderStore } from '../release/store/folder-store.ts'
import { openStore } from '../release/store/open-store.ts'
import { fakeS3 } from '../release/testing/fake-s3.ts'
import { serve } from '../release/testing/local-server.ts'
import { HOSTS } from './hosts.ts'
import { runHosts } from './hosts-command.ts'
import { readSite } from './read-site.ts'
import { FIXTURE_PUBLIC, fixtureFiles, fixtureManifest } from './testing/fixture.ts'
import { layFiles } from './testing/lay-files.ts'
import { releaseFixture } from './testing/release-fixture.ts'

const ROOT = process.cwd()
const folder = mkdtempSync(path.join(tmpdir(), 'hosts-'))
const site = path.join(folder, 'site')

function write(file: string, content: string): string {
  const target = path.join(folder, file)
  mkdirSync(path.dirname(target), { recursive: true })
  writeFileSync(target, content)
  return target
}

beforeAll(() => {
  layFiles(site, fixtureFiles)
  write('site/status.html', '<!doctype html>')
  write('site/_headers', '')
  write('site/releases/1.json', '{}')
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Releases the fixture to a folder. @returns its name. */
async function released(): Promise<string> {
  const store = new FolderStore(path.join(folder, 'live'))
  await releaseFixture(store)
  return store.name
}

let env: NodeJS.ProcessEnv = {}

async function hosts(...args: string[]) {
  const said: string[] = []
  const notes: string[] = []
  await runHosts(args, { say: (line) => said.push(line), note: (line) => notes.push(line) }, env)
  return { said: said.join('\n'), notes: notes.join('\n') }
}

describe('npm run hosts', () => {
  it('npm run hosts prints the files of a host, and on the other channel what to do with them', async () => {
    const { said, notes } = await hosts('caddy', '--from', site)
    expect(said.split('\n')[0]).toBe('==> campaign-pages.caddy')
    expect(notes).toContain('import campaign-pages')
  })

  it('npm run hosts writes them to a folder', async () => {
    const out = path.join(folder, 'out')
    await hosts('vercel', '--from', site, '--out', out)
    expect(JSON.parse(readFileSync(path.join(out, '.vercel/output/config.json'), 'utf8')).version).toBe(3)
    expect(existsSync(path.join(out, '.vercel/output/static/not-found.txt'))).toBe(true)
  })

  it('npm run hosts shows what its rules are made from, and how to make them from a released site', async () => {
    const many = Object.keys(fixtureManifest.pages).length
    expect((await hosts('nginx', '--from', site)).notes).toContain(
      `Rules of the built site in ${site}: ${many} pages. Where pages are released one by one, take them from the target: --from <target>.`,
    )
    const live = await released()
    expect((await hosts('nginx', '--from', live)).notes).toContain(
      `Rules of the released site at ${live}: ${many} pages.`,
    )
  })

  it.each(['netlify', 'cloudflare', 'vercel'])(
    'npm run hosts of a released site never lets %s copy what is built',
    async (host) => {
      const live = await released()
      expect((await hosts(host, '--from', live)).notes).toContain(
        `Copy the released site (${live}), not what is built, to `,
      )
      expect((await hosts(host, '--from', site)).notes).toContain('Copy the built site to ')
    },
  )

  it('npm run hosts warns when link previews have no absolute address', async () => {
    const page = Object.values(fixtureManifest.pages)[0]?.html as string
    const preview = (address: string) =>
      write(`site/${page}`, `<meta property="og:image" content="${address}">`)
    preview('/static/cover.png')
    expect((await hosts('caddy', '--from', site)).notes).toContain(
      'Warning: Link previews have no absolute address',
    )
    preview('https://campaign.example/static/cover.png')
    expect((await hosts('caddy', '--from', site)).notes).not.toContain('Warning')
  })

  describe('--from a bucket', () => {
    beforeAll(async () => {
      const keys = { AWS_ACCESS_KEY_ID: 'KEY1', AWS_SECRET_ACCESS_KEY: 'SECRET1' }
      env = { ...keys, AWS_ENDPOINT_URL: await serve(fakeS3()) }
      await releaseFixture(openStore('s3://pages/site', env))
    })
    afterAll(() => {
      env = {}
    })

    it.each(Object.keys(HOSTS))(
      'rules from a bucket have %s answer for every page that is released there',
      async (host) => {
        const { said, notes } = await hosts(host, '--from', 's3://pages/site')
        expect(said).toBe((await hosts(host, '--from', await released())).said)
        expect(notes).toContain('Rules of the released site at s3://pages/site: 11 pages.')
      },
    )

    it('rules from a bucket look into a page there, for the warning about link previews', async () => {
      const store = openStore('s3://pages/site', env)
      const page = `${Object.keys(fixtureManifest.pages).sort()[0]}.html`
      const etag = (await store.head(page))?.etag ?? ''
      const preview = '<meta property="og:image" content="/static/cover.png">'
      await store.putIfMatch(page, new TextEncoder().encode(preview), etag)
      expect((await hosts('nginx', '--from', 's3://pages/site')).notes).toContain(
        'Warning: Link previews have no absolute address',
      )
    })

    it.each([
      ['s3://pages/other', 'There is no released site at s3://pages/other. Name the target that'],
      ['ftp://pages/site', '"ftp://pages/site" is not a target: write a folder, or s3://bucket/prefix.'],
    ])('%s is refused with a sentence', async (from, sentence) => {
      await expect(hosts('nginx', '--from', from)).rejects.toThrow(sentence)
    })

    it('a bucket without keys is refused with a sentence', async () => {
      const { AWS_ACCESS_KEY_ID: _, ...without } = env
      const out = { say: () => {}, note: () => {} }
      await expect(runHosts(['nginx', '--from', 's3://pages/site'], out, without)).rejects.toThrow(
        'Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or AWS_PROFILE',
      )
    })
  })

  it('npm run hosts makes browsers use https where the site is built for it, unless that is refused', async () => {
    const built = (siteUrl: string) =>
      write('https/manifest.json', JSON.stringify({ ...fixtureManifest, settings: { apiBase: '', siteUrl } }))
    const header = 'add_header strict-transport-security "max-age=31536000" always;'
    built('https://pages.example.com')
    const on = await hosts('nginx', '--from', path.join(folder, 'https'))
    expect(on.said).toContain(header)
    expect(on.notes).toContain('Browsers will use https only for a year (HSTS); --no-hsts leaves that out.')
    expect((await hosts('nginx', '--from', path.join(folder, 'https'), '--no-hsts')).said).not.toContain(
      header,
    )
    built('')
    const off = await hosts('nginx', '--from', path.join(folder, 'https'))
    expect(off.said).not.toContain(header)
    expect(off.notes).toContain('Browsers may still use http (no HSTS)')
    expect((await hosts('nginx', '--from', path.join(folder, 'https'), '--hsts')).said).toContain(header)
  })

  it('npm run hosts warns of an API whose calls would go unencrypted', async () => {
    const warning = 'Warning: tokens go to http://api.example.com unencrypted.'
    expect((await hosts('nginx', '--from', site, '--api', 'http://api.example.com')).notes).toContain(warning)
    expect((await hosts('nginx', '--from', site, '--api', 'https://api.example.com')).notes).not.toContain(
      'Warning',
    )
  })

  it('npm run hosts counts the files of a site for a host that limits them', async () => {
    const large = path.join(folder, 'large')
    layFiles(large, fixtureFiles)
    writeFileSync(path.join(large, 'static/film-1a2b.mp4'), Buffer.alloc(26 * 1024 * 1024))
    expect((await hosts('cloudflare', '--from', large)).notes).toContain(
      'Warning: bytes of the largest file: 27262976, and the host takes 26214400',
    )
  })

  describe('--status', () => {
    it('--status shows the status page of a released site at a path, and nowhere without it', async () => {
      const live = await released()
      const config = (await hosts('nginx', '--from', live, '--status', '/ops-5f0c81')).said
      expect(config).toMatch(/location = "\/ops-5f0c81" \{[^}]*noindex[^}]*try_files \/status\.html =404;/)
      expect((await hosts('nginx', '--from', live)).said).not.toContain('status.html')
    })

    it.each([
      ['ops', 'is not a path: write it as /ops-5f0c81'],
      ['/static/ops', 'is kept for files'],
      ['/battle', 'leads to a page already'],
      ['/battleTaskReward', 'leads to a page already'],
    ])('%s is refused with a sentence', async (given, sentence) => {
      await expect(hosts('nginx', '--from', await released(), '--status', given)).rejects.toThrow(
        `--status "${given}" ${sentence}`,
      )
    })

    it('--status is refused for a site that is built and not released', async () => {
      await expect(hosts('nginx', '--from', site, '--status', '/ops')).rejects.toThrow(
        'a built one has no status page',
      )
    })
  })

  it.each([
    [['ngnix'], 'There is no host "ngnix". There are: nginx, '],
    [['ngnix'], ' Did you mean nginx?'],
    [[], 'Missing required argument \'host\'. "npm run hosts -- --help" shows more.'],
    [['nginx', 'caddy'], 'Too many arguments'],
    [['nginx', '--stauts', '/ops'], "Unknown option '--stauts'. Did you mean --status?"],
    [['nginx', '--from', 'nowhere'], 'There is no nowhere: run "npm run build" first'],
    [['nginx', '--from', 'package.json'], "package.json is not a site's manifest: pages is not right"],
    [['nginx', '--from', 'README.md'], 'README.md is not JSON'],
    [['nginx', '--api', 'api.example.com'], '--api "api.example.com" is not an origin'],
    [['nginx', '--api', 'https://api.example.com/v1'], 'Write it as https://api.example.com, without a path'],
  ])('%j is refused with a sentence', async (args, sentence) => {
    const from = args.includes('--from') ? [] : ['--from', site]
    await expect(hosts(...from, ...args)).rejects.toThrow(sentence as string)
  })

  it('npm run hosts ends with 1 and the sentence alone', () => {
    const { NODE_OPTIONS: _, VITEST: __, NODE_ENV: ___, ...env } = process.env
    const run = spawnSync(
      process.execPath,
      ['--import', 'tsx', 'scripts/hosts/index.ts', 'nginx', '--from', 'x'],
      {
        cwd: ROOT,
        encoding: 'utf8',
        env,
      },
    )
    expect([run.status, run.stdout]).toEqual([1, ''])
    expect(run.stderr).toBe('There is no x: run "npm run build" first, or name a released site by --from.\n')
  })
})

describe('a site', () => {
  it('further files of a site are those at its top and in public/, without records, rules and 404 page', async () => {
    expect((await readSite(ROOT, site, {})).files).toEqual(FIXTURE_PUBLIC)
  })

  it('a site that is released names its public files in its manifest', async () => {
    const file = write(
      'live.json',
      JSON.stringify({ pages: {}, redirects: [], public: { 'MP_verify.txt': 'aa' } }),
    )
    expect((await readSite(ROOT, file, {})).files).toContain('MP_verify.txt')
  })

  it('of a released site hosts read only what they need of each page', async () => {
    const pages = {
      'a/b': {
        paths: ['/b'],
        html: 'pages/a/b/0123456789ab.html',
        stableCopy: 'a/b.html',
        by: 'an operator',
        at: 1,
        note: '',
      },
    }
    const file = write('live.json', JSON.stringify({ schema: 7, pages, redirects: [], later: 'x' }))
    expect((await readSite(ROOT, file, {})).manifest).toEqual({
      pages: { 'a/b': { paths: ['/b'], html: 'pages/a/b/0123456789ab.html', stableCopy: 'a/b.html' } },
      redirects: [],
    })
  })

  it.each([
    [
      'a page without a path',
      { pages: { 'a/b': { paths: [], html: 'a/b.html' } }, redirects: [] },
      'pages.a/b.paths',
    ],
    [
      'a file out of its folder',
      { pages: { 'a/b': { paths: ['/b'], html: '../b.html' } }, redirects: [] },
      'pages.a/b.html',
    ],
    [
      'a stableCopy copy out of its folder',
      { pages: { 'a/b': { paths: ['/b'], html: 'a/b.html', stableCopy: '/etc/b.html' } }, redirects: [] },
      'pages.a/b.stableCopy',
    ],
    [
      'a path that would end a rule',
      { pages: { 'a/b': { paths: ['/b; }'], html: 'a/b.html' } }, redirects: [] },
      'pages.a/b.paths.0',
    ],
    [
      'a redirect to another site',
      { pages: {}, redirects: [{ from: '/a', to: '//evil.example' }] },
      'redirects.0.to',
    ],
  ])('a site with %s is refused, and the field named', async (_, manifest, field) => {
    const file = write('broken.json', JSON.stringify(manifest))
    await expect(readSite(ROOT, file, {})).rejects.toThrow(`${field} is not right`)
  })
})
