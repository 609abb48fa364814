import { beforeEach, describe, expect, it } from 'vitest'
import { emptyLive, standingOf, writeLive } from '../../site/live.ts'
import { readLive } from '../live/read-live.ts'
import { allChanges, replayed } from '../records/changes.ts'
import {
  begun,
  expectInOrder,
  open,
  openStable,
  publisher,
  RULES,
  releaseOf,
  SEASON,
  SITE,
} from '../testing/fixtures.ts'
import { makeDist } from '../testing/make-dist.ts'
import type { MemoryStore } from '../testing/memory-store.ts'
import { changes } from './changes.ts'
import { init } from './init.ts'
import { publish } from './publish.ts'
import { retire } from './retire.ts'
import { rollback } from './rollback.ts'
import { undo } from './undo.ts'
import { verify } from './verify.ts'

const site = (text: string, publicText = text) =>
  makeDist({
    pages: { [SEASON]: text, [RULES]: text },
    runtime: text,
    publicFiles: { '404.html': publicText },
  })
const [first, second] = [site('first'), site('second')]
const textAt = async (key: string) => new TextDecoder().decode((await store.get(key))?.bytes)
const buildsNow = async () => [
  (await releaseOf(store, SEASON))?.build,
  (await releaseOf(store, RULES))?.build,
]
const buildsOf = (dist: typeof first) => [dist.page(SEASON).build, dist.page(RULES).build]

let store: MemoryStore

beforeEach(async () => {
  store = await begun()
  await publish(publisher(store), first, [SEASON, RULES], { all: true })
  await publish(publisher(store, 'Ann', '2026-11-20T11:00:00.000Z'), second, [SEASON, RULES], { all: true })
})

describe('undo', () => {
  it('undo brings back all pages and public files of the last change by one switch', async () => {
    const swaps: string[] = []
    const put = store.putIfMatch.bind(store)
    store.putIfMatch = (key, bytes, etag) => {
      if (key === 'manifest.json') swaps.push(key)
      return put(key, bytes, etag)
    }
    const undone = await undo(publisher(store, 'Ben', '2026-11-20T12:00:00.000Z', 'bad runtime'))
    expect(undone).toMatchObject({
      undid: { number: 2, verb: 'publish', by: 'Ann' },
      change: 3,
      files: ['404.html'],
    })
    expect(swaps).toHaveLength(1)
    expect(await buildsNow()).toEqual(buildsOf(first))
    expect([await open(store, SEASON), await openStable(store, RULES)]).toEqual(buildsOf(first))
    expect(await textAt('404.html')).toBe('first')
    await expectInOrder(store)
  })

  it('undo a second time, as in a hurry, changes nothing; the undo itself is taken back by its number', async () => {
    await undo(publisher(store))
    expect(await undo(publisher(store))).toMatchObject({ change: undefined, undid: { number: 2 } })
    expect(await buildsNow()).toEqual(buildsOf(first))
    await undo(publisher(store), 3)
    expect(await buildsNow()).toEqual(buildsOf(second))
    await expectInOrder(store)
  })

  it('undo of an earlier change goes further back', async () => {
    await undo(publisher(store))
    await undo(publisher(store), 3)
    await undo(publisher(store), 4)
    expect(await buildsNow()).toEqual(buildsOf(first))
  })

  it('undo of a first publish takes its pages off the site', async () => {
    await publish(publisher(store), makeDist({ pages: { 'boss/hunt': 'new' } }), ['boss/hunt'])
    await undo(publisher(store))
    const { live } = await readLive(store, SITE)
    expect(Object.keys(live.pages).sort()).toEqual([RULES, SEASON])
    expect([live.retired, await textAt('boss/hunt.html')]).toEqual([
      undefined,
      expect.stringContaining('Page not found'),
    ])
    await expectInOrder(store)
  })

  it('undo of a retirement brings the page back, and of a rollback the build that it left', async () => {
    await retire(publisher(store), RULES)
    await undo(publisher(store))
    expect(await buildsNow()).toEqual(buildsOf(second))
    await rollback(publisher(store), [SEASON])
    expect(await open(store, SEASON)).toBe(first.page(SEASON).build)
    await undo(publisher(store))
    expect(await buildsNow()).toEqual(buildsOf(second))
    await expectInOrder(store)
  })

  it('undo leaves a page that has another build since, and names it', async () => {
    const third = makeDist({ pages: { [SEASON]: 'third' } })
    await publish(publisher(store, 'Cai'), third, [SEASON])
    expect((await undo(publisher(store), 2)).left).toEqual([SEASON])
    expect(await buildsNow()).toEqual([third.page(SEASON).build, first.page(RULES).build])
    await expectInOrder(store)
  })

  it('undo takes a page that was rolled back and came again with the rest', async () => {
    await rollback(publisher(store), [SEASON])
    await undo(publisher(store))
    await undo(publisher(store), 2)
    expect(await buildsNow()).toEqual(buildsOf(first))
  })

  it('undo is refused, with nothing changed, where all pages were changed since', async () => {
    await publish(publisher(store, 'Cai'), site('third'), [SEASON, RULES])
    const before = await readLive(store, SITE)
    await expect(undo(publisher(store), 2)).rejects.toMatchObject({
      exit: 3,
      message: expect.stringContaining(`Change 2 cannot be undone: Cai changed ${RULES} since`),
    })
    expect(await readLive(store, SITE)).toEqual(before)
  })

  it('undo in a dry run, and before it changes anything, names what will be live', async () => {
    const lines: string[] = []
    const context = { ...publisher(store), announce: (text: string) => void lines.push(text) }
    const before = store.clone()
    const { done, pages } = await undo(context, undefined, true)
    expect([done, pages.map(({ to }) => to?.build)]).toEqual([false, [...buildsOf(first)].reverse()])
    expect(store.objects).toEqual(before.objects)
    await undo(context)
    expect(lines).toHaveLength(2)
    expect(lines[1]).toContain(
      `${SEASON}: build ${second.page(SEASON).build} of 2026-11-20 11:00 UTC by Ann -> build ${first.page(SEASON).build}`,
    )
  })

  it('an undo of one change or of many gives back the manifest byte for byte, but for its changes', async () => {
    const bytes = async () => {
      const { change: _, earlier: _earlier, touched: _touched, ...rest } = (await readLive(store, SITE)).live
      return JSON.stringify(rest)
    }
    const states = [await bytes()]
    const third = makeDist({ pages: { [SEASON]: 'third', 'boss/hunt': 'new' } })
    const acts = [
      () => publish(publisher(store), third, [SEASON, 'boss/hunt'], { share: undefined }),
      () => retire(publisher(store), RULES, { redirect: '/warlord-season' }),
      () => rollback(publisher(store), [SEASON]),
      () => publish(publisher(store), site('fourth'), [SEASON], { share: 10 }),
      () => rollback(publisher(store), [SEASON]),
    ]
    for (const act of acts) {
      await act()
      states.push(await bytes())
    }
    for (let at = acts.length; at > 0; at--) {
      await undo(publisher(store, 'Ben', '2026-11-21T10:00:00.000Z'), 2 + at)
      expect(await bytes()).toBe(states[at - 1])
      await expectInOrder(store)
    }
  })

  it('an undo of a rollback brings a share back, and lifts no refusal but its own', async () => {
    const third = site('third')
    await publish(publisher(store), third, [SEASON], { share: 10 })
    await rollback(publisher(store), [SEASON])
    await expect(publish(publisher(store), third, [SEASON])).rejects.toThrow('was taken back by Ann')
    await undo(publisher(store))
    expect((await releaseOf(store, SEASON))?.canary).toMatchObject({
      build: third.page(SEASON).build,
      share: 10,
    })
    await publish(publisher(store), third, [SEASON], { share: 50 })
    await rollback(publisher(store), [SEASON])
    await expect(publish(publisher(store), third, [SEASON], { share: 10 })).rejects.toThrow('was taken back')
    await expectInOrder(store)
  })

  it('an undo of a raised share lowers it, and takes no build back', async () => {
    const third = site('third')
    await publish(publisher(store), third, [SEASON], { share: 10 })
    await publish(publisher(store), third, [SEASON], { share: 50 })
    await undo(publisher(store))
    const { live } = await readLive(store, SITE)
    expect([live.pages[SEASON]?.canary?.share, standingOf(live, SEASON)]).toEqual([10, 'unproven'])
  })

  it('a refusal whose record was deleted stops no later publish, and verify reports the record', async () => {
    await rollback(publisher(store), [SEASON])
    await publish(publisher(store), site('third'), [SEASON])
    await store.delete('_release/changes/000003.json')
    await publish(publisher(store), second, [SEASON])
    expect((await releaseOf(store, SEASON))?.build).toBe(second.page(SEASON).build)
    expect((await verify(publisher(store), [])).problems).toMatchObject([
      { what: expect.stringContaining('000003.json is missing') },
    ])
  })

  it('a number that is no change is refused with the last ones', async () => {
    await expect(undo(publisher(store), 99)).rejects.toThrow(
      /Change 99 cannot be undone: there is none\. The last ones are 2: /,
    )
  })
})

describe('the changes of a site', () => {
  it('the changes of a site are listed since a time, with one request', async () => {
    const gets: string[] = []
    const get = store.get.bind(store)
    store.get = (key) => {
      gets.push(key)
      return get(key)
    }
    const at = publisher(store, 'Ann', '2026-11-20T12:30:00.000Z')
    expect((await changes(at)).changes.map(({ number, verb }) => `${number} ${verb}`)).toEqual([
      '2 publish',
      '1 publish',
      '0 init',
    ])
    expect((await changes(at, '2h')).changes.map(({ number }) => number)).toEqual([2])
    expect((await changes(at, 'midnight')).changes).toHaveLength(3)
    await expect(changes(at, 'noon')).rejects.toThrow('--since "noon" is not a time')
    expect(gets).toEqual(['manifest.json', 'manifest.json', 'manifest.json'])
  })

  it('many changes are all listed', async () => {
    for (let round = 0; round < 30; round++) {
      await rollback(publisher(store), [SEASON], { build: first.page(SEASON).build })
      await undo(publisher(store), 2 * round + 3)
    }
    const { changes: all } = await changes(publisher(store))
    expect(all.map(({ number }) => number)).toEqual(Array.from({ length: 63 }, (_, index) => 62 - index))
    await expectInOrder(store)
  })

  it('the replay of all records gives the manifest', async () => {
    await publish(publisher(store), site('third'), [SEASON], { due: new Date('2026-12-24T00:00:00.000Z') })
    await rollback(publisher(store), [SEASON])
    await retire(publisher(store), RULES)
    await publish(publisher(store), site('fourth'), [SEASON], { share: 20 })
    await undo(publisher(store))
    const { live } = await readLive(store, SITE)
    const { change, earlier, ...rest } = live
    const begun = replayed(emptyLive(SITE, change), await allChanges(store))
    expect(writeLive({ ...begun, ...(earlier && { earlier }) })).toEqual(
      writeLive({ ...rest, change, ...(earlier && { earlier }) }),
    )
    store.objects.delete('manifest.json')
    await init(publisher(store, 'Ben'), true)
    const again = (await readLive(store, SITE)).live
    expect({ ...again, change, earlier }).toEqual({ ...live, change, earlier })
    await expectInOrder(store)
  })

  it.each([
    ['edited', (text: string) => text.replace('Ann', 'Eve')],
    ['deleted', () => undefined],
  ])('a record of a change that was %s is found', async (_, edited) => {
    await rollback(publisher(store), [SEASON])
    for (const key of ['_release/changes/000001.json', '_release/changes/000002.json']) {
      const spoilt = store.clone()
      const text = edited(await textAt(key))
      const before = spoilt.objects.get(key)
      if (text === undefined) await spoilt.delete(key)
      else await spoilt.putIfMatch(key, new TextEncoder().encode(text), before?.etag ?? '')
      const { problems } = await verify(publisher(spoilt), [])
      expect(problems).toHaveLength(1)
      expect(problems[0]?.what).toMatch(text === undefined ? /is missing/ : /was edited/)
    }
  })
})
