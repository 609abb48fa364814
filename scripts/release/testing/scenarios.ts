import type { Store } from '../store/store.ts'
import { due } from '../verbs/due.ts'
import { prune } from '../verbs/prune.ts'
import { publish } from '../verbs/publish.ts'
import { rollback } from '../verbs/rollback.ts'
import { undo } from '../verbs/undo.ts'
import { watch } from '../watch/watch.ts'
import { publisher, RULES, SEASON } from './fixtures.ts'
import { makeDist } from './make-dist.ts'

/** Builds of one site, one after the other; each on a runtime of its own, as after a change in `shared/`. */
export function makeBuilds() {
  const build = (season: string, rules: string, runtime: string) =>
    makeDist({ pages: { [SEASON]: season, [RULES]: rules }, runtime })
  return [
    build('first', 'first', 'one'),
    build('second', 'first', 'two'),
    build('third', 'third', 'two'),
  ] as const
}

export type Builds = ReturnType<typeof makeBuilds>

/** Something that a publisher does at a site, and what visitors may see meanwhile and afterwards. */
export interface Scenario {
  name: string
  /** What was done before. */
  before(store: Store): Promise<unknown>
  act(store: Store, by: string, at?: string): Promise<unknown>
  /** Build of the season page before and after. */
  season: [string | undefined, string | undefined]
  /** All that was done before lies two months back. */
  isOld?: true
  /** Build of the season page's canary afterwards. */
  canary?: string
}

/** Before and after the hours at which publishers work. */
const EARLY = new Date('2026-11-20T09:00:00.000Z')
const NOON = new Date('2026-12-24T12:00:00.000Z')
const NIGHT = new Date('2026-12-24T23:00:00.000Z')

/** An hour on, so that a prune that died has lapsed. */
export const LATER = '2026-11-20T18:00:00.000Z'

/** As the command does, which ends with the first refusal. */
async function carryOut(store: Store, by: string, at?: string): Promise<void> {
  const { refused } = await due(publisher(store, by, at))
  if (refused[0]) throw new Error(refused[0].message)
}

/** A hundred visits of each build between two looks, so many of them failed where it is the new one. */
function watchWith(store: Store, by: string, at: string | undefined, fresh: string, failed: number) {
  let looks = 0
  const read = async () => {
    looks++
    const of = (build: string) => ({
      all: { visits: 100 * looks, failed: build === fresh ? failed * looks : 0 },
    })
    return { of, visits: 200 * looks }
  }
  const options = {
    read,
    collector: 'http://logs.example',
    duration: 0,
    steps: [100],
    visits: 1,
    sleep: async () => {},
  }
  return watch(publisher(store, by, at), [SEASON], options)
}

/** Everything that changes a site. */
export function scenarios([one, two, three]: Builds): Scenario[] {
  const buildOf = (dist: Builds[0]) => dist.page(SEASON).build
  const publishOne = (store: Store) => publish(publisher(store), one, [SEASON])
  const publishTwo = async (store: Store) => {
    await publishOne(store)
    await publish(publisher(store), two, [SEASON])
  }
  const publishThree = async (store: Store) => {
    await publishTwo(store)
    await publish(publisher(store), three, [SEASON, RULES])
  }
  const canaryOfTwo = async (store: Store) => {
    await publishOne(store)
    await publish(publisher(store), two, [SEASON], { share: 10 })
  }
  return [
    {
      name: 'a first publish',
      before: async () => {},
      act: (store, by, at) => publish(publisher(store, by, at), one, [SEASON]),
      season: [undefined, buildOf(one)],
    },
    {
      name: 'a publish over an older build',
      before: publishOne,
      act: (store, by, at) => publish(publisher(store, by, at), two, [SEASON]),
      season: [buildOf(one), buildOf(two)],
    },
    {
      name: 'a publish of all pages',
      before: publishTwo,
      act: (store, by, at) => publish(publisher(store, by, at), three, [SEASON, RULES], { all: true }),
      season: [buildOf(two), buildOf(three)],
    },
    {
      name: 'a rollback',
      before: publishThree,
      act: (store, by, at) => rollback(publisher(store, by, at), [SEASON]),
      season: [buildOf(three), buildOf(two)],
    },
    {
      name: 'an undo',
      before: publishThree,
      act: (store, by, at) => undo(publisher(store, by, at)),
      season: [buildOf(three), buildOf(two)],
    },
    {
      name: 'a publish that expects a build',
      before: publishOne,
      act: (store, by, at) => publish(publisher(store, by, at), two, [SEASON], { expect: buildOf(one) }),
      season: [buildOf(one), buildOf(two)],
    },
    {
      name: 'a canary',
      before: publishOne,
      act: (store, by, at) => publish(publisher(store, by, at), two, [SEASON], { share: 10 }),
      season: [buildOf(one), buildOf(one)],
      canary: buildOf(two),
    },
    {
      name: 'a canary for all visitors',
      before: canaryOfTwo,
      act: (store, by, at) => publish(publisher(store, by, at), two, [SEASON], { share: 100 }),
      season: [buildOf(one), buildOf(two)],
    },
    {
      name: 'a rollback of a canary',
      before: canaryOfTwo,
      act: (store, by, at) => rollback(publisher(store, by, at), [SEASON]),
      season: [buildOf(one), buildOf(one)],
    },
    {
      name: 'a watch that takes a canary back',
      before: canaryOfTwo,
      act: (store, by, at) => watchWith(store, by, at, buildOf(two), 40),
      season: [buildOf(one), buildOf(one)],
    },
    {
      name: 'a watch that raises a canary to all',
      before: canaryOfTwo,
      act: (store, by, at) => watchWith(store, by, at, buildOf(two), 0),
      season: [buildOf(one), buildOf(two)],
    },
    {
      name: 'a plan',
      before: publishOne,
      act: (store, by, at) =>
        publish(publisher(store, by, at), two, [SEASON], { due: NOON, ending: { until: NIGHT } }),
      season: [buildOf(one), buildOf(one)],
    },
    {
      name: 'a plan that is due',
      before: async (store) => {
        await publishOne(store)
        await publish(publisher(store), two, [SEASON], { due: EARLY })
      },
      act: carryOut,
      season: [buildOf(one), buildOf(two)],
    },
    {
      name: 'an end that is due',
      before: async (store) => {
        await publishOne(store)
        await publish(publisher(store), two, [SEASON], { ending: { until: EARLY } })
      },
      act: carryOut,
      season: [buildOf(two), buildOf(one)],
    },
    {
      name: 'a prune beside a canary',
      before: async (store) => {
        await publishTwo(store)
        await publish(publisher(store), three, [SEASON], { share: 10 })
      },
      act: (store, by, at) => prune(publisher(store, by, at), { yes: true }),
      season: [buildOf(two), buildOf(two)],
      canary: buildOf(three),
      isOld: true,
    },
    {
      name: 'a prune',
      isOld: true,
      before: publishThree,
      act: (store, by, at) => prune(publisher(store, by, at), { yes: true }),
      season: [buildOf(three), buildOf(three)],
    },
  ]
}
