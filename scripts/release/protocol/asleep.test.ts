import { describe, expect, it } from 'vitest'
import { readLive } from '../live/read-live.ts'
import { needsOf } from '../records/file-list.ts'
import type { Store } from '../store/store.ts'
import { aged } from '../testing/aged.ts'
import { begun, expectInOrder, open, publisher, RULES, SEASON, SITE } from '../testing/fixtures.ts'
import { makeDist } from '../testing/make-dist.ts'
import type { MemoryStore } from '../testing/memory-store.ts'
import { asleepAt } from '../testing/pause.ts'
import { init } from '../verbs/init.ts'
import { prune } from '../verbs/prune.ts'
import { publish } from '../verbs/publish.ts'
import { retire } from '../verbs/retire.ts'
import { rollback } from '../verbs/rollback.ts'

const build = (text: string) => makeDist({ pages: { [SEASON]: text, [RULES]: 'first' }, runtime: text })
const builds = ['first', 'second', 'third'].map(build)
const [first, second, third] = builds as [(typeof builds)[0], (typeof builds)[0], (typeof builds)[0]]

async function released(): Promise<MemoryStore> {
  const store = await begun()
  await publish(publisher(store), first, [SEASON, RULES], { all: true })
  for (const dist of [second, third]) await publish(publisher(store), dist, [SEASON])
  return store
}

/** A target of two months ago, and what lies there. */
interface Old {
  store: Store
  objects: MemoryStore['objects']
}

/** What other publishers do while one sleeps. Some may be refused; what they leave has to be whole. */
const MEANWHILE: Record<string, (old: Old) => Promise<unknown>> = {
  'an old build is published': ({ store }) => publish(publisher(store, 'Cai'), first, [SEASON]),
  'an old build is published, and another prune comes to its end': async ({ store }) => {
    await publish(publisher(store, 'Cai'), first, [SEASON])
    await prune(publisher(store, 'Cai'), { yes: true })
    await publish(publisher(store, 'Cai'), second, [SEASON])
  },
  'a page is rolled back': ({ store }) =>
    rollback(publisher(store, 'Cai'), [SEASON], { build: first.page(SEASON).build }).catch(isRefused),
  'the manifest is lost and written again from the records': async ({ store, objects }) => {
    objects.delete('manifest.json')
    await init(publisher(store, 'Cai'), true)
    await rollback(publisher(store, 'Cai'), [SEASON]).catch(isRefused)
  },
  'an old build is published, and the manifest is lost and written again': async ({ store, objects }) => {
    await publish(publisher(store, 'Cai'), first, [SEASON])
    objects.delete('manifest.json')
    await init(publisher(store, 'Cai'), true)
  },
  'a page is retired and published again': async ({ store }) => {
    await retire(publisher(store, 'Cai'), SEASON)
    await prune(publisher(store, 'Cai'), { yes: true })
    await publish(publisher(store, 'Cai'), first, [SEASON])
  },
}

function isRefused(error: { exit?: number }) {
  if (error.exit !== 4) throw error
}

/** Every key that the live manifest names. */
async function namedIn(store: Store): Promise<string[]> {
  const { live } = await readLive(store, SITE)
  const ofPages = Object.entries(live.pages).flatMap(([page, release]) => [
    ...needsOf(page, release),
    release.stableCopy,
  ])
  return [...ofPages, ...Object.keys(live.public)]
}

/** Plays a publisher that sleeps ahead of each of its calls in turn. @returns how many there were. */
async function sleepEverywhere(
  act: (store: Store) => Promise<unknown>,
  meanwhile: (old: Old) => Promise<unknown>,
): Promise<number> {
  const base = await released()
  for (let at = 1; ; at++) {
    const memory = base.clone()
    const old = { store: await aged(memory), objects: memory.objects }
    const { store } = old
    const sleeper = asleepAt(store, at, () => meanwhile(old))
    const error = await act(sleeper.store).then(
      () => undefined,
      (reason: { exit?: number; message: string }) => reason,
    )
    const slept = sleeper.sleptAt()
    if (!slept) return at
    const place = [at, slept.method, slept.key]
    if (error)
      expect([...place, error.message, [3, 4].includes(error.exit ?? 0)]).toEqual([
        ...place,
        error.message,
        true,
      ])
    const missing = (await namedIn(store)).filter((key) => !memory.objects.has(key))
    // what is lost at worst is the one file in whose deletion it slept, until its page is published again
    if (slept.method === 'delete' && missing.length > 0) {
      expect(missing).toEqual([slept.key])
      await publish(publisher(store, 'Dee'), first, [SEASON], { again: true })
    } else expect([...place, missing]).toEqual([...place, []])
    expect(await open(store, SEASON)).toBeTruthy()
    await expectInOrder(store)
  }
}

describe('a process that sleeps', () => {
  it.each(Object.entries(MEANWHILE))(
    'a pruner who sleeps deletes nothing live but the file that it slept at, while %s',
    async (_, meanwhile) => {
      const steps = await sleepEverywhere((store) => prune(publisher(store, 'Ben'), { yes: true }), meanwhile)
      expect(steps).toBeGreaterThan(20)
    },
  )

  it('a publisher who sleeps publishes nothing that a prune deleted meanwhile', async () => {
    const steps = await sleepEverywhere(
      (store) => publish(publisher(store, 'Ben'), first, [SEASON]),
      ({ store }) => prune(publisher(store, 'Cai'), { yes: true }),
    )
    expect(steps).toBeGreaterThan(20)
  })

  it('a rollback that sleeps brings nothing back that was deleted meanwhile', async () => {
    const steps = await sleepEverywhere(
      (store) => rollback(publisher(store, 'Ben'), [SEASON]),
      ({ store }) => prune(publisher(store, 'Cai'), { yes: true }),
    )
    expect(steps).toBeGreaterThan(10)
  })
})
