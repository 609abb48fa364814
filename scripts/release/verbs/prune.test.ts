// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest'
import { readLive } from '../live/read-live.ts'
import { begun, expectInOrder, open, publisher, RULES, releaseOf, SEASON, SITE } from '../testing/bench.ts'
import { around, Killed } from '../testing/faulty-store.ts'
import { makeDist } from '../testing/make-dist.ts'
import type { MemoryStore } from '../testing/memory-store.ts'
import { prune } from './prune.ts'
import { publish } from './publish.ts'
import { rollback } from './rollback.ts'

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
  it('says what would go and deletes nothing, until it is told to', async () => {
    const before = store.clone()
    const { done, gone, kept, doomed } = await prune(publisher(store), 2, false)
    expect(done).toBe(false)
    expect(gone).toEqual({ [SEASON]: [builds[0], builds[1]].sort() })
    expect(kept[SEASON]).toEqual([builds[3], builds[2]])
    expect(doomed.length).toBeGreaterThan(4)
    expect(store.objects).toEqual(before.objects)
    const pruned = await prune(publisher(store), 2, true)
    expect(pruned.doomed.map(({ key }) => key)).toEqual(doomed.map(({ key }) => key))
    for (const { key } of doomed) expect(store.objects.has(key)).toBe(false)
    await expectInOrder(store)
  })

  it('keeps the runtime of a page that was published long ago, and of every build that stays', async () => {
    await prune(publisher(store), 1, true)
    expect(await open(store, RULES)).toBeTruthy()
    const rules = await releaseOf(store, RULES)
    const season = await releaseOf(store, SEASON)
    const runtimes = (await store.list('_release/runtimes/')).map(({ key }) => key)
    expect(runtimes).toEqual(
      [rules, season].map((page) => `_release/runtimes/${page?.runtime.id}.json`).sort(),
    )
    await expectInOrder(store)
  })

  it('keeps the build that a rollback brought back, and the one it came from', async () => {
    await rollback(publisher(store), SEASON, builds[0])
    const { kept } = await prune(publisher(store), 2, true)
    expect(kept[SEASON]).toEqual([builds[0], builds[3]])
    await rollback(publisher(store), SEASON, builds[3])
    expect(await open(store, SEASON)).toBe(builds[3])
    await expectInOrder(store)
  })

  it('clears what a publisher who died has left, and nothing that is not its own', async () => {
    store.put('static/half-published-0a1b2c3d.js', 'x')
    store.put('_release/probe/young', 'x')
    store.put('_release/tmp/old', 'x')
    store.put('verification.txt', 'mine')
    store.put('fonts/mine.woff2', 'mine')
    const old = store.objects.get('_release/tmp/old')
    const hours = Date.parse('2026-11-20T07:00:00Z')
    if (old) old.modified = hours
    const young = store.objects.get('_release/probe/young')
    if (young) young.modified = Date.parse('2026-11-20T09:59:00Z')
    await prune(publisher(store), 5, true)
    expect([...store.objects.keys()].filter((key) => /half|young|old|verif|mine/.test(key)).sort()).toEqual([
      '_release/probe/young',
      'fonts/mine.woff2',
      'verification.txt',
    ])
  })

  it('keeps every record of what was live', async () => {
    await prune(publisher(store), 1, true)
    expect(await store.list(`_release/journal/${SEASON}/`)).toHaveLength(TEXTS.length)
  })

  it('deletes nothing where a record cannot be read', async () => {
    store.put(`_release/journal/${SEASON}/000003-${builds[2]}.json`, '{')
    const before = [...store.objects.keys()].sort()
    await expect(prune(publisher(store), 2, true)).rejects.toThrow(/The record .* is cut/)
    expect([...store.objects.keys()].sort()).toEqual(before)
    expect((await readLive(store, SITE)).live.prune).toBeUndefined()
  })

  it('keeps publishers away while it works, and for minutes after it died, then no more', async () => {
    const dying = around(store, ({ method, pass }) =>
      method === 'delete' ? Promise.reject(new Killed()) : pass(),
    )
    const stuck = around(dying, ({ method, key, pass, bytes }) => {
      const gives =
        method === 'putIfMatch' &&
        key === 'manifest.json' &&
        !String(bytes && new TextDecoder().decode(bytes)).includes('"prune": {')
      return gives ? Promise.reject(new Killed()) : pass()
    })
    await expect(prune(publisher(stuck, 'Ben', '2026-11-20T10:00:00.000Z'), 1, true)).rejects.toThrow(Killed)
    const next = makeDist({ pages: { [SEASON]: 'fifth' } })
    const at = (time: string) => publish(publisher(store, 'Ann', `2026-11-20T${time}.000Z`), next, [SEASON])
    await expect(at('10:02:00')).rejects.toMatchObject({
      exit: 3,
      message:
        'Ben is pruning this target, at the latest until 10:05:30 UTC. Nothing changed; try again then.',
    })
    await expect(rollback(publisher(store, 'Ann', '2026-11-20T10:02:00.000Z'), SEASON)).rejects.toThrow(
      'Ben is pruning',
    )
    await expect(prune(publisher(store, 'Ann', '2026-11-20T10:02:00.000Z'), 1, true)).rejects.toThrow(
      'Ben is pruning',
    )
    await at('10:05:31')
    expect(await open(store, SEASON)).toBe(next.page(SEASON).build)
    await expectInOrder(store)
  })

  it('that takes long says again that it lives; one that slept past its time stops', async () => {
    let minutes = 0
    const context = {
      ...publisher(store),
      now: () => new Date(Date.parse('2026-11-20T10:00:00Z') + minutes * 60_000),
    }
    for (let index = 0; index < 100; index++) store.put(`static/left-${index}.js`, 'x')
    const untils = new Set<string>()
    const slow = around(store, async ({ method, pass }) => {
      const { prune: mark } = (await readLive(store, SITE)).live
      if (mark) untils.add(mark.until)
      if (method === 'delete') minutes += 0.05
      return pass()
    })
    await prune({ ...context, store: slow }, 5, true)
    expect(untils.size).toBeGreaterThan(2)

    for (let index = 0; index < 100; index++) store.put(`static/left-${index}.js`, 'x')
    const sleepy = around(store, async ({ method, key, pass }) => {
      const result = await pass()
      if (method === 'delete' && key.endsWith('left-20.js')) {
        minutes += 60
        const dist = makeDist({ pages: { [SEASON]: 'fifth' } })
        await publish({ ...publisher(store, 'Ann'), now: context.now }, dist, [SEASON])
      }
      return result
    })
    await expect(prune({ ...context, store: sleepy }, 5, true)).rejects.toThrow('others went on without it')
    await expectInOrder(store)
  })
})
