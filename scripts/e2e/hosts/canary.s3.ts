import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import type { HealthReport } from '#shared/api/phone-health'
import { findBrowser } from '../../browser/browser.ts'
import { FLAGS } from '../../browser/flags.ts'
import { NOW, openSite, type Site } from '../../browser/site.ts'
import { type PostgresServer, startPostgres } from '../../collector/testing/postgres-server.ts'
import { mapLimit } from '../../command/map-limit.ts'
import { apiPrefixes } from '../../hosts/api-prefixes.ts'
import type { Host } from '../../hosts/host.ts'
import { HOSTS } from '../../hosts/hosts.ts'
import { makeRules } from '../../hosts/rules.ts'
import { parseSiteManifest } from '../../hosts/site-manifest.ts'
import {
  findProgram,
  freePort,
  nginxProgram,
  type Running,
  startProgram,
} from '../../hosts/testing/programs.ts'
import { type Dist, readDist } from '../../release/built-site/dist.ts'
import { refusalsOf } from '../../release/records/changes.ts'
import type { Store } from '../../release/store/store.ts'
import { emptyPart, makeBucket, settingsOf } from '../../release/testing/bucket.ts'
import { publisher, releaseOf } from '../../release/testing/fixtures.ts'
import { init } from '../../release/verbs/init.ts'
import { publish } from '../../release/verbs/publish.ts'
import { status } from '../../release/verbs/status.ts'
import { collectorAt } from '../../release/watch/collector-client.ts'
import { watch } from '../../release/watch/watch.ts'
import { BUCKET_COOKIE, bucketsIn, shareOf } from '../../site/canary.ts'
import { listen } from '../../site/listen.ts'
import { until } from '../test.ts'

const ROOT = path.resolve(import.meta.dirname, '../../..')
const SEASON = 'warlord/season'
const TOKEN = 'operators-of-this-test'
const SHARE = 10
/** People who come back until the canary is taken back, and new ones, at each look at the collector. */
const PEOPLE = 2
const NEW_PEOPLE = 4
/** The guard of a page shows its card after so long. */
const BLANK_MS = 10_000
/** Once the page is mounted nothing but the card of its error boundary can be drawn: it throws when its data come. */
const THROWS = `;{const alive=window.__alive,make=document.createElement;window.__alive=()=>{alive();
document.createElement=function(name){if(!/^(main|p|button)$/.test(name))throw new Error('broken');return make.apply(document,arguments)}}}`
const endpoint = inject('s3')
const nginx = endpoint ? findProgram(nginxProgram) : ''
const folder = mkdtempSync(path.join(tmpdir(), 'canary-'))
const at = (...names: string[]) => path.join(folder, ...names)
const own = () => ({ ...publisher(store), now: () => new Date() })
let store: Store
let sandbox: Site
let postgres: PostgresServer
let collector: { url: string; process: ChildProcess }
let api: Server
let running: Running | undefined
let port: number
/** Calls of phones that the collector has answered. */
let logs = 0
/** When the page that is open is mounted: it gets its data then. */
let mounted: Promise<unknown> = Promise.resolve()
let browser: Browser

beforeAll(async () => {
  if (!nginx) return
  const settings = settingsOf(endpoint)
  await makeBucket(settings)
  store = emptyPart(settings)
  ;[sandbox, postgres, browser] = await Promise.all([
    openSite(ROOT),
    startPostgres(),
    chromium.launch({ executablePath: findBrowser(), args: FLAGS }),
  ])
  // what phones report has the server's time
  await sandbox.advance(Date.now() - NOW)
  port = await freePort()
  collector = await startCollector(postgres.url)
  api = createServer((incoming, outgoing) => {
    const isLog = incoming.url?.startsWith('/assets/frontendLog/')
    const to = new URL(incoming.url ?? '/', isLog ? collector.url : sandbox.origin)
    const options = { method: incoming.method, headers: { ...incoming.headers, host: to.host } }
    const passed = request(to, options, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      // one call alone: a browser has six connections, and needs some for scripts
      const isHeld = incoming.url?.startsWith('/user/cap/battle/task/list')
      void Promise.resolve(isHeld && mounted).then(() => answer.pipe(outgoing))
      if (isLog) answer.once('end', () => logs++)
    })
    passed.on('error', () => outgoing.destroy())
    incoming.pipe(passed)
  })
  await listen(api, 0)
})
afterAll(async () => {
  await running?.stop()
  await browser?.close()
  api?.closeAllConnections()
  api?.close()
  collector?.process.kill()
  await postgres?.stop()
  await sandbox?.close()
  rmSync(folder, { recursive: true })
})

it.skipIf(!nginx)(
  'a page that throws is taken back for all by itself, and no visitor changes builds before',
  async () => {
    const dist = readDist(path.join(ROOT, 'dist'))
    const broken = brokenDist(dist)
    await init(own())
    await publish(own(), dist, [SEASON])
    await mirror()
    await serveAgain()
    const people = Array.from({ length: PEOPLE }, () => new Visitor())
    await visit(people)

    await publish(own(), broken, [SEASON], { share: SHARE })
    await mirror()
    await serveAgain()
    const strangers: Visitor[] = []
    const drawn = bucketsIn(shareOf({ build: broken.page(SEASON).build, share: SHARE }))
    const watched = await watch(own(), [SEASON], {
      read: collectorAt(collector.url, TOKEN),
      collector: collector.url,
      duration: 3_600_000,
      async sleep() {
        const added = Array.from({ length: NEW_PEOPLE }, () => new Visitor())
        // one of them is known to see it, or a run of odd draws would take long
        added.push(new Visitor(drawn[strangers.length % drawn.length]))
        strangers.push(...added)
        await visit([...people, ...added])
        await visit(added.slice(-2))
        if (strangers.length > 300)
          throw new Error('Three hundred people came, and the canary is still live.')
      },
    })
    await mirror()
    const builds = { old: dist.page(SEASON).build, fresh: broken.page(SEASON).build }
    expect(watched.pages).toMatchObject([
      { verdict: 'reverted', build: builds.fresh, against: builds.old, share: SHARE },
    ])
    expect((await releaseOf(store, SEASON))?.build).toBe(builds.old)
    const { live } = await status(publisher(store))
    expect(live.change.note).toMatch(/visits failed .+; evidence \d+ of 1000$/)
    const refusals = await refusalsOf(store, live, [SEASON])
    expect(refusals.get(SEASON)?.build).toBe(builds.fresh)

    const headers = { authorization: `Bearer ${TOKEN}` }
    const { data } = (await (await fetch(`${collector.url}/health`, { headers })).json()) as {
      data: HealthReport
    }
    const reported = data.pages.flatMap((page) => page.builds).find(({ build }) => build === builds.fresh)
    expect(Object.keys(reported?.reasons ?? {})).toEqual(['boundary'])

    // the host has the canary's rules until it gets others
    const all = [...people, ...strangers]
    for (const person of people) expect(person.builds.shift()).toBe(builds.old)
    for (const person of all) expect(new Set(person.builds).size).toBe(1)
    expect(all.some((person) => person.builds.includes(builds.fresh))).toBe(true)
    const shown = all.filter((person) => person.builds.includes(builds.fresh))
    await visit([...people, ...shown.slice(0, 3)])
    for (const person of [...people, ...shown.slice(0, 3)]) expect(person.builds.at(-1)).toBe(builds.old)
    expect(Math.max(...all.map(({ blank }) => blank))).toBeLessThan(BLANK_MS)
  },
  900_000,
)

/** A person with a browser profile, who comes back with the cookies that they have. */
class Visitor {
  readonly builds: string[] = []
  readonly #bucket: string | undefined
  /** The longest time until something stood on the page, ms. */
  blank = 0
  #state: Awaited<ReturnType<Awaited<ReturnType<Browser['newContext']>>['storageState']>> | undefined

  /** @param bucket of a returning visitor; others get one. */
  constructor(bucket?: string) {
    this.#bucket = bucket
  }

  async open(): Promise<void> {
    const context = await browser.newContext({
      viewport: { width: 375, height: 667 },
      ...(this.#state && { storageState: this.#state }),
    })
    if (this.#bucket !== undefined)
      await context.addCookies([{ name: BUCKET_COOKIE, value: this.#bucket, domain: 'localhost', path: '/' }])
    const page = await context.newPage()
    const [began, before] = [Date.now(), logs]
    const address = `http://localhost:${port}/battle?token=demo-10001&userId=10001`
    let release = () => {}
    mounted = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.goto(address, { waitUntil: 'commit' })
    await page.waitForFunction(() => document.body?.innerText.trim())
    this.blank = Math.max(this.blank, Date.now() - began)
    await page.waitForFunction(() => Reflect.get(window, '__aliveAt'))
    release()
    const data = JSON.parse((await page.locator('#page').textContent()) ?? '{}') as { build: string }
    this.builds.push(data.build)
    // the report waits for the first press; on a broken page the card has replaced the heading
    await page.mouse.click(2, 300)
    await page.waitForFunction(() => Reflect.get(window, '__reported'))
    await page.goto('about:blank')
    await until(() => logs > before)
    this.#state = await context.storageState()
    await context.close()
  }
}

async function visit(people: Visitor[]): Promise<void> {
  for (const person of people) await person.open()
}

/** The site as nginx serves it: each object of the bucket as a file, whole or as it was. */
async function mirror(): Promise<void> {
  const listed = await store.list('')
  await mapLimit(listed, async ({ key }) => {
    const stored = await store.get(key)
    if (!stored) return
    const file = at('site', key)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(`${file}.new`, stored.bytes)
    renameSync(`${file}.new`, file)
  })
}

/** nginx with the rules of what is live, as an operator's command for changed addresses brings them. */
async function serveAgain(): Promise<void> {
  await running?.stop()
  const manifest = parseSiteManifest(readFileSync(at('site/manifest.json'), 'utf8'), 'manifest.json')
  const origin = `http://127.0.0.1:${(api.address() as { port: number }).port}`
  const rules = makeRules(manifest, ['version.txt'], apiPrefixes(), origin)
  const configured = mkdtempSync(at('nginx-'))
  const { files } = await (HOSTS.nginx as Host)(rules, {
    root: at('site'),
    brotli: false,
    caFile: '',
    logs: path.join(configured, 'tmp'),
    listFiles: async () => undefined,
    notFoundHtml: '',
    copied: '',
  })
  running = await startProgram(nginxProgram, nginx, configured, files, {}, port)
}

async function startCollector(database: string): Promise<{ url: string; process: ChildProcess }> {
  const program = path.join(ROOT, 'scripts/collector/index.ts')
  const args = [
    '--import',
    'tsx',
    program,
    '--db',
    database,
    '--port',
    '0',
    '--rate',
    '100000',
    // all visitors of this test are of one network
    '--per-network',
    '100000',
    '--origin',
    `http://localhost:${port}`,
  ]
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, COLLECTOR_TOKEN: TOKEN },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await new Promise<string>((resolve, reject) => {
    let printed = ''
    child.stdout.on('data', (text) => {
      printed += text
      const found = /(http:\/\/localhost:\d+)/.exec(printed)?.[1]
      if (found) resolve(found)
    })
    child.once('exit', (code) => reject(new Error(`The collector ended with ${code}: ${printed}`)))
  })
  return { url, process: child }
}

/** The season page as of another build, whose entry throws: under other names, as every changed file has. */
function brokenDist(dist: Dist): Dist {
  const to = at('broken')
  cpSync(path.join(ROOT, 'dist'), to, { recursive: true })
  const { files, html } = dist.page(SEASON)
  const scripts = files.filter((file) => file.endsWith('.js'))
  const hashOf = (file: string) => /-([\w-]{8})\.js$/.exec(file)?.[1] as string
  const renamed = (text: string) =>
    scripts.reduce((all, file) => all.replaceAll(hashOf(file), [...hashOf(file)].reverse().join('')), text)
  const manifest = JSON.parse(readFileSync(path.join(to, 'manifest.json'), 'utf8'))
  const { build } = manifest.pages[SEASON]
  const other = createHash('sha256').update(`${build} ${THROWS}`).digest('hex').slice(0, 12)
  const put = (file: string, text: string) => {
    writeFileSync(path.join(to, file), text)
    manifest.files[file] = createHash('sha256').update(text).digest('hex')
  }
  let document = renamed(readFileSync(path.join(to, html), 'utf8')).replaceAll(build, other)
  for (const file of scripts) {
    const before = readFileSync(path.join(to, file), 'utf8')
    const text = renamed(before) + (file.startsWith('static/warlord-season-') ? THROWS : '')
    document = document.replaceAll(integrityOf(before), integrityOf(text))
    put(renamed(file), text)
  }
  put(html, document)
  manifest.pages[SEASON] = { ...manifest.pages[SEASON], build: other, files: files.map(renamed) }
  writeFileSync(path.join(to, 'manifest.json'), JSON.stringify(manifest))
  return readDist(to)
}

const integrityOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`
