import { beforeEach, describe, expect, it } from 'vitest'
import { readLive } from '../live/read-live.ts'
import type { Store } from '../store/store.ts'
import { aged } from '../testing/aged.ts'
import { around, Killed } from '../testing/faulty-store.ts'
import { begun, expectInOrder, open, publisher, RULES, releaseOf, SEASON, SITE } from '../testing/fixtures.ts'
import { makeDist } from '../testing/make-dist.ts'
import type { MemoryStore } from '../testing/memory-store.ts'
import { history } from './history.ts'
import { prune, SHORTEST_KEPT_MS } from './prune.ts'
import { publish } from './publish.ts'
import { rollback } from './rollback.ts'

const TEXTS = ['first', 'second', 'third', 'fourth']
const siteOf = (text: string) => makeDist({ pages: { [SEASON]: text, [RULES]: 'first' }, runtime: text })
let builds: string[]
let base: MemoryStore
/** Two months later. */
let store: Store

beforeEach(async () => {
  base = await begun()
  builds = []
  for (const text of TEXTS) {
    await publish(publisher(base), siteOf(text), text === 'first' ? [SEASON, RULES] : [SEASON])
    builds.push(siteOf(text).page(SEASON).build)
  }
  store = await aged(base)
})

const dead = (target: Store) =>
  around(target, ({ method, key, pass }) =>
    method === 'delete' && !key.includes('/probe/') ? Promise.reject(new Killed()) : pass(),
  )

describe('a prune', () => {
  it('a prune says what would go, and deletes it only with --yes', async () => {
    const before = base.clone()
    const { done, gone, kept, toDelete } = await prune(publisher(store))
    expect([done, gone]).toEqual([false, { [SEASON]: builds.slice(0, 3).sort() }])
    expect(kept[SEASON]).toEqual([builds[3]])
    expect(base.objects).toEqual(before.objects)
    const pruned = await prune(publisher(store), { yes: true })
    expect(pruned.toDelete).toEqual(toDelete)
    for (const { key } of toDelete) expect(base.objects.has(key)).toBe(false)
    await expectInOrder(store)
  })

  it('a prune keeps builds that were live within the time, whose pages people may have open', async () => {
    const later = siteOf('fifth')
    await publish(publisher(store), later, [SEASON])
    const { kept } = await prune(publisher(store), { yes: true })
    expect(kept[SEASON]?.sort()).toEqual([builds[3], later.page(SEASON).build].sort())
    await rollback(publisher(store), [SEASON])
    expect(await open(store, SEASON)).toBe(builds[3])
    await expectInOrder(store)
  })

  it('a prune keeps what was written within the time, and all where nothing is old', async () => {
    expect((await prune(publisher(base), { yes: true })).toDelete).toEqual([])
    const young = await aged(base, 29)
    expect((await prune(publisher(young), { yes: true })).toDelete).toEqual([])
    expect((await prune(publisher(young), { olderThan: SHORTEST_KEPT_MS })).toDelete).not.toEqual([])
  })

  it('a prune keeps the runtime of a page that was published long ago, and of every build that stays', async () => {
    await prune(publisher(store), { yes: true })
    expect(await open(store, RULES)).toBeTruthy()
    const ids = [await releaseOf(store, RULES), await releaseOf(store, SEASON)].map(
      (page) => page?.runtime.id,
    )
    const runtimes = (await store.list('_release/runtimes/')).map(({ key }) => key)
    expect(runtimes).toEqual(ids.map((id) => `_release/runtimes/${id}.json`).sort())
    await expectInOrder(store)
  })

  it('a prune clears what a publisher who died has left, once it is old', async () => {
    const half = siteOf('half')
    let killed = false
    const dying = around(base, async ({ method, key, pass }) => {
      if (killed) throw new Killed()
      const result = await pass()
      killed = method.startsWith('put') && key.startsWith(`pages/${SEASON}/`)
      return result
    })
    await publish(publisher(dying), half, [SEASON]).catch(() => undefined)
    const left = half.page(SEASON).files.filter((key) => !key.includes('words'))
    expect(left.filter((key) => base.objects.has(key))).toEqual(left)
    base.put('_release/tmp/old', 'x')
    const old = await aged(base)
    await old.putIfAbsent('_release/probe/young', new Uint8Array([1]))
    await prune(publisher(old), { yes: true })
    expect(left.filter((key) => base.objects.has(key))).toEqual([])
    const own = [...base.objects.keys()].filter((key) => /^_release\/(tmp|probe)\//.test(key))
    expect(own).toEqual(['_release/probe/young'])
    await expectInOrder(old)
  })

  it('a prune leaves alone what has no name that releases give, and every record', async () => {
    const theirs = [
      'static/',
      'static/a note.txt',
      'pages/notes.md',
      `pages/${SEASON}/draft.html`,
      'verification.txt',
      'fonts/mine.woff2',
    ]
    for (const key of theirs) base.objects.set(key, { bytes: new Uint8Array(), etag: 'x', modified: 0 })
    const records = await store.list('_release/changes/')
    const { toDelete } = await prune(publisher(store), { yes: true })
    expect(toDelete.length).toBeGreaterThan(4)
    expect(theirs.filter((key) => !base.objects.has(key))).toEqual([])
    expect(await store.list('_release/changes/')).toEqual(records)
    await expectInOrder(store)
  })

  it('a prune that died is no hindrance, and the next one deletes the rest', async () => {
    await expect(prune(publisher(dead(store), 'Ben'), { yes: true })).rejects.toThrow(Killed)
    const next = siteOf('fifth')
    await publish(publisher(store), next, [SEASON])
    expect(await open(store, SEASON)).toBe(next.page(SEASON).build)
    const { toDelete } = await prune(publisher(store), { yes: true })
    expect(toDelete.length).toBeGreaterThan(8)
    await expectInOrder(store)
  })

  it('a prune ends itself an hour after it began, and reports it', async () => {
    let minutes = 0
    const now = () => new Date(Date.parse('2026-11-20T10:00:00.000Z') + minutes++ * 600_000)
    const { toDelete, isCut } = await prune({ ...publisher(store), now }, { yes: true })
    expect([isCut, toDelete.length]).toEqual([true, 6])
    await expectInOrder(store)
  })
})

describe('what is old and counted on', () => {
  it('a build that is published again after two months is written anew, and a prune leaves it', async () => {
    const dist = siteOf('first')
    const files = dist.page(SEASON).files
    let swapped = false
    const slow = around(store, async ({ method, key, pass }) => {
      if (!swapped && method === 'putIfMatch' && key === 'manifest.json') {
        swapped = true
        await prune(publisher(store, 'Ben'), { yes: true })
      }
      return pass()
    })
    await publish(publisher(slow), dist, [SEASON])
    expect(files.filter((key) => !base.objects.has(key))).toEqual([])
    expect(await open(store, SEASON)).toBe(builds[0])
    await expectInOrder(store)
  })

  it('a file that a prune deletes behind its look comes back after the switch', async () => {
    const dist = siteOf('first')
    const [file = ''] = dist.page(SEASON).files.filter((key) => !key.includes('words'))
    const slow = around(store, async ({ method, key, pass }) => {
      if (method === 'putIfMatch' && key === 'manifest.json') await store.delete(file)
      return pass()
    })
    await publish(publisher(slow), dist, [SEASON])
    expect(await open(store, SEASON)).toBe(builds[0])
    await expectInOrder(store)
  })

  it('a rollback beyond what is kept is refused, and asks for a publish', async () => {
    await prune(publisher(store), { yes: true })
    const { releases } = await history(publisher(store), SEASON)
    expect(releases.map(({ kept }) => kept)).toEqual([true, false, false, false])
    const before = (await readLive(store, SITE)).live
    await expect(rollback(publisher(store), [SEASON])).rejects.toThrow(
      /it was pruned, or never whole.* an older one is built from its commit and published\.$/,
    )
    expect((await readLive(store, SITE)).live).toEqual(before)
    await publish(publisher(store), siteOf('third'), [SEASON])
    expect(await open(store, SEASON)).toBe(builds[2])
    await expectInOrder(store)
  })
})
