import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { readDist } from '../built-site/dist.ts'
import { sha256 } from '../digests.ts'
import { readLive } from '../live/read-live.ts'
import { probe } from '../store/probe.ts'
import { StoreError } from '../store/store.ts'
import { begun, expectInOrder, open, publisher, RULES, releaseOf, SEASON, SITE } from '../testing/fixtures.ts'
import { type DistSource, makeDist } from '../testing/make-dist.ts'
import type { MemoryStore } from '../testing/memory-store.ts'
import { publish } from './publish.ts'
import { rollback } from './rollback.ts'

const PAGES = { [SEASON]: 'first', [RULES]: 'first', 'warlord/tasks': 'first' }
const dist = (changes: DistSource['pages'] = {}, rest: Partial<DistSource> = {}) =>
  makeDist({ pages: { ...PAGES, ...changes }, ...rest })
const API = 'https://api.example.com'
const WEB = 'https://pages.example.com'
const text = (store: MemoryStore, key: string) => new TextDecoder().decode(store.objects.get(key)?.bytes)

let store: MemoryStore
beforeEach(async () => {
  store = await begun()
})

describe('publishing is refused, with nothing changed,', () => {
  const refusal = async (work: Promise<unknown>) => {
    const before = await readLive(store, SITE)
    const error = await work.then(
      () => undefined,
      (reason: Error) => reason,
    )
    expect(await readLive(store, SITE)).toEqual(before)
    return [error?.message, (error as { exit?: number })?.exit]
  }

  it('publishing is refused, with nothing changed, for a page that is not built', async () => {
    const [message, exit] = await refusal(publish(publisher(store), dist(), ['warlord/nothing']))
    expect(message).toContain('There is no page "warlord/nothing" in the built site.')
    expect(exit).toBe(2)
  })

  it.each(['../x', 'constructor', '__proto__', '/etc/passwd', 'a//b', 'warlord/season.html'])(
    'publishing is refused, with nothing changed, for a page named %s',
    async (page) => {
      const [message, exit] = await refusal(
        Promise.resolve().then(() => publish(publisher(store), dist(), [page])),
      )
      expect(message).toMatch(/is not a page|There is no page/)
      expect(exit).toBe(2)
    },
  )

  it.each([
    ['static/x', 'static/ is kept for hashed files'],
    ['pages/x', 'pages/ is kept for the builds of pages'],
    ['status', 'status.html is the status page'],
    ['404', '404.html is the page for unknown addresses'],
  ])(
    'publishing is refused, with nothing changed, for a page named %s, with the reason',
    async (page, reason) => {
      const [message, exit] = await refusal(
        Promise.resolve().then(() => publish(publisher(store), dist(), [page])),
      )
      expect([message, exit]).toEqual([`"${page}" is not a page, and cannot be: at a target ${reason}.`, 2])
    },
  )

  it('publishing is refused, with nothing changed, for a built site that lacks a file', async () => {
    const site = dist()
    rmSync(path.join(site.folder, site.page(SEASON).files[0] as string))
    const [message, exit] = await refusal(
      Promise.resolve().then(() => publish(publisher(store), readDist(site.folder), [SEASON])),
    )
    expect(message).toMatch(/static\/warlord-season.*is missing: the built site is incomplete/)
    expect(exit).toBe(4)
  })

  it('publishing is refused where two pages would own an address, unless both are published', async () => {
    await publish(publisher(store), dist(), [SEASON, RULES])
    const swapped = dist({
      [SEASON]: { text: 'x', paths: ['/warlord-rules'] },
      [RULES]: { text: 'x', paths: ['/r'] },
    })
    const [message, exit] = await refusal(publish(publisher(store), swapped, [SEASON]))
    expect(message).toMatch(/\/warlord-rules would lead to both .*Publish the two pages together/)
    expect(exit).toBe(4)
    await publish(publisher(store), swapped, [SEASON, RULES])
    await expectInOrder(store)
  })

  it.each([
    [
      'none, and the live page API_BASE',
      {},
      { apiBase: API },
      `without API_BASE, but 1 live page is built with API_BASE=${API}`,
    ],
    [
      'both, and the live page none',
      { apiBase: API, siteUrl: WEB },
      {},
      `with API_BASE=${API} and with SITE_URL=${WEB}, but 1 live page is built without API_BASE and without SITE_URL`,
    ],
    [
      'WEREWOLF_BASE, and the live page none',
      { werewolfBase: 'https://game.example.com' },
      {},
      'with WEREWOLF_BASE=https://game.example.com, but 1 live page is built without WEREWOLF_BASE',
    ],
    [
      'API_BASE alone, and the live page SITE_URL too',
      { apiBase: API },
      { apiBase: API, siteUrl: WEB },
      `without SITE_URL, but 1 live page is built with SITE_URL=${WEB}`,
    ],
    [
      'other KNOWN_PARENTS than the live page',
      { knownParents: `${API} ${WEB}` },
      { knownParents: WEB },
      `with KNOWN_PARENTS=${API} ${WEB}, but 1 live page is built with KNOWN_PARENTS=${WEB}`,
    ],
  ])(
    'publishing is refused, with nothing changed, where a build has of the settings %s',
    async (_, built, live, words) => {
      await publish(publisher(store), dist({}, { settings: live }), [SEASON])
      const before = store.clone()
      const [message, exit] = await refusal(
        publish(publisher(store), dist({}, { settings: built }), [RULES, 'warlord/tasks']),
      )
      expect([message, exit]).toEqual([
        `${RULES} and 1 other page are built ${words}. Build again with the same settings. Nothing changed.`,
        4,
      ])
      expect(store.objects).toEqual(before.objects)
    },
  )

  it('publishing is refused, with nothing changed, of a file that was edited after the build', async () => {
    const site = dist()
    writeFileSync(path.join(site.folder, `${SEASON}.html`), 'edited by hand')
    const [message, exit] = await refusal(publish(publisher(store), readDist(site.folder), [SEASON]))
    expect(message).toContain(`${SEASON}.html was changed after the build`)
    expect(exit).toBe(4)
  })

  it('publishing takes a key that may not delete', async () => {
    store.delete = () => Promise.reject(new StoreError('It may not.'))
    await publish(publisher(store), dist(), [SEASON])
    await expectInOrder(store)
  })

  it('publishing sends no file that the build did not make', async () => {
    const site = dist()
    writeFileSync(path.join(site.folder, 'notes.txt'), 'left over')
    await publish(publisher(store), readDist(site.folder), [SEASON])
    expect((await readLive(store, SITE)).live.public).not.toHaveProperty(['notes.txt'])
    expect(await store.head('notes.txt')).toBeUndefined()
  })

  it('publishing is refused, with nothing changed, of a build that was rolled back, with the reason', async () => {
    const bad = dist({ [SEASON]: 'bad' })
    await publish(publisher(store), dist(), [SEASON])
    await publish(publisher(store), bad, [SEASON])
    await rollback(publisher(store, 'Ben', undefined, 'wrong price, do not publish'), [SEASON])
    const build = bad.page(SEASON).build
    const [message, exit] = await refusal(publish(publisher(store), bad, [SEASON]))
    expect(message).toMatch(`Build ${build} of ${SEASON} was taken back by Ben at `)
    expect(message).toContain('"wrong price, do not publish"')
    expect(exit).toBe(4)
    await publish(publisher(store), dist({ [SEASON]: 'good' }), [SEASON])
    await expect(publish(publisher(store), bad, [SEASON])).rejects.toThrow('was taken back')
    await publish(publisher(store), bad, [SEASON], { again: true })
    expect(await releaseOf(store, SEASON)).toMatchObject({ build, overridesRefusal: true })
  })

  it('publishing is refused, with nothing changed, where another build is live than was expected', async () => {
    const first = dist()
    await publish(publisher(store), first, [SEASON])
    const { build } = first.page(SEASON)
    await publish(publisher(store), dist({ [SEASON]: 'theirs' }), [SEASON], { expect: build })
    const mine = publish(publisher(store), dist({ [SEASON]: 'mine' }), [SEASON], { expect: build })
    const [message, exit] = await refusal(mine)
    expect(message).toContain(`${SEASON} was expected at ${build}, and the site has build `)
    expect(exit).toBe(3)
  })

  it('publishing is refused, with nothing changed, where a name was published before with other bytes', async () => {
    const site = dist()
    await publish(publisher(store), site, [SEASON])
    const file = site.page(SEASON).files[0] as string
    const digests = { ...site.manifest.files, [file]: sha256(new TextEncoder().encode('something else')) }
    writeFileSync(path.join(site.folder, file), 'something else')
    writeFileSync(
      path.join(site.folder, 'manifest.json'),
      JSON.stringify({ ...site.manifest, files: digests }),
    )
    const [message, exit] = await refusal(publish(publisher(store), readDist(site.folder), [SEASON]))
    expect(message).toContain(`${file} was published before with other bytes`)
    expect(exit).toBe(4)
    expect(await open(store, SEASON)).toBe(site.page(SEASON).build)
  })

  it.each([
    ['empty', '', 'is empty'],
    ['cut', '{"schema":1,"kind":"li', 'is incomplete, or not JSON'],
    ['a list', '[]', 'is not one of ours'],
    ["a web app's", '{"name":"App","start_url":"/"}', 'is not one of ours'],
    ["a built site's", '{"schema":1,"runtime":{},"pages":{},"redirects":[]}', 'is that of a built site'],
    ['lacking its pages', '{"schema":2,"kind":"live","site":"campaign-pages"}', 'is damaged: version is'],
    ['of a later format', '{"schema":3,"kind":"live","site":"campaign-pages"}', 'is damaged: schema is'],
  ])('publishing is refused, with nothing changed, where the manifest is %s', async (_, content, words) => {
    store.put('manifest.json', content)
    const before = store.clone()
    await expect(publish(publisher(store), dist(), [SEASON])).rejects.toThrow(words)
    expect(store.objects).toEqual(before.objects)
  })

  it('publishing is refused where the manifest is another site’s, or names files of another page', async () => {
    await publish(publisher(store), dist(), [SEASON])
    const good = text(store, 'manifest.json')
    store.put('manifest.json', good.replace('"campaign-pages"', '"shop"'))
    await expect(publish(publisher(store), dist(), [SEASON])).rejects.toThrow('holds another site, "shop"')
    store.put('manifest.json', good.replace(`"html": "pages/${SEASON}/`, '"html": "pages/other/'))
    await expect(publish(publisher(store), dist(), [SEASON])).rejects.toThrow(
      'names files that are not its own',
    )
  })

  it('publishing is refused, with nothing changed, where no site has begun', async () => {
    store.objects.clear()
    await expect(publish(publisher(store), dist(), [SEASON])).rejects.toThrow('There is no site at memory.')
    expect(store.objects.size).toBe(0)
  })

  it.each(['putIfAbsent', 'putIfMatch'] as const)(
    'publishing is refused, with nothing changed, where the target ignores the condition of %s',
    async (method) => {
      const careless = Object.assign(store.clone(), {
        [method]: async (key: string, bytes: Uint8Array) => store.put(key, bytes),
      })
      await expect(probe(careless)).rejects.toThrow(/ignores a condition \(If-.*cannot be released to/)
      await expect(publish(publisher(careless), dist(), [SEASON])).rejects.toThrow('ignores a condition')
    },
  )
})
