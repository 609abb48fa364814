import { beforeEach, describe, expect, it } from 'vitest'
import { readLive } from '../live/read-live.ts'
import { around, counted, killedAt } from '../testing/faulty-store.ts'
import { begun, expectInOrder, open, publisher, RULES, releaseOf, SEASON, SITE } from '../testing/fixtures.ts'
import { makeDist } from '../testing/make-dist.ts'
import type { MemoryStore } from '../testing/memory-store.ts'
import { init } from './init.ts'
import { prune } from './prune.ts'
import { publish } from './publish.ts'
import { retire } from './retire.ts'
import { rollback } from './rollback.ts'

const TASKS = 'warlord/tasks'
const redirects = [{ from: '/old', to: '/warlord-season?x=1' }]
const dist = makeDist({
  pages: { [SEASON]: { text: 'first', redirects }, [RULES]: 'first', [TASKS]: 'first' },
})
const live = async () => (await readLive(store, SITE)).live
const text = (key: string) => new TextDecoder().decode(store.objects.get(key)?.bytes)

let store: MemoryStore
beforeEach(async () => {
  store = await begun()
  await publish(publisher(store), dist, [SEASON, RULES], { all: true })
})

describe('retiring a page', () => {
  it('retiring a page ends its addresses by one change of the manifest, and deletes no file', async () => {
    const before = [...store.objects.keys()]
    const { store: watched, calls } = counted(store)
    await retire(publisher(watched), SEASON)
    const { pages, redirects: left } = await live()
    expect([Object.keys(pages), left]).toEqual([[RULES], []])
    const switches = calls.filter(({ method, key }) => method === 'putIfMatch' && key === 'manifest.json')
    expect(switches).toHaveLength(1)
    expect(before.filter((key) => !store.objects.has(key))).toEqual([])
    expect(text(`${SEASON}.html`)).toContain('Page not found')
    await expectInOrder(store)
  })

  it('retiring a page leads its addresses, and those that led to it, elsewhere where that is said', async () => {
    await retire(publisher(store), SEASON, { redirect: '/warlord-rules?from=season' })
    expect((await live()).redirects).toEqual([
      { from: '/old', to: '/warlord-rules?from=season' },
      { from: '/warlord-season', to: '/warlord-rules?from=season' },
    ])
    expect(text(`${SEASON}.html`)).toContain('content="0;url=/warlord-rules?from=season"')
    await expectInOrder(store)
  })

  it('retiring a page only says what would end in a dry run', async () => {
    const before = store.clone()
    const { done, retirement } = await retire(publisher(store), SEASON, { dryRun: true })
    expect([done, retirement.paths]).toEqual([false, ['/warlord-season', '/old']])
    expect(store.objects).toEqual(before.objects)
  })

  it('retiring a page is undone by a rollback, to the build that was live or to another', async () => {
    const first = (await releaseOf(store, SEASON))?.build
    const next = makeDist({ pages: { [SEASON]: 'second', [RULES]: 'first' } })
    await publish(publisher(store), next, [SEASON])
    await retire(publisher(store), SEASON, { redirect: '/warlord-rules' })
    await prune(publisher(store), { yes: true })
    await rollback(publisher(store), [SEASON])
    expect((await releaseOf(store, SEASON))?.restoredFrom).toBe(2)
    expect(await open(store, SEASON)).toBe(next.page(SEASON).build)
    expect((await live()).retired).toBeUndefined()
    await retire(publisher(store), SEASON)
    await rollback(publisher(store), [SEASON], { build: first })
    expect(await open(store, SEASON)).toBe(first)
    expect((await live()).redirects).toEqual(redirects)
    await expectInOrder(store)
  })

  it('retiring a page frees its addresses for other pages, whose own they are from then on', async () => {
    await retire(publisher(store), SEASON, { redirect: '/warlord-rules' })
    const heir = makeDist({ pages: { [TASKS]: { text: 'heir', paths: ['/warlord-season'] } } })
    await publish(publisher(store), heir, [TASKS])
    expect((await live()).redirects).toEqual([{ from: '/old', to: '/warlord-rules' }])
    await expect(rollback(publisher(store), [SEASON])).rejects.toThrow('would lead to both')
    await expectInOrder(store)
  })

  it('retiring a page is kept by a manifest that is written again from the records', async () => {
    await retire(publisher(store), SEASON, { redirect: '/warlord-rules' })
    const before = await live()
    store.objects.delete('manifest.json')
    await init(publisher(store), true)
    const { pages, retired, redirects: left, public: files } = await live()
    expect({ pages, retired, left, files }).toEqual({
      pages: before.pages,
      retired: before.retired,
      left: before.redirects,
      files: before.public,
    })
    await expectInOrder(store)
  })

  it('retiring a page lasts through a publish of all pages, and ends with one of that page', async () => {
    await retire(publisher(store), SEASON)
    const { leftOut } = await publish(publisher(store), dist, [SEASON, RULES, TASKS], { all: true })
    expect([leftOut.map(({ page }) => page), Object.keys((await live()).pages)]).toEqual([
      [SEASON],
      [RULES, TASKS],
    ])
    await publish(publisher(store), dist, [SEASON])
    expect((await releaseOf(store, SEASON))?.build).toBe(dist.page(SEASON).build)
    await expectInOrder(store)
  })

  it('a retirement that dies at any step leaves the page live or retired, and is finished by another', async () => {
    const base = store.clone()
    for (let at = 1; ; at++) {
      store = base.clone()
      const killed = killedAt(store, at, at % 2 ? 'before' : 'after')
      await retire(publisher(killed.store), SEASON, { redirect: '/warlord-rules' }).catch(() => undefined)
      if (!killed.wasKilled()) {
        expect(at).toBeGreaterThan(15)
        return
      }
      if (await releaseOf(store, SEASON)) await open(store, SEASON)
      await retire(publisher(store, 'Ben'), SEASON, { redirect: '/warlord-rules' })
      expect(await releaseOf(store, SEASON)).toBeUndefined()
      await expectInOrder(store)
    }
  })
})

describe('retiring is refused, with nothing changed,', () => {
  it.each([
    [TASKS, undefined, /is not live there, so there is nothing to retire/, 2],
    [SEASON, '/nowhere', /No live page has the address \/nowhere/, 2],
    [SEASON, '/warlord-season', /is an address of warlord\/season itself/, 2],
  ])('retiring is refused, with nothing changed, of %s to %s', async (page, to, message, exit) => {
    const before = store.clone()
    await expect(retire(publisher(store), page, { redirect: to })).rejects.toMatchObject({
      message: expect.stringMatching(message),
      exit,
    })
    const isProbe = ([key]: [string, unknown]) => !key.includes('/probe/')
    expect([...store.objects].filter(isProbe)).toEqual([...before.objects])
  })

  it('retiring is refused, with nothing changed, where addresses of other pages would lead nowhere', async () => {
    const leading = [{ from: '/tasks', to: '/warlord-season' }]
    const more = makeDist({ pages: { [TASKS]: { text: 'first', redirects: leading } } })
    await publish(publisher(store), more, [TASKS])
    await expect(retire(publisher(store), SEASON)).rejects.toThrow(
      '/tasks of warlord/tasks leads to /warlord-season, which would end. Say --redirect /path',
    )
    await retire(publisher(store), SEASON, { redirect: '/warlord-rules' })
    await expectInOrder(store)
  })

  it('retiring is refused, with nothing changed, where another publisher released the page', async () => {
    const next = makeDist({ pages: { [SEASON]: 'second' } })
    let first = true
    const slow = around(store, async ({ method, key, pass }) => {
      if (first && method === 'putIfMatch' && key === 'manifest.json') {
        first = false
        await publish(publisher(store, 'Cai'), next, [SEASON])
      }
      return pass()
    })
    await expect(retire(publisher(slow, 'Ben'), SEASON)).rejects.toMatchObject({
      message: expect.stringContaining('Cai released warlord/season at'),
      exit: 3,
    })
    expect(await open(store, SEASON)).toBe(next.page(SEASON).build)
  })
})
