import { beforeEach, describe, expect, it } from 'vitest'
import { md5 } from '../digests.ts'
import { readLive } from '../live/read-live.ts'
import { StoreError } from '../store/store.ts'
import { around, counted, killedAt } from '../testing/faulty-store.ts'
import { begun, expectInOrder, open, publisher, RULES, SEASON, SITE } from '../testing/fixtures.ts'
import { type DistSource, makeDist } from '../testing/make-dist.ts'
import type { MemoryStore } from '../testing/memory-store.ts'
import { history } from './history.ts'
import { init } from './init.ts'
import { publish } from './publish.ts'

const PAGES = { [SEASON]: 'first', [RULES]: 'first' }
const dist = (changes: DistSource['pages'] = {}, rest: Partial<DistSource> = {}) =>
  makeDist({ pages: { ...PAGES, ...changes }, ...rest })

let store: MemoryStore
beforeEach(async () => {
  store = await begun()
})

describe('a publisher', () => {
  it('a publisher whose change is made, but whose answer is lost, finds its own change and goes on', async () => {
    const deaf = around(store, async ({ method, key, pass }) => {
      const result = await pass()
      if (method === 'putIfMatch' && key === 'manifest.json') throw new StoreError('It took too long.')
      return result
    })
    const { published } = await publish(publisher(deaf), dist(), [SEASON])
    expect(published[SEASON]?.build).toBe(dist().page(SEASON).build)
    await expectInOrder(store)
  })

  it('a command that died right after the change leaves no gap in the history, though others go on', async () => {
    const site = dist()
    const { store: watched, calls } = counted(store.clone())
    await publish(publisher(watched), site, [SEASON])
    const change = calls.find(({ method, key }) => method === 'putIfMatch' && key === 'manifest.json')
    await publish(publisher(killedAt(store, change?.number ?? 0, 'after').store), site, [SEASON]).catch(
      () => {},
    )
    const built = site.page(SEASON).build
    expect((await history(publisher(store), SEASON)).releases.map(({ build }) => build)).toEqual([built])
    await publish(publisher(store, 'Ben'), dist({ [SEASON]: 'second' }), [SEASON])
    const { releases } = await history(publisher(store), SEASON)
    expect(releases.map(({ change, by }) => [change, by])).toEqual([
      [2, 'Ben'],
      [1, 'Ann'],
    ])
  })

  it('a command that died right after the change is finished by the next, public files included', async () => {
    const { store: watched, calls } = counted(store.clone())
    await publish(publisher(watched), dist(), [SEASON])
    const change = calls.find(({ method, key }) => method === 'putIfMatch' && key === 'manifest.json')
    const died = killedAt(store, change?.number ?? 0, 'after')
    await publish(publisher(died.store), dist(), [SEASON]).catch(() => {})
    await publish(publisher(store, 'Ben'), dist(), [SEASON])
    const { live } = await readLive(store, SITE)
    store.objects.delete('manifest.json')
    await init(publisher(store), true)
    expect((await readLive(store, SITE)).live.public).toEqual(live.public)
    expect(Object.keys(live.public)).toEqual(['404.html', 'robots.txt'])
    await expectInOrder(store)
  })

  it('a publisher reads back what it wrote, and does not believe an etag alone', async () => {
    const cut = new Set<string>()
    const lying = around(store, async ({ method, key, bytes, pass }) => {
      if (method === 'putIfAbsent' && key.startsWith('static/') && bytes) {
        cut.add(key)
        await pass(bytes.subarray(0, 5))
        return md5(bytes)
      }
      const result = await pass()
      return method === 'head' && cut.has(key) ? { size: whole(key).length, etag: md5(whole(key)) } : result
    })
    const site = dist()
    const whole = (key: string) => site.file(key).bytes
    await expect(publish(publisher(lying), site, [SEASON])).rejects.toThrow(
      /other bytes came back. Nothing changed/,
    )
    expect(await open(store, SEASON)).toBeUndefined()
  })
})
