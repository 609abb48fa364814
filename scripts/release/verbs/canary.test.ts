import { beforeEach, describe, expect, it } from 'vitest'
import { standingOf } from '../../site/live.ts'
import { aged } from '../testing/aged.ts'
import {
  begun,
  expectInOrder,
  open,
  openCanary,
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
import { prune } from './prune.ts'
import { publish } from './publish.ts'
import { retire } from './retire.ts'
import { rollback } from './rollback.ts'
import { status } from './status.ts'
import { undo } from './undo.ts'

const [one, two, three] = makeBuilds()
const [first, second, third] = [one, two, three].map((dist) => dist.page(SEASON).build)
const share = (percent: number, dist = two, by = 'Ann') =>
  publish(publisher(store, by, '2026-11-20T11:00:00.000Z', 'new rewards'), dist, [SEASON], { share: percent })
/** Builds of all visitors and of the canary's, by the manifest and by the copies that hosts serve. */
const shown = async () => {
  const release = await releaseOf(store, SEASON)
  expect(await open(store, SEASON)).toBe(release?.build)
  expect(await openStable(store, SEASON)).toBe(release?.build)
  expect(await openCanary(store, SEASON)).toBe(release?.canary?.build ?? release?.build)
  await expectInOrder(store)
  return [release?.build, release?.canary?.build, release?.canary?.share]
}
const failed = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.fail('It was done.'),
    (error: Error) => error.message,
  )

let store: MemoryStore
beforeEach(async () => {
  store = await begun()
  await publish(publisher(store), one, [SEASON, RULES])
})

describe('a canary', () => {
  it('a canary begins beside the live build, is raised, and becomes the build of all visitors', async () => {
    const begun = await share(10)
    expect(await shown()).toEqual([first, second, 10])
    expect(begun.addresses).toBe(true)
    expect(begun.published[SEASON]).toMatchObject({
      by: 'Ann',
      note: 'new rewards',
      build: first,
    })
    await share(50)
    expect(await shown()).toEqual([first, second, 50])
    await share(100)
    expect(await shown()).toEqual([second, undefined, undefined])
    expect(await releaseOf(store, SEASON)).toMatchObject({ previousBuild: first })
    expect(await open(store, RULES)).toBe(one.page(RULES).build)
  })

  it('a canary stays as it is when all pages are published, unless a share is given', async () => {
    await share(10)
    const pages = [SEASON, RULES]
    const { leftOut } = await publish(publisher(store), three, pages, { all: true })
    expect(leftOut).toEqual([{ page: SEASON, why: 'canary' }])
    expect(await shown()).toEqual([first, second, 10])
    await publish(publisher(store), two, pages, { all: true })
    expect(await shown()).toEqual([first, second, 10])
    await publish(publisher(store), two, [SEASON], { all: true, share: 50 })
    expect(await shown()).toEqual([first, second, 50])
  })

  it('a canary that is published again with the same share changes nothing', async () => {
    await share(10)
    const { unchanged, change } = await share(10)
    expect([unchanged, change]).toEqual([[SEASON], undefined])
  })

  it.each([
    ['a rollback', () => rollback(publisher(store, 'Ben', undefined, 'it fails'), [SEASON])],
    ['an undo', () => undo(publisher(store, 'Ben', undefined, 'it fails'))],
  ])(
    'a canary is ended by %s, for all visitors at once, and its build is refused from then on',
    async (_, end) => {
      await share(10)
      await end()
      expect(await shown()).toEqual([first, undefined, undefined])
      await end()
      expect(await failed(share(10))).toContain(`Build ${second} of ${SEASON} was taken back by Ben`)
      await publish(publisher(store), two, [SEASON], { share: 20, again: true })
      expect(await shown()).toEqual([first, second, 20])
    },
  )

  it('a page whose canary was taken back is shown as reverted, until its next release', async () => {
    let at = Date.parse('2026-11-20T12:00:00.000Z')
    const ticking = { ...publisher(store, 'Ben'), now: () => new Date(at++) }
    const standing = async () => standingOf((await status(publisher(store))).live, SEASON)
    await share(10)
    expect(await standing()).toBe('unproven')
    await rollback(ticking, [SEASON])
    expect(await standing()).toBe('reverted')
    await share(10, three)
    expect(await standing()).toBe('unproven')
  })

  it('a canary of a page that was itself brought back is ended by a rollback all the same', async () => {
    await publish(publisher(store), two, [SEASON])
    await rollback(publisher(store), [SEASON])
    await share(10, three)
    await rollback(publisher(store), [SEASON])
    expect(await shown()).toEqual([first, undefined, undefined])
  })

  it('a canary that became the build of all has its share again behind an undo', async () => {
    await share(10)
    await share(100)
    await undo(publisher(store))
    expect(await shown()).toEqual([first, second, 10])
  })

  it('a canary is left for an earlier build by a rollback to that', async () => {
    await publish(publisher(store), two, [SEASON])
    await share(10, three)
    await rollback(publisher(store), [SEASON], { build: first })
    expect(await shown()).toEqual([first, undefined, undefined])
  })

  it('a canary ends with its page', async () => {
    await share(10)
    await retire(publisher(store), SEASON)
    const ended = new TextDecoder().decode(store.objects.get(`${SEASON}.canary.html`)?.bytes)
    expect(ended).toContain('Page not found')
    await expectInOrder(store)
  })

  it('a canary is kept by a prune, and for a while after its end, since people have it open', async () => {
    await share(10)
    const old = await aged(store)
    await prune(publisher(old), { yes: true })
    expect(await shown()).toEqual([first, second, 10])
    await rollback(publisher(old), [SEASON])
    const soon = await prune(publisher(old), { yes: true })
    expect([soon.kept[SEASON]?.sort(), soon.gone]).toEqual([[first, second].sort(), {}])
    const later = await prune(publisher(await aged(store)), { yes: true })
    expect([later.kept[SEASON], later.gone]).toEqual([[first], { [SEASON]: [second] }])
    expect(await shown()).toEqual([first, undefined, undefined])
  })
})

describe('refused shares', () => {
  const moved = makeDist({ pages: { [SEASON]: { text: 'moved', paths: ['/season'] }, [RULES]: 'first' } })

  it.each([
    ['of a page that is not live', () => retire(publisher(store), SEASON), () => share(10), 'is not live'],
    ['that has other addresses', () => undefined, () => share(10, moved), 'changes its addresses'],
    [
      'that would move visitors back',
      () => share(50),
      () => share(20),
      'some of them would get the earlier build again',
    ],
    [
      'beside another canary',
      () => share(10),
      () => share(10, three),
      `has a canary ${second} for 10 of 100 by Ann`,
    ],
    [
      'for all, beside another canary',
      () => share(10),
      () => share(100, three),
      `and the built one is ${third}`,
    ],
  ])('a share is refused %s', async (_, before, act, reason) => {
    await before()
    const change = JSON.stringify((await releaseOf(store, SEASON)) ?? null)
    expect(await failed(act())).toContain(reason)
    expect(JSON.stringify((await releaseOf(store, SEASON)) ?? null)).toBe(change)
  })
})

it('in whatever order shares, rollbacks and prunes come, every visitor has a whole page', async () => {
  await publish(publisher(store), two, [SEASON])
  const ends = new Set<string>()
  for (let seed = 1; seed <= 60; seed++) {
    const target = store.clone()
    const results = await interleave(
      target,
      [
        (at) => publish(publisher(at, 'Ann'), three, [SEASON], { share: 10 }),
        (at) => publish(publisher(at, 'Ben'), three, [SEASON], { share: 100 }),
        (at) => rollback(publisher(at, 'Cai'), [SEASON]),
        (at) => prune(publisher(at, 'Dee'), { yes: true }),
      ],
      seed,
      async () => {
        if (!(await open(target, SEASON))) throw new Error('The page is not live.')
      },
    )
    for (const result of results)
      if (result.status === 'rejected') expect([3, 4]).toContain(result.reason.exit)
    await expectInOrder(target)
    ends.add(results.map(({ status }) => status[0]).join(''))
  }
  expect(ends.size).toBeGreaterThan(2)
})
