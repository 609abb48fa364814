import { beforeEach, describe, expect, it } from 'vitest'
import { readLive } from '../live/read-live.ts'
import { StoreError } from '../store/store.ts'
import { begun, expectInOrder, open, publisher, RULES, releaseOf, SEASON, SITE } from '../testing/bench.ts'
import { around, Killed } from '../testing/faulty-store.ts'
import { makeDist } from '../testing/make-dist.ts'
import type { MemoryStore } from '../testing/memory-store.ts'
import { init } from './init.ts'
import { prune } from './prune.ts'
import { publish } from './publish.ts'
import { rollback } from './rollback.ts'
import { verify } from './verify.ts'

const TEXTS = ['first', 'second', 'third', 'fourth']
let builds: string[]
let store: MemoryStore

beforeEach(async () => {
  store = await begun()
  builds = []
  for (const text of TEXTS) {
    const dist = makeDist({ pages: { [SEASON]: text, [RULES]: 'first' }, runtime: text })
    await publish(publisher(store), dist, text === 'first' ? [SEASON, RULES] : [SEASON])
    builds.push(dist.page(SEASON).build)
  }
})

describe('a prune', () => {
  it('a prune says what would go, and deletes it only with --yes', async () => {
    const before = store.clone()
    const { done, gone, kept, toDelete } = await prune(publisher(store), { keep: 2, yes: false })
    expect(done).toBe(false)
    expect(gone).toEqual({ [SEASON]: [builds[0], builds[1]].sort() })
    expect(kept[SEASON]).toEqual([builds[3], builds[2]])
    expect(toDelete.length).toBeGreaterThan(4)
    expect(store.objects).toEqual(before.objects)
    const pruned = await prune(publisher(store), { keep: 2, yes: true })
    expect(pruned.toDelete.map(({ key }) => key)).toEqual(toDelete.map(({ key }) => key))
    for (const { key } of toDelete) expect(store.objects.has(key)).toBe(false)
    await expectInOrder(store)
  })

  it('a prune keeps builds that were live not long ago, whose pages people may have open', async () => {
    const later = makeDist({ pages: { [SEASON]: 'fifth' } })
    // until then the fourth was live
    await publish(publisher(store, 'Ann', '2026-11-25T10:00:00.000Z'), later, [SEASON])
    const week = { keep: 1, olderThan: 7 * 86_400_000, yes: true }
    await prune(publisher(store, 'Ann', '2026-11-26T10:00:00.000Z'), { ...week, olderThan: 3_600_000 * 25 })
    expect((await store.list(`pages/${SEASON}/`)).map(({ key }) => key.slice(-17, -5)).sort()).toEqual(
      [builds[3], later.page(SEASON).build].sort(),
    )
    const { gone } = await prune(publisher(store, 'Ann', '2026-12-03T10:00:00.000Z'), week)
    expect(gone).toEqual({ [SEASON]: [builds[3]] })
    await expectInOrder(store)
  })

  it('a prune reports what a publish that broke off has left, and until when it stays', async () => {
    const full = around(store, ({ method, key, pass }) =>
      method === 'putIfAbsent' && key.startsWith('pages/') ? Promise.reject(new StoreError('full')) : pass(),
    )
    const dist = makeDist({ pages: { [SEASON]: 'fifth' }, runtime: 'fifth' })
    await expect(publish(publisher(full), dist, [SEASON])).rejects.toThrow('full')
    const [upload] = await store.list('_release/uploads/')
    const modified = upload?.modified ?? 0
    const at = (ms: number) => publisher(store, 'Ann', new Date(modified + ms).toISOString())
    expect((await prune(at(60_000), { keep: 9 })).spared).toEqual([
      { files: 4, bytes: expect.any(Number), until: new Date(modified + 3_600_000).toISOString() },
    ])
    const { spared, toDelete } = await prune(at(3_700_000), { keep: 9, yes: true })
    expect([spared, toDelete.length]).toEqual([[], 4])
  })

  it('a prune whose list another prune has taken away writes it again', async () => {
    let taken = 0
    const shared = around(store, async ({ method, key, pass }) => {
      const answer = await pass()
      if (method === 'putIfAbsent' && key.startsWith('_release/condemned/') && taken++ === 0)
        await store.delete(key)
      return answer
    })
    const { toDelete } = await prune(publisher(shared), { keep: 2, yes: true })
    expect(taken).toBe(2)
    for (const { key } of toDelete) expect(store.objects.has(key)).toBe(false)
    await expectInOrder(store)
  })

  it('a prune keeps the runtime of a page that was published long ago, and of every build that stays', async () => {
    await prune(publisher(store), { keep: 1, yes: true })
    expect(await open(store, RULES)).toBeTruthy()
    const rules = await releaseOf(store, RULES)
    const season = await releaseOf(store, SEASON)
    const runtimes = (await store.list('_release/runtimes/')).map(({ key }) => key)
    expect(runtimes).toEqual(
      [rules, season].map((page) => `_release/runtimes/${page?.runtime.id}.json`).sort(),
    )
    await expectInOrder(store)
  })

  it('a prune keeps the build that a rollback brought back, and the one it came from', async () => {
    await rollback(publisher(store), [SEASON], { build: builds[0] })
    const { kept } = await prune(publisher(store), { keep: 2, yes: true })
    expect(kept[SEASON]).toEqual([builds[0], builds[3]])
    await rollback(publisher(store), [SEASON], { build: builds[3] })
    expect(await open(store, SEASON)).toBe(builds[3])
    await expectInOrder(store)
  })

  it('a prune clears what a publisher who died has left, once it cannot be at work any more', async () => {
    const half = makeDist({ pages: { [SEASON]: 'half' }, runtime: 'half' })
    let dead = false
    const dying = around(store, async ({ method, key, pass }) => {
      if (dead) throw new Killed()
      const result = await pass()
      dead = method.startsWith('put') && key.startsWith(`pages/${SEASON}/`)
      return result
    })
    await publish(publisher(dying), half, [SEASON]).catch(() => undefined)
    const left = () =>
      [...store.objects.keys()].filter(
        (key) => half.page(SEASON).files.includes(key) && !key.includes('words'),
      )
    expect(left().length).toBeGreaterThan(0)
    const soon = new Date(Date.now() + 1_800_000).toISOString()
    const later = new Date(Date.now() + 5_400_000).toISOString()
    store.put('_release/tmp/old', 'x')
    store.put('_release/probe/young', 'x')
    const young = store.objects.get('_release/probe/young')
    if (young) young.modified = Date.now() + 5_000_000
    await prune(publisher(store, 'Ann', soon), { keep: 5, yes: true })
    expect(left().length).toBeGreaterThan(0)
    await prune(publisher(store, 'Ann', later), { keep: 5, yes: true })
    expect(left()).toEqual([])
    const own = [...store.objects.keys()].filter((key) => /^_release\/(tmp|probe|uploads)\//.test(key))
    expect(own).toEqual(['_release/probe/young'])
    await expectInOrder(store)
  })

  it('a prune leaves alone what releases have not put there, whatever it is called', async () => {
    const theirs = [
      'static/',
      'static/a note.txt',
      'static/theirs-0a1b2c3d.js',
      'pages/notes.md',
      `pages/${SEASON}/draft.html`,
      'verification.txt',
      'fonts/mine.woff2',
    ]
    const { objects } = store
    for (const key of theirs) objects.set(key, { bytes: new Uint8Array(), etag: 'x', modified: 0 })
    const { toDelete } = await prune(publisher(store), { keep: 1, yes: true })
    expect(toDelete.length).toBeGreaterThan(4)
    expect(theirs.filter((key) => !objects.has(key))).toEqual([])
    await expectInOrder(store)
  })

  it('a prune keeps every record of what was live', async () => {
    await prune(publisher(store), { keep: 1, yes: true })
    expect(await store.list(`_release/journal/${SEASON}/`)).toHaveLength(TEXTS.length)
  })

  it('a prune deletes nothing where a record cannot be read', async () => {
    store.put(`_release/journal/${SEASON}/000003-${builds[2]}.json`, '{')
    const before = [...store.objects.keys()].sort()
    await expect(prune(publisher(store), { keep: 2, yes: true })).rejects.toThrow(
      /The record .* is incomplete/,
    )
    expect([...store.objects.keys()].sort()).toEqual(before)
    expect((await readLive(store, SITE)).live.condemned).toBeUndefined()
  })

  it('a prune that died leaves nobody waiting, and the next one deletes the rest', async () => {
    const dying = around(store, ({ method, key, pass }) =>
      method === 'delete' && !key.includes('/probe/') ? Promise.reject(new Killed()) : pass(),
    )
    await expect(prune(publisher(dying, 'Ben'), { keep: 1, yes: true })).rejects.toThrow(Killed)
    const next = makeDist({ pages: { [SEASON]: 'fifth' } })
    await publish(publisher(store), next, [SEASON])
    expect(await open(store, SEASON)).toBe(next.page(SEASON).build)
    const { toDelete } = await prune(publisher(store), { keep: 1, yes: true })
    expect(toDelete.length).toBeGreaterThan(8)
    for (const { key } of toDelete) expect(store.objects.has(key)).toBe(false)
    await expectInOrder(store)
  })

  it('a prune does not bring builds back that an earlier one condemned, however many are to stay', async () => {
    const dying = around(store, ({ method, key, pass }) =>
      method === 'delete' && !key.includes('/probe/') ? Promise.reject(new Killed()) : pass(),
    )
    await expect(prune(publisher(dying, 'Ben'), { keep: 1, yes: true })).rejects.toThrow(Killed)
    expect((await prune(publisher(store), { keep: 9, yes: true })).kept[SEASON]).toEqual([builds[3]])
    await expect(rollback(publisher(store), [SEASON])).rejects.toThrow('it was pruned')
  })
})

describe('where the list of what was pruned is lost', () => {
  it('nobody counts on anything that is not live until it is written again', async () => {
    await prune(publisher(store), { keep: 2, yes: true })
    const { condemned = '' } = (await readLive(store, SITE)).live
    store.put(condemned, '{"schema":')
    const lost = `${condemned} at memory is missing or damaged`
    const next = makeDist({ pages: { [SEASON]: 'fifth' } })
    await expect(publish(publisher(store), next, [SEASON])).rejects.toThrow(lost)
    await expect(rollback(publisher(store), [SEASON])).rejects.toThrow(lost)
    await expect(prune(publisher(store), { keep: 2, yes: true })).rejects.toThrow(lost)
    expect((await verify(publisher(store), [])).problems).toEqual([
      { page: '', what: expect.stringContaining(lost) },
    ])
    await init(publisher(store), true)
    await expectInOrder(store)
    await expect(rollback(publisher(store), [SEASON])).rejects.toThrow('it was pruned')
    await publish(publisher(store), next, [SEASON])
    expect(await open(store, SEASON)).toBe(next.page(SEASON).build)
    await expectInOrder(store)
  })
})

describe('what was pruned and is published again', () => {
  const first = () => makeDist({ pages: { [SEASON]: 'first', [RULES]: 'first' }, runtime: 'first' })

  it('a pruned build published again gets other names, and can be rolled back and pruned', async () => {
    const dist = first()
    await publish(publisher(store), makeDist({ pages: { [RULES]: 'later' }, runtime: 'fourth' }), [RULES])
    await prune(publisher(store), { keep: 1, yes: true })
    await publish(publisher(store), dist, [SEASON])
    const release = await releaseOf(store, SEASON)
    expect(release).toMatchObject({ generation: 1, html: `pages/${SEASON}/${builds[0]}.1.html` })
    // its words are those of later builds
    for (const file of [...(release?.files ?? []), ...(release?.runtime.files ?? [])])
      expect(file).toMatch(file.includes('words') ? /^static\/[^/]+$/ : /^static\/1\/[^/]+$/)
    expect(await open(store, SEASON)).toBe(builds[0])
    await expectInOrder(store)
    await rollback(publisher(store), [SEASON])
    await rollback(publisher(store), [SEASON], { build: builds[0] })
    expect((await releaseOf(store, SEASON))?.generation).toBe(1)
    await rollback(publisher(store), [SEASON], { build: builds[3] })
    await prune(publisher(store), { keep: 1, yes: true })
    expect((await store.list('static/1/')).length).toBe(0)
    await publish(publisher(store), dist, [SEASON], { again: true })
    expect((await releaseOf(store, SEASON))?.generation).toBe(2)
    await expectInOrder(store)
  })

  it('a build published again keeps its names where none of its files was pruned', async () => {
    await prune(publisher(store), { keep: 5, yes: true })
    await publish(publisher(store), first(), [SEASON])
    expect((await releaseOf(store, SEASON))?.generation).toBeUndefined()
  })
})
