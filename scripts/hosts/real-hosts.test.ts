import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FolderStore } from '../release/store/folder-store.ts'
import { publisher } from '../release/testing/fixtures.ts'
import { rollback } from '../release/verbs/rollback.ts'
import { verifyAddress } from '../release/verbs/verify-address.ts'
import { bucketsIn, shareOf } from '../site/canary.ts'
import { filesBelow } from '../site/files.ts'
import { listen, shut } from '../site/listen.ts'
import type { Host } from './host.ts'
import { HOSTS } from './hosts.ts'
import { readSite } from './read-site.ts'
import { makeRules, type Rules } from './rules.ts'
import { expectAdded, withAdded } from './testing/added-rules.ts'
import { askAt } from './testing/ask.ts'
import { API_PREFIXES, describeHost, type Hosted, STATUS_PATH } from './testing/describe-host.ts'
import { expectCanary } from './testing/expect-canary.ts'
import { FIXTURE_PUBLIC, fixtureFiles, fixtureManifest } from './testing/fixture.ts'
import { NOWHERE, outcomeOf } from './testing/grid.ts'
import type { HostName } from './testing/hostile-requests.ts'
import { layFiles } from './testing/lay-files.ts'
import {
  caddyProgram,
  findProgram,
  type HostProgram,
  nginxProgram,
  type Running,
  startProgram,
} from './testing/programs.ts'
import { sendRaw } from './testing/raw-request.ts'
import { releaseCanary, releaseFixture } from './testing/release-fixture.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')

type Lay = (folder: string) => void | Promise<void>

const RELEASED = 'a released site of difficult names'

/** Lays a site into a folder. */
const SITES: Record<string, Lay> = {
  'the built site': (folder) => cpSync(path.join(ROOT, 'dist'), folder, { recursive: true }),
  'a site of difficult names': (folder) => layFiles(folder, fixtureFiles),
  [RELEASED]: (folder) => releaseFixture(new FolderStore(folder)),
}
/** A program that is missing, and cannot be installed, has its tests skipped, under a title that names it. */
const PROGRAMS = [nginxProgram, caddyProgram].map((program) => {
  const file = findProgram(program)
  const title = file ? program.name : `${program.name} (apt-get install ${program.packages.join(' ')})`
  return { title, program, file }
})

/** The program's configuration for the site in the folder. */
const exportRules = (program: HostProgram, folder: string, rules: Rules) =>
  (HOSTS[program.name] as Host)(rules, {
    root: path.join(folder, 'site'),
    brotli: program.brotli(),
    caFile: '',
    logs: path.join(folder, 'tmp'),
    listFiles: async () => undefined,
    notFoundHtml: '',
    copied: '',
  })

describe.each(PROGRAMS)('a real $title', ({ program, file }) => {
  it.skipIf(!file)('shows a canary to its share of visitors, until it ends', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), `${program.name}-`))
    const store = new FolderStore(path.join(folder, 'site'))
    await releaseFixture(store)
    const canary = await releaseCanary(store, 'battle/season', 30, 'the canary')
    const site = await readSite(ROOT, path.join(folder, 'site'), process.env)
    const { files } = await exportRules(program, folder, makeRules(site.manifest, site.files, [], ''))
    const running = await startProgram(program, file, folder, files)
    try {
      const ask = askAt(running.port)
      await expectCanary(ask, '/battle', canary, 'the canary', '/battleRule')
      const { problems } = await verifyAddress(publisher(store), `http://127.0.0.1:${running.port}`)
      expect(problems).toEqual([])
      await rollback(publisher(store), ['battle/season'])
      for (const bucket of bucketsIn(shareOf(canary)))
        expect((await ask('/battle', { cookie: `bucket=${bucket}` })).body).not.toContain('the canary')
    } finally {
      await running.stop()
      rmSync(folder, { recursive: true })
    }
  })

  it.skipIf(!file)('a rule that is new is answered as one entry of the list', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), `${program.name}-`))
    layFiles(path.join(folder, 'site'), fixtureFiles)
    const rules = withAdded(makeRules(fixtureManifest, FIXTURE_PUBLIC, [], ''))
    const { files } = await exportRules(program, folder, rules)
    const running = await startProgram(program, file, folder, files)
    try {
      await expectAdded(askAt(running.port))
    } finally {
      await running.stop()
      rmSync(folder, { recursive: true })
    }
  })

  describe.skipIf(!file).each(Object.entries(SITES))('with %s', (siteName, lay) => {
    const { name } = program
    const isReleased = siteName === RELEASED
    const folder = mkdtempSync(path.join(tmpdir(), `${name}-`))
    let api: Server
    let running: Running
    let hosted: Hosted
    let hashed: string

    beforeAll(async () => {
      api = createServer((request, response) =>
        response.end(
          `the API got ${request.method} ${request.url} ${request.headers.time_zone ?? ''}`.trim(),
        ),
      )
      const origin = `http://127.0.0.1:${await listen(api, 0)}`
      await lay(path.join(folder, 'site'))
      const at = path.join(folder, 'site')
      const site = await readSite(ROOT, at, process.env)
      const all = filesBelow(at, '.')
      const assets = all.filter((asset) => asset.startsWith('static/'))
      hashed = assets.find((asset) => asset.endsWith('.js')) as string
      const statusPath = isReleased ? STATUS_PATH : ''
      const rules = makeRules(site.manifest, site.files, API_PREFIXES, origin, { statusPath, hsts: true })
      const { files } = await exportRules(program, folder, rules)
      running = await startProgram(program, file, folder, files)
      hosted = {
        ask,
        manifest: site.manifest,
        known: [...site.files, ...assets],
        files: new Map(all.map((asset) => [asset, readFileSync(path.join(at, asset), 'latin1')])),
        send: (request) => sendRaw(running.port, request),
      }
    })
    afterAll(async () => {
      await running.stop()
      await shut(api)
      rmSync(folder, { recursive: true })
    })
    const ask = (url: string, headers?: Record<string, string>) => askAt(running.port)(url, headers)

    it('finds its configuration right, without a warning', () => {
      const { code, words } = running.check()
      const ofThisTest = /automatic HTTPS is completely disabled/
      const warnings = words
        .split('\n')
        .filter((line) => /\b(warn|emerg)\b/i.test(line) && !ofThisTest.test(line))
      expect([code, warnings]).toEqual([0, []])
    })

    if (isReleased)
      it('asked by its address, it serves what was released', async () => {
        const store = new FolderStore(path.join(folder, 'site'))
        const { problems } = await verifyAddress(publisher(store), `http://127.0.0.1:${running.port}`)
        expect(problems).toEqual([])
      })

    describeHost(name as HostName, () => hosted, {
      isReleased,
      // a broken escape is no request to them: nginx ends it, Caddy too
      nowhere: NOWHERE.filter((url) => !url.includes('%E0')),
    })

    it('a broken escape, and a way out of the folder, are no request or lead nowhere', async () => {
      for (const url of ['/%E0%A4%A', '/../../etc/passwd', '/static/..%2f..%2fetc%2fpasswd'])
        expect([400, 404]).toContain((await ask(url)).status)
    })

    // alone: the others ask twice for what does not change between
    if (isReleased)
      it('a page that is swapped, and brought back, shows by the rules that stand', async () => {
        const store = new FolderStore(path.join(folder, 'site'))
        const shown = async () => /the second build/.test((await ask('/battle')).body)
        expect(await shown()).toBe(false)
        await releaseFixture(store, 'the second build')
        expect(await shown()).toBe(true)
        await rollback(publisher(store), ['battle/season'])
        expect(await shown()).toBe(false)
        expect((await ask('/battleRule')).body).toContain('the second build')
      })

    it('text is sent compressed, and plain to who can read nothing else', async () => {
      const encodings = program.brotli() ? ['br', 'gzip'] : ['gzip']
      for (const url of ['/battle', `/${hashed}`]) {
        for (const encoding of encodings) {
          const { headers, body } = await ask(url, { 'accept-encoding': encoding })
          expect([url, headers.get('content-encoding')]).toEqual([url, encoding])
          expect(headers.get('vary')?.toLowerCase()).toContain('accept-encoding')
          expect(body.length).toBeGreaterThan(1000)
        }
        expect((await ask(url, { 'accept-encoding': 'identity' })).headers.get('content-encoding')).toBeNull()
      }
    })

    it('a HEAD has no body, and a page takes no POST', async () => {
      const head = await askAt(running.port, 'HEAD')('/battle')
      expect([head.status, head.body]).toEqual([200, ''])
      expect((await askAt(running.port, 'POST')('/battle')).status).toBe(405)
    })

    it("the API's calls go to its origin, by exact prefix, without the pages' headers", async () => {
      const { headers, body } = await askAt(running.port, 'POST')('/user/userinfo/get?a=1')
      expect(body).toBe('the API got POST /user/userinfo/get?a=1')
      const zoned = await ask('/user/userinfo/get', { TIME_ZONE: 'GMT+08:00' })
      expect(zoned.body).toBe('the API got GET /user/userinfo/get GMT+08:00')
      expect(headers.get('cache-control')).toBeNull()
      expect(outcomeOf(await ask('/users/userinfo/get'))).toBe('no page')
      expect(outcomeOf(await ask('/User/userinfo/get'))).toBe('no page')
    })

    // the last: the API ends with it
    it('logins of links are in no log, nor of redirects, refusals, or calls that get no answer', async () => {
      const links = [
        '/battle',
        '/battle/',
        '/',
        '/nowhere',
        '/nowhere.png',
        '/battle%3Ftoken=secret-4',
        '//battle',
      ]
      const headers = {
        referer: `https://messenger.example/?link=${encodeURIComponent('https://a.example/?token=secret-2')}&token=secret-2`,
        token: 'secret-3',
        authorization: 'Bearer secret-3',
        cookie: 'token=secret-3',
      }
      for (const link of links) await ask(`${link}?token=secret-1&userId=10001`, headers)
      await askAt(running.port, 'POST')('/battle?token=secret-1', headers)
      await sendRaw(running.port, { line: 'GET /battle?token=secret-1 HTTP/9' })
      await shut(api)
      expect((await ask('/user/userinfo/get?token=secret-1', headers)).status).toBe(502)
      const visited = () =>
        running
          .logged()
          .split('\n')
          .filter((line) => line.includes('/battle'))
      await expect.poll(() => visited().length).toBeGreaterThan(3)
      await expect.poll(() => running.logged()).toContain('/user/userinfo/get')
      expect(running.logged()).not.toContain('secret')
    })
  })
})
