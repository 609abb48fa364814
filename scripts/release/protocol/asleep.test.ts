import { describe, expect, it } from 'vitest'
import { readLive } from '../live/read-live.ts'
import { needsOf } from '../live/tombstones.ts'
import type { Store } from '../store/store.ts'
import { begun, expectInOrder, open, publisher, RULES, SEASON, SITE } from '../testing/bench.ts'
import { makeDist } from '../testing/make-dist.ts'
import type { MemoryStore } from '../testing/memory-store.ts'
import { asleepAt } from '../testing/pause.ts'
import { init } from '../verbs/init.ts'
import { prune } from '../verbs/prune.ts'
import { publish } from '../verbs/publish.ts'
import { retire } from '../verbs/retire.ts'
import { rollback } from '../verbs/rollback.ts'

/** Clocks that are wrong by years, in either direction. */
const CLOCKS = ['2001-01-01T00:00:00.000Z', '2099-01-01T00:00:00.000Z']

const build = (text: string) => makeDist({ pages: { [SEASON]: text, [RULES]: 'first' }, runtime: text })
const builds = ['first', 'second', 'third'].map(build)
const [first, second, third] = builds as [(typeof builds)[0], (typeof builds)[0], (typeof builds)[0]]

async function released(): Promise<MemoryStore> {
  const store = await begun()
  await publish(publisher(store), first, [SEASON, RULES], { all: true })
  for (const dist of [second, third]) await publish(publisher(store), dist, [SEASON])
  return store
}

/** What may go on while somebody sleeps. Some may be refused; what they leave has to be whole. */
const MEANWHILE: Record<string, (store: MemoryStore, at: string) => Promise<unknown>> = {
  'an old build is published': (store) => publish(publisher(store, 'Cai'), first, [SEASON]),
  'an old build is published, and another prune comes to its end': async (store, at) => {
    await publish(publisher(store, 'Cai'), first, [SEASON])
    await prune(publisher(store, 'Cai', at), { keep: 1, yes: true })
    await publish(publisher(store, 'Cai'), second, [SEASON])
  },
  'a page is rolled back': async (store) => {
    await rollback(publisher(store, 'Cai'), [SEASON], { build: first.page(SEASON).build }).catch(isRefused)
  },
  'the manifest is lost and written again from the journal': async (store) => {
    store.objects.delete('manifest.json')
    await init(publisher(store, 'Cai'), true)
    await rollback(publisher(store, 'Cai'), [SEASON]).catch(isRefused)
  },
  'an old build is published, and the manifest is lost and written again': async (store) => {
    await publish(publisher(store, 'Cai'), first, [SEASON])
    store.objects.delete('manifest.json')
    await init(publisher(store, 'Cai'), true)
  },
  'a page is retired and published again': async (store, at) => {
    await retire(publisher(store, 'Cai'), SEASON)
    await prune(publisher(store, 'Cai', at), { keep: 1, yes: true })
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
    release.standing,
  ])
  return [...ofPages, ...Object.keys(live.public), ...(live.condemned ? [live.condemned] : [])]
}

/** Lets somebody sleep ahead of each of its calls in turn. @returns how many there were. */
async function sleepEverywhere(
  act: (store: Store) => Promise<unknown>,
  meanwhile: (store: MemoryStore) => Promise<unknown>,
): Promise<number> {
  const base = await released()
  for (let at = 1; ; at++) {
    const store = base.clone()
    let named: string[] = []
    const sleeper = asleepAt(store, at, async () => {
      await meanwhile(store)
      named = await namedIn(store)
    })
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
    const lists = named.filter((key) => !key.startsWith('_release/condemned/'))
    expect([...place, ...lists.filter((key) => !store.objects.has(key))]).toEqual(place)
    expect([...place, (await namedIn(store)).filter((key) => !store.objects.has(key))]).toEqual([
      ...place,
      [],
    ])
    expect(await open(store, SEASON)).toBeTruthy()
    await expectInOrder(store)
  }
}

describe('whoever sleeps, be its clock wrong by years,', () => {
  it.each(
    Object.entries(MEANWHILE).map(([name, meanwhile], index) => ({
      name,
      meanwhile,
      clock: CLOCKS[index % 2] as string,
    })),
  )(
    'a pruner who sleeps, even with a wrong clock, deletes nothing live while $name',
    async ({ meanwhile, clock }) => {
      const steps = await sleepEverywhere(
        (store) => prune(publisher(store, 'Ben', clock), { keep: 1, yes: true }),
        (store) => meanwhile(store, clock),
      )
      expect(steps).toBeGreaterThan(40)
    },
  )

  it.each(CLOCKS)(
    'a publisher who sleeps publishes nothing that a prune at %s deleted meanwhile',
    async (clock) => {
      const steps = await sleepEverywhere(
        (store) => publish(publisher(store, 'Ben'), first, [SEASON]),
        (store) => prune(publisher(store, 'Cai', clock), { keep: 1, yes: true }),
      )
      expect(steps).toBeGreaterThan(20)
    },
  )

  it('a rollback that sleeps, even with a wrong clock, brings nothing back that was deleted meanwhile', async () => {
    const steps = await sleepEverywhere(
      (store) => rollback(publisher(store, 'Ben'), [SEASON]),
      (store) => prune(publisher(store, 'Cai'), { keep: 1, yes: true }),
    )
    expect(steps).toBeGreaterThan(10)
  })
})
