import { beforeEach, describe, expect, it } from 'vitest'
import { readSettings } from '../../site/settings.ts'
import { readLive } from '../live/read-live.ts'
import { around, counted } from '../testing/faulty-store.ts'
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
import { type DistSource, makeDist } from '../testing/make-dist.ts'
import type { MemoryStore } from '../testing/memory-store.ts'
import { publish } from './publish.ts'
import { retire } from './retire.ts'
import { rollback } from './rollback.ts'

const PAGES = { [SEASON]: 'first', [RULES]: 'first' }
const dist = (changes: DistSource['pages'] = {}, rest: Partial<DistSource> = {}) =>
  makeDist({ pages: { ...PAGES, ...changes }, ...rest })
const text = (store: MemoryStore, key: string) => new TextDecoder().decode(store.objects.get(key)?.bytes)

let store: MemoryStore
beforeEach(async () => {
  store = await begun()
})

describe('publishing a page', () => {
  it('publishing a page makes it live, whole, under its address and under the name that stays', async () => {
    const site = dist()
    const { published } = await publish(publisher(store), site, [SEASON])
    expect(Object.keys(published)).toEqual([SEASON])
    expect(await open(store, SEASON)).toBe(site.page(SEASON).build)
    expect(await openStable(store, SEASON)).toBe(site.page(SEASON).build)
    expect(await open(store, RULES)).toBeUndefined()
    await expectInOrder(store)
  })

  it('publishing a page records who did it, when, from which commit and why', async () => {
    await publish(publisher(store, 'Ann', '2026-11-20T10:00:00.000Z', 'new rewards'), dist(), [SEASON])
    const release = await releaseOf(store, SEASON)
    const { by, at, commit, note, runtime, version } = release as NonNullable<typeof release>
    expect({ by, at, commit, note }).toEqual({
      by: 'Ann',
      at: '2026-11-20T10:00:00.000Z',
      commit: '0a1b2c3',
      note: 'new rewards',
    })
    expect(version).toBe(`3.17.0-${runtime.id}`)
    const { by: author, after } = JSON.parse(text(store, '_release/changes/000001.json'))
    expect([author, after.pages]).toEqual(['Ann', { [SEASON]: release }])
  })

  it('publishing a page takes at most 25 requests one after the other', async () => {
    await publish(publisher(store), dist({ [SEASON]: 'first' }), [SEASON])
    let rounds = 0
    const waiting: (() => void)[] = []
    const inRounds = around(store, async ({ pass }) => {
      await new Promise<void>((resolve) => {
        if (waiting.push(resolve) > 1) return
        setImmediate(() => {
          rounds++
          for (const go of waiting.splice(0)) go()
        })
      })
      return pass()
    })
    await publish(publisher(inRounds), dist({ [SEASON]: 'second' }), [SEASON])
    expect(rounds).toBeLessThanOrEqual(25)
  })

  it('publishing a page sends only the files of that page that are new, and their records', async () => {
    await publish(publisher(store), dist(), [SEASON, RULES], { all: true })
    const { store: watched, calls } = counted(store)
    const { transfer } = await publish(publisher(watched), dist({ [SEASON]: 'second' }), [SEASON])
    const { build, files } = (await releaseOf(store, SEASON)) as NonNullable<
      Awaited<ReturnType<typeof releaseOf>>
    >
    const screen = files.find((file) => !file.includes('words'))
    const puts = calls.filter(
      ({ method, key }) => method.startsWith('put') && !/\/(probe|uploads)\//.test(key),
    )
    const written = [`pages/${SEASON}/${build}.html`, screen, `_release/builds/${SEASON}/${build}.json`]
    expect(transfer.put.sort()).toEqual([...written].sort())
    expect(puts.map(({ key }) => key).sort()).toEqual(
      [
        ...written,
        'manifest.json',
        '_release/changes/000001.json',
        '_release/changes/000002.json',
        `${SEASON}.html`,
        'status.html',
      ].sort(),
    )
  })

  it('publishing a page again as it is changes nothing and shows a message', async () => {
    const site = dist()
    await publish(publisher(store), site, [SEASON])
    const before = await readLive(store, SITE)
    const again = await publish(publisher(store, 'Ben'), site, [SEASON])
    expect([again.published, again.unchanged, again.transfer.put]).toEqual([{}, [SEASON], []])
    expect(await readLive(store, SITE)).toEqual(before)
  })

  it('publishing a page with another address alone is a release, though its files are the same', async () => {
    await publish(publisher(store), dist(), [SEASON])
    const moved = dist({ [SEASON]: { text: 'first', paths: ['/warlord-season', '/battle2'] } })
    const { published, transfer } = await publish(publisher(store), moved, [SEASON])
    expect([published[SEASON]?.paths, transfer.put]).toEqual([['/warlord-season', '/battle2'], []])
  })

  it('publishing a page brings its redirects along, and takes them away again', async () => {
    const redirects = [{ from: '/old', to: '/warlord-season?x=1' }]
    await publish(publisher(store), dist({ [SEASON]: { text: 'first', redirects } }), [SEASON])
    expect((await readLive(store, SITE)).live.redirects).toEqual(redirects)
    await publish(publisher(store), dist({ [SEASON]: 'second' }), [SEASON])
    expect((await readLive(store, SITE)).live.redirects).toEqual([])
  })

  it('publishing several pages makes all live by one change', async () => {
    const { store: watched, calls } = counted(store)
    await publish(publisher(watched), dist(), [SEASON, RULES])
    expect(
      calls.filter(({ method, key }) => method === 'putIfMatch' && key === 'manifest.json'),
    ).toHaveLength(1)
    expect((await readLive(store, SITE)).live.change.pages).toEqual([RULES, SEASON])
  })
})

describe('settings of a build', () => {
  const others = readSettings({})
  const ours = { ...others, apiBase: 'https://api.example.com' }

  it('settings of a build are kept with the release, also when it is brought back', async () => {
    for (const text of ['first', 'second'])
      await publish(publisher(store), dist({ [SEASON]: text }, { settings: ours }), [SEASON])
    expect((await releaseOf(store, SEASON))?.settings).toEqual(ours)
    await rollback(publisher(store), [SEASON])
    expect((await releaseOf(store, SEASON))?.settings).toEqual(ours)
  })

  it('settings may differ from those of the live pages with --new-settings, and both are known then', async () => {
    await publish(publisher(store), dist({}, { settings: ours }), [SEASON])
    await publish(publisher(store), dist({}, { settings: others }), [RULES], { newSettings: true })
    expect((await releaseOf(store, RULES))?.settings).toEqual(others)
    for (const settings of [others, ours])
      await publish(publisher(store), dist({ [RULES]: 'second' }, { settings }), [RULES])
    await expectInOrder(store)
  })

  it('settings of a build that came up later were not set before', async () => {
    await publish(publisher(store), dist({}, { settings: ours }), [SEASON])
    const { live } = await readLive(store, SITE)
    const { werewolfBase: _, ...before } = ours
    const page = { ...live.pages[SEASON], settings: before }
    store.put('manifest.json', JSON.stringify({ ...live, pages: { [SEASON]: page } }))
    await publish(publisher(store), dist({}, { settings: ours }), [RULES])
    expect((await releaseOf(store, RULES))?.settings).toEqual(ours)
  })

  it('settings of a build are not compared where those of the live pages are not recorded', async () => {
    await publish(publisher(store), dist({}, { settings: ours }), [SEASON])
    const { settings: _, ...older } = (await readLive(store, SITE)).live.pages[SEASON] ?? {}
    const live = { ...(await readLive(store, SITE)).live, pages: { [SEASON]: older } }
    store.put('manifest.json', JSON.stringify(live))
    await publish(publisher(store), dist({}, { settings: others }), [RULES])
    expect(await open(store, RULES)).toBe(dist({}, { settings: others }).page(RULES).build)
  })
})

describe('files that lie damaged at the target', () => {
  it('files that lie damaged at the target are written again when the page is published again', async () => {
    const site = dist()
    await publish(publisher(store), site, [SEASON])
    const [asset] = site.page(SEASON).files as [string]
    store.put(asset, 'scr')
    store.put(`pages/${SEASON}/${site.page(SEASON).build}.html`, '<!doc')
    await expect(open(store, SEASON)).rejects.toThrow('missing or incomplete')
    const { transfer } = await publish(publisher(store), site, [SEASON])
    expect(transfer.put).toHaveLength(2)
    expect(await open(store, SEASON)).toBe(site.page(SEASON).build)
    await expectInOrder(store)
  })
})

describe('public files', () => {
  const publicFiles = {
    '404.html': 'another',
    'robots.txt': 'none',
    '.well-known/assetlinks.json': '[]',
    '.DS_Store': 'hidden',
  }

  it('public files go along when they are new; changed ones wait for --all', async () => {
    await publish(publisher(store), dist(), [SEASON])
    expect([text(store, '404.html'), text(store, 'robots.txt')]).toEqual(['not here', 'all'])
    await publish(publisher(store), dist({ [SEASON]: 'second' }, { publicFiles }), [SEASON])
    expect([text(store, '404.html'), text(store, '.well-known/assetlinks.json')]).toEqual(['not here', '[]'])
    expect(store.objects.has('.DS_Store')).toBe(false)
    await publish(publisher(store), dist({}, { publicFiles }), [SEASON, RULES], { all: true })
    expect([text(store, '404.html'), text(store, 'robots.txt')]).toEqual(['another', 'none'])
    await expectInOrder(store)
  })
})

describe('campaigns.json', () => {
  const listed = (name: string, activityId?: string) => ({
    text: name,
    paths: [`/${name}`],
    ...(activityId && { listed: activityId }),
  })
  const shown = () =>
    (JSON.parse(text(store, 'campaigns.json')) as { path: string }[]).map(({ path }) => path)

  it('a listed page that is published alone stands in the list at once, and leaves it with its end', async () => {
    const site = dist({
      [SEASON]: listed('season', '7'),
      [RULES]: listed('rules'),
      'boss/hunt': listed('hunt', '21'),
    })
    await publish(publisher(store), site, [SEASON, RULES])
    expect(shown()).toEqual(['/season'])
    await publish(publisher(store), site, ['boss/hunt'])
    expect(shown()).toEqual(['/hunt', '/season'])
    await retire(publisher(store), 'boss/hunt')
    expect(shown()).toEqual(['/season'])
    await rollback(publisher(store), ['boss/hunt'])
    expect(shown()).toEqual(['/hunt', '/season'])
    await expectInOrder(store)
  })

  it('the list holds a page’s activity, address, title and cover, and nothing else', async () => {
    await publish(publisher(store), dist({ [SEASON]: listed('season', '7') }), [SEASON])
    expect(JSON.parse(text(store, 'campaigns.json'))).toEqual([
      {
        activityId: '7',
        path: '/season',
        title: { zh: 'season', en: 'season', tw: 'season' },
        cover: '/static/warlord-season.cover-1.png',
      },
    ])
  })
})

describe('version.txt', () => {
  it('version.txt names the newest runtime that is live, whatever is published or brought back after it', async () => {
    const versionOf = async () => text(store, 'version.txt')
    const [one, two] = [dist(), dist({ [SEASON]: 'second' }, { runtime: 'two' })]
    await publish(publisher(store, 'Ann', '2026-11-20T10:00:00.000Z'), one, [SEASON, RULES])
    expect(await versionOf()).toBe(one.version)
    await publish(publisher(store, 'Ann', '2026-11-20T11:00:00.000Z'), two, [SEASON])
    expect(await versionOf()).toBe(two.version)
    await publish(publisher(store, 'Ann', '2026-11-20T12:00:00.000Z'), dist({ [RULES]: 'second' }), [RULES])
    expect(await versionOf()).toBe(two.version)
    await rollback(publisher(store, 'Ann', '2026-11-20T13:00:00.000Z'), [SEASON])
    expect(await versionOf()).toBe(one.version)
    await expectInOrder(store)
  })
})
