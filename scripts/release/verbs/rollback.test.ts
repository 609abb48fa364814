import { beforeEach, describe, expect, it } from 'vitest'
import type { Release } from '../../site/live.ts'
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
import { makeDist } from '../testing/make-dist.ts'
import type { MemoryStore } from '../testing/memory-store.ts'
import { history, type Past } from './history.ts'
import { publish } from './publish.ts'
import { rollback } from './rollback.ts'

const builds: string[] = []
let store: MemoryStore

beforeEach(async () => {
  store = await begun()
  builds.length = 0
  for (const [index, text] of ['first', 'second', 'third'].entries()) {
    const dist = makeDist({ pages: { [SEASON]: text, [RULES]: 'first' }, runtime: `runtime ${text}` })
    await publish(publisher(store, 'Ann', `2026-11-20T1${index}:00:00.000Z`), dist, [SEASON])
    builds.push(dist.page(SEASON).build)
  }
})

describe('rolling a page back', () => {
  it('rolling a page back makes the build before live again, as a release of its own', async () => {
    const done = await rollback(publisher(store, 'Ben', '2026-11-20T15:00:00.000Z', 'wrong prices'), [SEASON])
    expect(done.pages).toMatchObject([{ page: SEASON, to: { build: builds[1] }, from: { build: builds[2] } }])
    expect(await open(store, SEASON)).toBe(builds[1])
    expect(await openStable(store, SEASON)).toBe(builds[1])
    const { releases } = await history(publisher(store), SEASON)
    expect(
      (releases as (Release & Past)[]).map(({ change, build, restoredFrom, by, note, live }) => [
        change,
        build,
        restoredFrom,
        by,
        note,
        live,
      ]),
    ).toEqual([
      [4, builds[1], 2, 'Ben', 'wrong prices', true],
      [3, builds[2], undefined, 'Ann', '', false],
      [2, builds[1], undefined, 'Ann', '', false],
      [1, builds[0], undefined, 'Ann', '', false],
    ])
    await expectInOrder(store)
  })

  it('rolling a page back a second time, as in a hurry, changes nothing and says what is live', async () => {
    await rollback(publisher(store), [SEASON])
    const again = await rollback(publisher(store, 'Ben'), [SEASON])
    expect(again).toMatchObject({ change: undefined, pages: [{ to: { build: builds[1], restoredFrom: 2 } }] })
    expect(await touchOf(store, SEASON)).toBe(4)
  })

  it('rolling a page back to a build that is named goes there, also forward again', async () => {
    await rollback(publisher(store), [SEASON], { build: builds[0] })
    expect(await open(store, SEASON)).toBe(builds[0])
    await rollback(publisher(store), [SEASON], { build: builds[2] })
    expect(await open(store, SEASON)).toBe(builds[2])
    expect((await rollback(publisher(store), [SEASON], { build: builds[2] })).change).toBeUndefined()
    await expectInOrder(store)
  })

  it('rolling a page back brings its runtime and its addresses back with it', async () => {
    const moved = makeDist({ pages: { [SEASON]: { text: 'fourth', paths: ['/new'] } } })
    await publish(publisher(store), moved, [SEASON])
    const { pages } = await rollback(publisher(store), [SEASON])
    const { to, from } = pages[0] as { to: Release; from: Release }
    expect(to.paths).toEqual(['/warlord-season'])
    expect(to.runtime.id).not.toBe(from.runtime.id)
  })
})

describe('rolling back is refused, with nothing changed,', () => {
  const refusal = async (work: Promise<unknown>) => {
    const before = store.clone()
    const error = await work.then(
      () => undefined,
      (reason: Error) => reason,
    )
    expect(store.objects).toEqual(before.objects)
    return [error?.message, (error as { exit?: number })?.exit]
  }

  it('rolling back is refused, with nothing changed, for a page that is not live', async () => {
    const [message, exit] = await refusal(rollback(publisher(store), [RULES]))
    expect([message, exit]).toEqual([expect.stringContaining('warlord/rules is not live there'), 2])
  })

  it('rolling back is refused where there was no build before, and the message names the way on', async () => {
    await publish(publisher(store), makeDist({ pages: { [RULES]: 'only' } }), [RULES])
    const [message, exit] = await refusal(rollback(publisher(store), [RULES]))
    expect([message, exit]).toEqual([
      `${RULES} has no earlier build to go back to. Nothing changed. Publish a corrected build of it, or retire it.`,
      4,
    ])
  })

  it('rolling back is refused to a build that the page never had, and lists those it had', async () => {
    const [message, exit] = await refusal(rollback(publisher(store), [SEASON], { build: '000000000000' }))
    expect(message).toContain(`It had: ${builds[1]}, ${builds[0]}.`)
    expect(exit).toBe(2)
  })

  it.each([
    ['missing', (key: string) => store.objects.delete(key), 'is missing'],
    ['cut', (key: string) => store.put(key, 'scr'), 'is cut: 3 of'],
    ['damaged', (key: string) => store.put(key, 'x'.repeat(100)), 'is damaged'],
  ])(
    'rolling back is refused, with nothing changed, to a build with a file that is %s, and names another',
    async (_, spoil, words) => {
      const { releases } = await history(publisher(store), SEASON)
      const file = (releases[1] as Release).files.find((each) => !each.includes('words')) as string
      spoil(file)
      const [message, exit] = await refusal(rollback(publisher(store), [SEASON]))
      expect(message).toContain(`${file} ${words}`)
      expect(message).toContain(`Other builds: ${builds[0]} (--to-build)`)
      expect(exit).toBe(4)
    },
  )

  it('rolling back is refused, with nothing changed, where its address belongs to another page by now', async () => {
    const moved = {
      [SEASON]: { text: 'fourth', paths: ['/new'] },
      [RULES]: { text: 'x', paths: ['/warlord-season'] },
    }
    await publish(publisher(store), makeDist({ pages: moved }), [SEASON, RULES])
    const error = await rollback(publisher(store), [SEASON]).catch((reason: Error) => reason)
    expect((error as Error).message).toContain('/warlord-season would lead to both')
    expect((await releaseOf(store, SEASON))?.paths).toEqual(['/new'])
  })

  it('rolling back is refused, with nothing changed, where a record of a change is damaged', async () => {
    store.put('_release/changes/000002.json', '{"pages":')
    const [message, exit] = await refusal(rollback(publisher(store), [SEASON]))
    expect([message, exit]).toEqual([
      expect.stringMatching(/The record .*000002\.json .* is incomplete, or not JSON/),
      4,
    ])
  })
})
