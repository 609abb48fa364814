import { describe, expect, it } from 'vitest'
import { FolderStore } from '../store/folder-store.ts'
import type { Store } from '../store/store.ts'
import { aged } from '../testing/aged.ts'
import { meetAt } from '../testing/barrier.ts'
import {
  begun,
  expectInOrder,
  open,
  openStable,
  publisher,
  RULES,
  releaseOf,
  SEASON,
  touchOf,
} from '../testing/fixtures.ts'
import { interleave } from '../testing/interleave.ts'
import { makeDist, temporaryFolder } from '../testing/make-dist.ts'
import { makeBuilds } from '../testing/scenarios.ts'
import { init } from '../verbs/init.ts'
import { prune } from '../verbs/prune.ts'
import { publish } from '../verbs/publish.ts'
import { rollback } from '../verbs/rollback.ts'

const ORDERS = 60
const [one, two, three] = makeBuilds()
const folder = async (): Promise<Store> => {
  const store = new FolderStore(temporaryFolder())
  await init(publisher(store))
  return store
}
/** Thousands of times, so without `expect`. */
const openLive = async (store: Store, page: string) => {
  if (!(await open(store, page))) throw new Error(`${page} is not live.`)
}
const reasonOf = (result: PromiseSettledResult<unknown> | undefined) =>
  result?.status === 'rejected' ? (result.reason as { exit?: number; message: string }) : undefined

describe.each([
  ['memory', begun],
  ['a folder', folder],
] as const)('two who publish at once to %s', (_, target) => {
  it('two pages, both succeed', async () => {
    const store: Store = await target()
    const [ann, ben] = meetAt(store, 'manifest.json')
    await Promise.all([
      publish(publisher(ann, 'Ann'), one, [SEASON]),
      publish(publisher(ben, 'Ben'), one, [RULES]),
    ])
    expect(await open(store, SEASON)).toBe(one.page(SEASON).build)
    expect(await open(store, RULES)).toBe(one.page(RULES).build)
    await expectInOrder(store)
  })

  it('the same page, one wins and the other reads what was published, and by whom', async () => {
    const store: Store = await target()
    await publish(publisher(store), one, [SEASON])
    const [ann, ben] = meetAt(store, 'manifest.json')
    const results = await Promise.allSettled([
      publish(publisher(ann, 'Ann'), two, [SEASON]),
      publish(publisher(ben, 'Ben'), three, [SEASON]),
    ])
    const lost = reasonOf(results.find((result) => result.status === 'rejected'))
    const release = await releaseOf(store, SEASON)
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1)
    expect(lost?.exit).toBe(3)
    expect(lost?.message).toContain(`${release?.by} released ${SEASON} at 2026-11-20 10:00 UTC`)
    expect(lost?.message).toContain('Nothing of yours went live')
    expect(await touchOf(store, SEASON)).toBe(2)
    await expectInOrder(store)
  })

  it('the same build of a page, both are content and it is released once', async () => {
    const store: Store = await target()
    const [ann, ben] = meetAt(store, 'manifest.json')
    const results = await Promise.all([
      publish(publisher(ann, 'Ann'), one, [SEASON]),
      publish(publisher(ben, 'Ben'), one, [SEASON]),
    ])
    expect(results.map(({ unchanged }) => unchanged.length).sort()).toEqual([0, 1])
    expect(await touchOf(store, SEASON)).toBe(1)
    await expectInOrder(store)
  })
})

describe('in whatever order their calls come', () => {
  const seeds = Array.from({ length: ORDERS }, (_, index) => index + 1)

  it('publishing, rolling back and pruning in any order never break a page', async () => {
    const ends = new Set<string>()
    const base = await begun()
    for (const dist of [one, two]) await publish(publisher(base), dist, [SEASON, RULES])
    for (const seed of seeds) {
      const store = await aged(base.clone())
      const results = await interleave(
        store,
        [
          (target) => publish(publisher(target, 'Ann'), three, [SEASON]),
          (target) => publish(publisher(target, 'Ben'), three, [RULES]),
          (target) => rollback(publisher(target, 'Cai'), [SEASON]),
          (target) => prune(publisher(target, 'Dee'), { yes: true }),
        ],
        seed,
        async () => {
          await openLive(store, SEASON)
          await openLive(store, RULES)
        },
      )
      for (const result of results) {
        const reason = reasonOf(result)
        if (reason)
          expect([seed, reason.message, [3, 4].includes(reason.exit ?? 0)]).toEqual([
            seed,
            reason.message,
            true,
          ])
      }
      expect([seed, await openStable(store, SEASON)]).toEqual([seed, await open(store, SEASON)])
      await expectInOrder(store)
      ends.add(results.map(({ status }) => status[0]).join(''))
    }
    // The orders differ enough to meet different ends.
    expect(ends.size).toBeGreaterThan(2)
  })

  it('names that stay, version and status page follow the last change', async () => {
    const base = await begun()
    for (const dist of [one, two]) await publish(publisher(base), dist, [SEASON, RULES])
    for (const seed of seeds) {
      const store = base.clone()
      await interleave(
        store,
        [
          (target) => publish(publisher(target, 'Ann'), three, [SEASON]),
          (target) => publish(publisher(target, 'Ben'), three, [RULES]),
          (target) => rollback(publisher(target, 'Cai'), [SEASON]),
        ],
        seed,
        async () => {},
      )
      await expectInOrder(store)
    }
  })

  it('two prunes and a publisher who needs again what they delete come out whole', async () => {
    const base = await begun()
    const back = makeDist({ pages: { [SEASON]: 'first', [RULES]: 'first' }, runtime: 'one' })
    for (const dist of [one, two]) await publish(publisher(base), dist, [SEASON])
    for (const seed of seeds) {
      const store = await aged(base.clone())
      const results = await interleave(
        store,
        [
          (target) => prune(publisher(target, 'Ann'), { yes: true }),
          (target) => prune(publisher(target, 'Ben'), { yes: true }),
          (target) => publish(publisher(target, 'Cai'), back, [SEASON]),
        ],
        seed,
        async () => {
          await openLive(store, SEASON)
        },
      )
      for (const result of results) expect(reasonOf(result)?.exit ?? 3).toBe(3)
      await expectInOrder(store)
    }
  })
})
