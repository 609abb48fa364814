// @vitest-environment node
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runHosts } from './command.ts'
import { readSite } from './read-site.ts'
import { fixtureFiles, fixtureManifest } from './testing/fixture.ts'

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
  for (const [name, content] of fixtureFiles) write(`site/${name}`, content)
  write('site/status.html', '<!doctype html>')
  write('site/_headers', '')
  write('site/releases/1.json', '{}')
})
afterAll(() => rmSync(folder, { recursive: true }))

async function hosts(...args: string[]) {
  const said: string[] = []
  const told: string[] = []
  await runHosts(args, { say: (line) => said.push(line), tell: (line) => told.push(line) })
  return { said: said.join('\n'), told: told.join('\n') }
}

describe('npm run hosts', () => {
  it('prints the files of a host, and on the other channel what to do with them', async () => {
    const { said, told } = await hosts('caddy', '--from', site)
    expect(said.split('\n')[0]).toBe('==> campaign-pages.caddy')
    expect(told).toContain('import campaign-pages')
  })

  it('writes them to a folder', async () => {
    const out = path.join(folder, 'out')
    await hosts('vercel', '--from', site, '--out', out)
    expect(JSON.parse(readFileSync(path.join(out, '.vercel/output/config.json'), 'utf8')).version).toBe(3)
    expect(existsSync(path.join(out, '.vercel/output/static/not-found.txt'))).toBe(true)
  })

  it('warns when link previews have no absolute address', async () => {
    const page = Object.values(fixtureManifest.pages)[0]?.html as string
    const preview = (address: string) =>
      write(`site/${page}`, `<meta property="og:image" content="${address}">`)
    preview('/static/cover.png')
    expect((await hosts('caddy', '--from', site)).told).toContain(
      'Warning: Link previews have no absolute address',
    )
    preview('https://campaign.example/static/cover.png')
    expect((await hosts('caddy', '--from', site)).told).not.toContain('Warning')
  })

  it.each([
    [['apache'], 'There is no host "apache".\nUsage:'],
    [[], 'There is no host "".\nUsage:'],
    [['nginx', '--from', 'nowhere'], 'There is no nowhere: run "npm run build" first'],
    [['nginx', '--from', 'package.json'], "package.json is not a site's manifest: pages is not right"],
    [['nginx', '--from', 'README.md'], 'README.md is not JSON'],
    [['nginx', '--api', 'api.example.com'], '--api "api.example.com" is not an origin'],
    [['nginx', '--api', 'https://api.example.com/v1'], 'Write it as https://api.example.com, without a path'],
  ])('%j is refused with a sentence', async (args, sentence) => {
    await expect(hosts(...(args as string[]))).rejects.toThrow(sentence as string)
  })

  it('ends with 1 and the sentence alone', () => {
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
  it('has as further files what lies at its top or in public/, but no rules, no 404 page and no records', () => {
    expect(readSite(ROOT, site).files).toEqual([
      'favicon.svg',
      'manifest.json',
      'robots.txt',
      'status.html',
      'version.txt',
    ])
  })

  it('that is released names its public files in its manifest', () => {
    const file = write(
      'live.json',
      JSON.stringify({ pages: {}, redirects: [], public: { 'MP_verify.txt': 'aa' } }),
    )
    expect(readSite(ROOT, file).files).toContain('MP_verify.txt')
  })

  it('that is released tells more of each page, which hosts do not read', () => {
    const pages = {
      'a/b': { paths: ['/b'], html: 'pages/a/b/0123456789ab.html', by: 'an operator', at: 1, note: '' },
    }
    const file = write('live.json', JSON.stringify({ schema: 7, pages, redirects: [], journal: 'x' }))
    expect(readSite(ROOT, file).manifest).toEqual({
      pages: { 'a/b': { paths: ['/b'], html: 'pages/a/b/0123456789ab.html' } },
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
      'a path that would end a rule',
      { pages: { 'a/b': { paths: ['/b; }'], html: 'a/b.html' } }, redirects: [] },
      'pages.a/b.paths.0',
    ],
    [
      'a redirect to another site',
      { pages: {}, redirects: [{ from: '/a', to: '//evil.example' }] },
      'redirects.0.to',
    ],
  ])('with %s is refused, and the field named', (_, manifest, field) => {
    expect(() => readSite(ROOT, write('broken.json', JSON.stringify(manifest)))).toThrow(
      `${field} is not right`,
    )
  })
})
