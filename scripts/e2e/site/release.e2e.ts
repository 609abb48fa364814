import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Chromium } from '../../browser/chromium/chromium.ts'
import { addressOf } from '../../browser/person.ts'
import { openSite } from '../../browser/site.ts'
import { SourceCopy } from '../../build/source-copy.ts'
import { type Dist, readDist } from '../../release/built-site/dist.ts'
import { FolderStore } from '../../release/store/folder-store.ts'
import { aged } from '../../release/testing/aged.ts'
import { counted, killedAt } from '../../release/testing/faulty-store.ts'
import { expectInOrder, publisher } from '../../release/testing/fixtures.ts'
import { init } from '../../release/verbs/init.ts'
import { prune } from '../../release/verbs/prune.ts'
import { publish } from '../../release/verbs/publish.ts'
import { rollback } from '../../release/verbs/rollback.ts'
import { expectNone, problemsOf } from '../checks.ts'
import { goToPayment, SEASON as VISIT } from '../season.ts'
import { chromium, expect, test } from '../test.ts'
import { openWorkbench, ROOT, type Workbench } from '../workbench.ts'

// what its hooks open is opened once
test.describe.configure({ mode: 'default' })

const LONG = 900_000
const SEASON = 'warlord/season'
const LOGIN = 'portal/login'
const HUB = 'portal/hub'
const MIXI = 'draws/mixi'
const TASKS = '今日任务'
const LOGGED_IN = '你已登录'
/** Visits of a browser while pages are swapped under it. */
const VISITS = 6

const target = mkdtempSync(path.join(tmpdir(), 'live-'))
const store = new FolderStore(target)
const ann = publisher(store)
/** Each on a runtime of its own, later than that of `dist/`; the first also with another title of the season. */
let later: Dist[]
/** At least the site's hour, so that prunes take away what publishers who died have left. */
const afterwards = publisher(store, 'Ann', '2026-11-20T18:00:00.000Z')
let copy: SourceCopy
let bench: Workbench<Chromium>

test.beforeAll(async () => {
  test.setTimeout(LONG)
  copy = new SourceCopy(ROOT, ['warlord/_family', SEASON, 'portal/_family', LOGIN])
  copy.edit('pages/warlord/season/page.ts', (code) => code.replace("zh: '队长战令'", "zh: '队长战令二'"))
  later = [built('one', LOGIN, SEASON), built('two', LOGIN), built('three', LOGIN)]
  bench = await openWorkbench(chromium, () => openSite(ROOT, target))
})
test.afterAll(async () => {
  await bench?.close()
  copy?.remove()
  rmSync(target, { recursive: true, force: true })
})

/** Builds pages on a runtime of that name. */
function built(runtime: string, ...pages: string[]): Dist {
  copy.edit(
    'shared/runtime/format/index.ts',
    // short: a light page has few bytes left
    (code) => `${code}\nexport const ${runtime} = '${runtime}'\n`,
  )
  const { status, output } = copy.build(pages.flatMap((page) => ['--page', page]))
  expect(status, output).toBe(0)
  const folder = path.join(copy.root, runtime)
  cpSync(path.join(copy.root, 'dist'), folder, { recursive: true })
  return readDist(folder)
}

/** Opens the page and every file it names, as a browser with a cold cache does. Throws for a broken one. */
async function readWhole(origin: string): Promise<string> {
  const response = await fetch(`${origin}/battle`)
  const html = await response.text()
  if (response.status !== 200 || !html.trimEnd().endsWith('</html>'))
    throw new Error(`/battle: ${response.status}`)
  const named = [...html.matchAll(/integrity="(sha256-[^"]+)" (?:href|src)="([^"]+)"|"(\/static\/[^"]+)"/g)]
  for (const [, digest, url, other] of named) {
    const file = await fetch(origin + (url ?? other))
    const bytes = new Uint8Array(await file.arrayBuffer())
    if (file.status !== 200) throw new Error(`${url ?? other}: ${file.status}`)
    const found = `sha256-${createHash('sha256').update(bytes).digest('base64')}`
    if (digest && found !== digest) throw new Error(`${url} is not what the page was built with.`)
  }
  return html
}

test.describe('a released site', () => {
  test.setTimeout(LONG)

  test('a released site takes one page, and gets the new files of that page alone', async () => {
    const dist = readDist(path.join(ROOT, 'dist'))
    await init(ann)
    await publish(ann, dist, [LOGIN])
    const { store: watched, calls } = counted(store)
    const { transfer } = await publish(publisher(watched), dist, [SEASON])
    const { files, build } = dist.page(SEASON)
    const own = [...files, `pages/${SEASON}/${build}.html`, `_release/builds/${SEASON}/${build}.json`].sort()
    expect(transfer.put.sort()).toEqual(own)
    const sizes = await Promise.all(own.map(async (key) => (await store.head(key))?.size ?? 0))
    expect(transfer.bytes).toBe(sizes.reduce((sum, size) => sum + size, 0))
    const puts = calls.filter(
      ({ method, key }) => method.startsWith('put') && !/\/(probe|uploads)\//.test(key),
    )
    const published = [
      'manifest.json',
      '_release/changes/000001.json',
      '_release/changes/000002.json',
      'campaigns.json',
      'status.html',
      `${SEASON}.html`,
    ]
    expect([...new Set(puts.map(({ key }) => key))].sort()).toEqual([...own, ...published].sort())
  })

  test('a released site shows the page, its status, and nothing that publishers keep for themselves', () =>
    bench.visit({ name: 'release.first' }, async ({ tab, site, person }) => {
      await tab.open(addressOf(site.origin, VISIT, 'zh'))
      await person.finds(TASKS)
      expectNone(await problemsOf(tab))
      const { build } = readDist(path.join(ROOT, 'dist')).page(SEASON)
      const status = async (file: string) => (await fetch(`${site.origin}/${file}`)).status
      expect(await status('status.html')).toBe(200)
      expect(await status('manifest.json')).toBe(404)
      expect(await status(`_release/builds/${SEASON}/${build}.json`)).toBe(404)
      expect(await status(`pages/${SEASON}/${build}.html`)).toBe(404)
      expect(await status('nowhere')).toBe(404)
    }))

  test('a released site shows a page that is published alone in the hub on the next visit', () =>
    bench.visit({ name: 'release.hub' }, async ({ tab, site, person }) => {
      await publish(ann, readDist(path.join(ROOT, 'dist')), [HUB])
      await tab.open(addressOf(site.origin, '/index', 'zh'))
      await person.sees({ role: 'link', name: '队长战令' })
      expect(await person.isThere({ role: 'link', name: '米希联名盲盒' })).toBe(false)
      await publish(ann, readDist(path.join(ROOT, 'dist')), [MIXI])
      await tab.open(addressOf(site.origin, '/index', 'zh'))
      await person.sees({ role: 'link', name: '米希联名盲盒' })
      expectNone(await problemsOf(tab))
    }))

  test('a released page works on its older runtime while three later ones are published', async () => {
    expect(new Set(later.map(({ manifest }) => manifest.runtime.id)).size).toBe(3)
    for (const dist of later) await publish(ann, dist, [LOGIN])
    await prune({ ...ann, store: await aged(store) }, { yes: true })
    await expectInOrder(store)
    const { pages } = JSON.parse(new TextDecoder().decode((await store.get('manifest.json'))?.bytes))
    expect(pages[SEASON].runtime.id).not.toBe(pages[LOGIN].runtime.id)
    expect(await store.list('_release/runtimes/')).toHaveLength(2)
    await bench.visit({ name: 'release.older-runtime' }, async ({ tab, site, person }) => {
      await tab.open(addressOf(site.origin, VISIT, 'zh'))
      await person.finds(TASKS)
      await goToPayment(person)
      expectNone(await problemsOf(tab))
      await tab.open(addressOf(site.origin, '/login', 'zh'))
      await person.sees(LOGGED_IN)
      expectNone(await problemsOf(tab))
    })
  })

  test('a released site is never broken while pages are published, rolled back, pruned and publishers die', async () => {
    const first = readDist(path.join(ROOT, 'dist'))
    const [second] = later as [Dist]
    const titles = new Set<string>()
    let reading = true
    let changes = 0

    const swapping = async () => {
      for (let round = 1; reading; round++) {
        await publish(dyingAt(round), second, [SEASON], { again: true }).catch(() => undefined)
        await publish(afterwards, second, [SEASON], { again: true })
        await rollback(afterwards, [SEASON])
        await publish(dyingAt(round + 40), second, [SEASON], { again: true }).catch(() => undefined)
        await publish(afterwards, first, [SEASON], { again: true })
        // files are old, and the changes are of today: what was live a moment ago is what visitors have open
        const pruned = await aged(store, 60, (key) => !/^(manifest\.json|_release\/changes\/)/.test(key))
        await prune({ ...afterwards, store: pruned }, { yes: true })
        changes += 4
      }
    }
    const fetching = async (origin: string) => {
      while (reading) titles.add(/<title>([^<]*)/.exec(await readWhole(origin))?.[1] ?? '')
    }
    await bench.visit({ name: 'release.swapping' }, async ({ tab, site, person }) => {
      const browsing = async () => {
        try {
          for (let visit = 0; visit < VISITS || changes < 12; visit++) {
            await tab.open(addressOf(site.origin, VISIT, 'zh'))
            await person.finds(TASKS)
            await person.tap('button', '声音与距离')
            await person.sees({ role: 'dialog', name: '声音与距离' })
            expectNone(await problemsOf(tab))
          }
        } finally {
          reading = false
        }
      }
      await Promise.all([browsing(), swapping(), fetching(site.origin)])
    })
    expect([...titles].sort()).toEqual(['队长战令', '队长战令二'])
    await expectInOrder(store)
  })
})

/** A publisher who dies at this step. */
function dyingAt(step: number) {
  return { ...afterwards, store: killedAt(store, step, step % 2 ? 'before' : 'after').store }
}
