import { beforeEach, describe, expect, it } from 'vitest'
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
} from '../testing/fixtures.ts'
import { interleave } from '../testing/interleave.ts'
import { makeDist } from '../testing/make-dist.ts'
import type { MemoryStore } from '../testing/memory-store.ts'
import { makeBuilds } from '../testing/scenarios.ts'
import { due } from './due.ts'
import { history as historyOf } from './history.ts'
import { plans } from './plan.ts'
import { prune } from './prune.ts'
import { type PublishOptions, publish } from './publish.ts'
import { retire } from './retire.ts'
import { rollback } from './rollback.ts'
import { status } from './status.ts'
import { undo } from './undo.ts'
import { verify } from './verify.ts'

const [one, two, three] = makeBuilds()
const [first, second, third] = [one, two, three].map((dist) => dist.page(SEASON).build)
const EVE = new Date('2026-12-24T00:00:00.000Z')
const END = new Date('2026-12-27T00:00:00.000Z')
const BEFORE = '2026-12-23T23:59:59.000Z'
const AT = EVE.toISOString()
const AFTER = END.toISOString()
/** A page with an address of its own, in a build without the others. */
const added = (text = 'new', path = '/christmas') =>
  makeDist({ pages: { 'feasts/christmas': { text, paths: [path] } }, runtime: 'two' })

const planned = (options: PublishOptions = {}, dist = two, pages = [SEASON]) =>
  publish(publisher(store, 'Ann', undefined, 'for the feast'), dist, pages, { due: EVE, ...options })
/** @param here the time on the machine that carries plans out. */
const dueAt = (at: string, target: MemoryStore = store, here = at) => {
  target.clock = () => Date.parse(at)
  return due(publisher(target, 'cron', here))
}
const numbers = async () => ((await status(publisher(store))).live.plans ?? []).map(({ number }) => number)

let store: MemoryStore
beforeEach(async () => {
  store = await begun()
  await publish(publisher(store), one, [SEASON, RULES])
})

describe('a plan', () => {
  it('a plan sends the files, changes nothing that is live, and is carried out when it is due, once', async () => {
    const { plans: made, published } = await planned()
    expect([made.map(({ number, due }) => [number, due]), published]).toEqual([[[1, AT]], {}])
    expect(await open(store, SEASON)).toBe(first)
    expect((await dueAt(BEFORE)).done).toEqual([])
    expect(await open(store, SEASON)).toBe(first)
    const { done, next } = await dueAt(AT)
    expect([done.length, next]).toEqual([1, undefined])
    expect(await openStable(store, SEASON)).toBe(second)
    expect(await releaseOf(store, SEASON)).toMatchObject({
      at: AT,
      previousBuild: first,
      by: 'Ann (plan 1, by cron)',
      note: 'for the feast',
    })
    expect((await status(publisher(store))).live.change).toMatchObject({ verb: 'publish', plan: 1 })
    expect((await dueAt(AFTER)).done).toEqual([])
    await expectInOrder(store)
  })

  it('two who carry out the same plan at once do it once', async () => {
    await planned()
    store.clock = () => Date.parse(AT)
    const [ann, ben] = meetAt(store, 'manifest.json')
    const results = await Promise.all([ann, ben].map((target) => due(publisher(target, 'cron', AT))))
    expect(results.flatMap(({ done }) => done.map(({ change }) => typeof change)).sort()).toEqual([
      'number',
      'undefined',
    ])
    expect((await historyOf(publisher(store), SEASON)).releases).toHaveLength(2)
    await expectInOrder(store)
  })

  it('the same plan made again, as after a broken connection, is one plan', async () => {
    await planned({ ending: { until: END } })
    await planned({ ending: { until: END } })
    expect(await numbers()).toEqual([1, 2])
  })

  it('several pages of a plan go live by one switch', async () => {
    await planned({}, three, [SEASON, RULES])
    await dueAt(AT)
    expect((await status(publisher(store))).live.change.pages).toEqual([RULES, SEASON])
  })

  it('a plan for a share shows a canary, beside what is live by then', async () => {
    await planned({ share: 10 }, three)
    await publish(publisher(store, 'Ben'), two, [SEASON])
    await dueAt(AT)
    expect(await releaseOf(store, SEASON)).toMatchObject({
      build: second,
      canary: { build: third, share: 10 },
    })
    await expectInOrder(store)
  })

  it('a planned build stays whatever is pruned before', async () => {
    await planned({}, two)
    await prune(publisher(store, 'Ann', '2026-12-01T10:00:00.000Z'), { yes: true })
    await dueAt(AT)
    expect(await open(store, SEASON)).toBe(second)
    await expectInOrder(store)
  })

  it('a publish of a planned page prints what will replace it', async () => {
    await planned()
    const announced: string[] = []
    const context = { ...publisher(store, 'Ben'), announce: (text: string) => void announced.push(text) }
    await publish(context, three, [SEASON])
    expect(announced).toEqual([
      `Plan 1 by Ann will publish ${SEASON} at 2026-12-24 00:00 UTC; "plans 1 --withdraw" drops it.`,
    ])
  })
})

describe('an end', () => {
  it('a page that was new is retired at its end, and leads where that was planned', async () => {
    await planned({ ending: { until: END, redirect: '/warlord-season' } }, added(), ['feasts/christmas'])
    const { addresses } = await dueAt(AT)
    expect(addresses).toBe(true)
    await dueAt(AFTER)
    const { live } = await status(publisher(store))
    expect(live.retired?.['feasts/christmas']?.redirects).toEqual([
      { from: '/christmas', to: '/warlord-season' },
    ])
    await expectInOrder(store)
  })

  it('a page that was there goes back at its end, also past a correction in between', async () => {
    await planned({ ending: { until: END } })
    await dueAt(AT)
    await publish(publisher(store, 'Ben', '2026-12-25T10:00:00.000Z'), three, [SEASON])
    await dueAt(AFTER)
    expect(await openStable(store, SEASON)).toBe(first)
    await expectInOrder(store)
  })

  it('a machine whose clock is an hour fast makes nothing live early, and is told so', async () => {
    await planned()
    const anHourBefore = new Date(EVE.getTime() - 3_600_000).toISOString()
    const { done, ahead } = await dueAt(anHourBefore, store, AT)
    expect([done, Math.round((ahead ?? 0) / 60_000)]).toEqual([[], 59])
    expect((await dueAt(AT)).done).toHaveLength(1)
    expect((await dueAt(AT)).done).toEqual([])
  })

  it('a plan whose end is past as well is dropped with it, once, and makes nothing live', async () => {
    await planned({ ending: { until: END } })
    const { done, missed } = await dueAt(AFTER)
    expect([done, missed.map(({ action }) => action.verb)]).toEqual([[], ['publish', 'rollback']])
    expect((await status(publisher(store))).live.plans ?? []).toEqual([])
    expect((await dueAt(AFTER)).missed).toEqual([])
  })

  it('what goes live now can have its end planned with it', async () => {
    const { published, plans: made } = await publish(publisher(store), two, [SEASON], {
      ending: { until: END },
    })
    expect([Object.keys(published), made.map(({ action }) => action.verb)]).toEqual([[SEASON], ['rollback']])
    await dueAt(AFTER)
    expect(await open(store, SEASON)).toBe(first)
  })

  it('the end of a page that was taken off before is dropped', async () => {
    await planned({ ending: { until: END } }, added(), ['feasts/christmas'])
    await dueAt(AT)
    await retire(publisher(store, 'Ben', '2026-12-25T10:00:00.000Z'), 'feasts/christmas')
    expect((await dueAt(AFTER)).refused).toEqual([])
    expect(await numbers()).toEqual([])
  })
})

describe('changes of plans', () => {
  it('a plan is moved, and withdrawn with its end', async () => {
    await planned({ ending: { until: END } })
    await plans(publisher(store), { number: 1, due: new Date('2026-12-25T00:00:00.000Z') })
    expect((await dueAt(AT)).done).toEqual([])
    const { done } = await plans(publisher(store, 'Ben'), { number: 1, withdraw: true })
    expect(done && 'withdrawn' in done && done.withdrawn.map(({ number }) => number)).toEqual([1, 2])
    expect((await dueAt(AFTER)).done).toEqual([])
    expect(await open(store, SEASON)).toBe(first)
    expect((await status(publisher(store))).live.change).toMatchObject({
      verb: 'plan',
      pages: [SEASON],
      by: 'Ben',
    })
    await expectInOrder(store)
  })

  it('an undo without a number leaves plans as they are', async () => {
    await publish(publisher(store), two, [SEASON])
    await planned({}, three)
    await undo(publisher(store))
    expect([await open(store, SEASON), await numbers()]).toEqual([first, [1]])
  })
})

describe('refused plans', () => {
  const failed = (promise: Promise<unknown>) =>
    promise.then(
      () => expect.fail('It was done.'),
      (error: Error) => error.message,
    )

  it('an address that will not be free is refused when it is planned', async () => {
    await planned({}, added('one'), ['feasts/christmas'])
    const other = makeDist({ pages: { 'feasts/eve': { text: 'x', paths: ['/christmas'] } }, runtime: 'two' })
    expect(await failed(planned({}, other, ['feasts/eve']))).toMatch(
      /^At 2026-12-24 00:00 UTC, by plan 2: \/christmas would lead to both/,
    )
    expect(await numbers()).toEqual([1])
  })

  it('a page without an earlier build cannot go back at its end', async () => {
    const message = await failed(
      planned({ ending: { until: END, verb: 'rollback' } }, added(), ['feasts/christmas']),
    )
    expect(message).toContain('has no earlier build to go back to at its end')
  })

  it('an end cannot be moved before its begin', async () => {
    await planned({ ending: { until: END } })
    const message = await failed(
      plans(publisher(store), { number: 2, due: new Date('2026-12-01T00:00:00.000Z') }),
    )
    expect(message).toContain('Plan 2 ends what plan 1 begins')
  })

  it('a plan that is not there is named, with those that are', async () => {
    await planned()
    expect(await failed(plans(publisher(store), { number: 7, withdraw: true }))).toContain(
      'There is no plan 7: it was carried out or withdrawn. There are: 1.',
    )
  })

  it('a build that was taken back meanwhile is refused when it is due, and other plans are carried out', async () => {
    await planned()
    await planned({}, three, [RULES])
    await publish(publisher(store, 'Ben', '2026-12-01T10:00:00.000Z'), two, [SEASON])
    await rollback(publisher(store, 'Ben', '2026-12-01T11:00:00.000Z', 'wrong prices'), [SEASON])
    const { done, refused } = await dueAt(AT)
    expect(done.map(({ plan }) => plan.pages)).toEqual([[RULES]])
    expect(refused).toMatchObject([
      { exit: 4, message: expect.stringContaining(`Build ${second} of ${SEASON} was taken back by Ben`) },
    ])
    expect(await numbers()).toEqual([1])
    await expectInOrder(store)
  })

  it('a plan that overrides a refusal lifts it when it is carried out, and no later one', async () => {
    await publish(publisher(store), two, [SEASON])
    await rollback(publisher(store), [SEASON])
    expect(await failed(planned())).toContain('was taken back')
    await planned({ again: true })
    await dueAt(AT)
    expect(await open(store, SEASON)).toBe(second)
    await publish(publisher(store), three, [SEASON])
    await publish(publisher(store), two, [SEASON])
    await rollback(publisher(store), [SEASON])
    expect(await failed(publish(publisher(store), two, [SEASON]))).toContain('was taken back')
    await expectInOrder(store)
  })
})

it('in whatever order plans, shares, watchers and prunes come, every visitor has a whole page', async () => {
  await publish(publisher(store), two, [SEASON])
  await publish(publisher(store), three, [SEASON], { due: EVE })
  await publish(publisher(store), three, [SEASON], { share: 10 })
  const ends = new Set<string>()
  for (let seed = 1; seed <= 60; seed++) {
    const target = await aged(store.clone())
    const results = await interleave(
      target,
      [
        // as a job does that looks first
        (at) => verify(publisher(at), []).then(() => due(publisher(at, 'cron', AT))),
        (at) => verify(publisher(at), []).then(() => due(publisher(at, 'CI', AT))),
        (at) => publish(publisher(at, 'Ben', AT), three, [SEASON], { share: 50 }),
        (at) => rollback(publisher(at, 'watcher', AT), [SEASON], { expect: second, canary: third }),
        (at) => prune(publisher(at, 'Dee', AT), { yes: true }),
      ],
      seed,
      async () => {
        if (!(await open(target, SEASON))) throw new Error('The page is not live.')
      },
    )
    for (const result of results)
      if (result.status === 'rejected') expect([3, 4]).toContain(result.reason.exit)
    await expectInOrder(target)
    const release = await releaseOf(target, SEASON)
    ends.add(`${results.map(({ status }) => status[0]).join('')} ${release?.build} ${release?.canary?.share}`)
  }
  expect(ends.size).toBeGreaterThan(1)
})
