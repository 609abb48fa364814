import { beforeEach, describe, expect, it } from 'vitest'
import { proofOf } from '../../site/live.ts'
import type { Context } from '../context.ts'
import { ReleaseError } from '../release-error.ts'
import { begun, expectInOrder, publisher, RULES, releaseOf, SEASON, touchOf } from '../testing/fixtures.ts'
import { randomFrom } from '../testing/interleave.ts'
import type { MemoryStore } from '../testing/memory-store.ts'
import { makeBuilds } from '../testing/scenarios.ts'
import { publish } from '../verbs/publish.ts'
import { rollback } from '../verbs/rollback.ts'
import { status } from '../verbs/status.ts'
import { undo } from '../verbs/undo.ts'
import type { Counts, Group } from './evidence.ts'
import type { WatchEvent } from './notify.ts'
import { lookAtOpen, stopWatching, type WatchOptions, watch } from './watch.ts'

const [one, two, three] = makeBuilds()
const [first, second] = [one, two].map((dist) => dist.page(SEASON).build)
const MINUTE = 60_000
const SHARE = { share: 10 }

/** Phones that visit the season page, with a clock of their own. */
class Phones {
  at = Date.parse('2026-11-20T12:00:00.000Z')
  readonly counts = new Map<string, Counts>()
  /** Of a hundred visits of a build those that fail; of all, or of one group. */
  readonly failing = new Map<string, { percent: number; group?: Group }>()
  /** In ten seconds. */
  visits = 200
  isDown = false
  /** Builds that start on no phone, and so report nothing. */
  readonly hanging = new Set<string>()
  readonly #random = randomFrom(5)

  async comeFor(ms: number): Promise<void> {
    this.at += ms
    const { pages } = (await status(publisher(store))).live
    const now = pages[SEASON]
    for (let visit = 0; now && visit < (this.visits * ms) / 10_000; visit++) {
      const isCanary = now.canary && this.#random() * 100 < now.canary.share
      this.open(
        isCanary ? (now.canary?.build ?? '') : now.build,
        this.#random() < 0.3 ? 'language en' : 'language zh',
      )
    }
  }

  /** Visits that nobody made. */
  forge(build: string, visits: number): void {
    for (let n = 0; n < visits; n++) this.open(build, 'language zh', 'web')
  }

  open(build: string, group: Group, client = this.#random() < 0.7 ? 'android' : 'ios'): void {
    if (this.hanging.has(build)) return
    const { percent, group: only = group } = this.failing.get(build) ?? { percent: 0.4 }
    const failed = this.#random() * 100 < (only === group ? percent : 0.4) ? 1 : 0
    const counts = this.counts.get(build) ?? { all: { visits: 0, failed: 0 }, clients: {} }
    this.counts.set(build, counts)
    counts.clients ??= {}
    counts.clients[client] = (counts.clients[client] ?? 0) + 1
    for (const name of ['all', group] as const) {
      counts[name] ??= { visits: 0, failed: 0 }
      counts[name].visits++
      counts[name].failed += failed
    }
  }

  read = async () => {
    if (this.isDown) throw new ReleaseError('silent', 'The collector does not answer.')
    const all = [...this.counts.values()].reduce((sum, { all }) => sum + all.visits, 0)
    return {
      of: (build: string) => structuredClone(this.counts.get(build) ?? { all: { visits: 0, failed: 0 } }),
      visits: all,
    }
  }
}

let store: MemoryStore
let phones: Phones
let events: WatchEvent[]
let addresses: number
const context = (): Context => ({ ...publisher(store, 'Ann'), now: () => new Date(phones.at) })
const watching = (more: Partial<WatchOptions> = {}, names = [SEASON]) =>
  watch(context(), names, {
    read: phones.read,
    collector: 'http://logs.example',
    duration: 10 * MINUTE,
    sleep: (ms) => phones.comeFor(ms),
    notify: async (event) => void events.push(event),
    onAddresses: () => void addresses++,
    random: randomFrom(3),
    ...more,
  })
const verdictOf = async (watched: ReturnType<typeof watching>) => (await watched).pages[0]?.verdict

beforeEach(async () => {
  store = await begun()
  phones = new Phones()
  events = []
  addresses = 0
  await publish(publisher(store), one, [SEASON, RULES])
})

describe('a watch', () => {
  it('a canary that fails is taken back for all visitors, and the records say why, with the figures', async () => {
    await publish(publisher(store), two, [SEASON], SHARE)
    phones.failing.set(second ?? '', { percent: 5 })
    const { pages } = await watching()
    expect(pages).toMatchObject([{ verdict: 'reverted', build: second, against: first, share: 10 }])
    expect(pages[0]?.fresh.visits).toBeLessThan(2000)
    const release = await releaseOf(store, SEASON)
    expect([release?.build, release?.canary]).toEqual([first, undefined])
    expect((await status(publisher(store))).live.change.note).toMatch(
      /^build \w{12} for 10 of 100: \d+ of \d+ visits failed \([\d.]+ %\)(, of these .+)?; build \w{12}: \d+ of \d+ visits failed \(0\.\d %\); evidence \d+ of 1000$/,
    )
    expect(events).toMatchObject([{ event: 'reverted', page: SEASON, by: 'Ann', target: store.name }])
    // its rules show the live build now
    expect(addresses).toBe(0)
    await expectInOrder(store)
  })

  it('a canary that fails in English alone is taken back, and the language is named', async () => {
    await publish(publisher(store), two, [SEASON], SHARE)
    phones.failing.set(second ?? '', { percent: 40, group: 'language en' })
    const { pages } = await watching()
    expect(pages).toMatchObject([
      { verdict: 'reverted', group: expect.stringMatching(/^language en, \d+ of \d+$/) },
    ])
    expect((await status(publisher(store))).live.change.note).toContain(', of these in language en, ')
  })

  it('a build that all visitors got is held against the day before, and taken back', async () => {
    await phones.comeFor(20 * MINUTE)
    await publish(publisher(store), two, [SEASON])
    phones.failing.set(second ?? '', { percent: 5 })
    expect(await verdictOf(watching())).toBe('reverted')
    expect((await releaseOf(store, SEASON))?.build).toBe(first)
  })

  it('a healthy build is raised step by step, and proven at the last', async () => {
    await publish(publisher(store), two, [SEASON], SHARE)
    await phones.comeFor(20 * MINUTE)
    expect(await verdictOf(watching({ steps: [10, 50, 100] }))).toBe('healthy')
    expect((await releaseOf(store, SEASON))?.build).toBe(second)
    expect(events.map(({ event, share }) => [event, share])).toEqual([
      ['raised', 50],
      ['raised', 100],
      ['healthy', 100],
    ])
    expect(addresses).toBe(2)
    const { live } = await status(publisher(store))
    expect(proofOf(live, SEASON, second ?? '')).toMatchObject({
      by: 'Ann',
      share: 100,
      against: { build: first },
    })
    expect(live.change).toMatchObject({ verb: 'prove', pages: [SEASON] })
    await expectInOrder(store)
  })

  it('an undo without a number takes back the release, not its proof', async () => {
    await publish(publisher(store), two, [SEASON], SHARE)
    await watching()
    const { undid } = await undo(publisher(store))
    expect(undid).toMatchObject({ verb: 'publish', pages: [SEASON] })
    expect(await releaseOf(store, SEASON)).toMatchObject({ build: first })
    await expectInOrder(store)
  })

  it('a short outage that meets both builds takes nothing back', async () => {
    await publish(publisher(store), two, [SEASON], SHARE)
    const sleep = async (ms: number) => {
      const isOut = (phones.at / MINUTE) % 10 > 8
      for (const build of [first, second]) phones.failing.set(build ?? '', { percent: isOut ? 60 : 0.4 })
      await phones.comeFor(ms)
    }
    expect(await verdictOf(watching({ sleep }))).toBe('healthy')
  })

  it('too few visits are no verdict: the canary stays as it is, unproven', async () => {
    await publish(publisher(store), two, [SEASON], SHARE)
    phones.visits = 20
    expect(await verdictOf(watching({ steps: [10, 100] }))).toBe('few')
    expect((await releaseOf(store, SEASON))?.canary).toMatchObject({ build: second, share: 10 })
    expect(proofOf((await status(publisher(store))).live, SEASON, second ?? '')).toBeUndefined()
    expect(events).toMatchObject([{ event: 'few' }])
  })

  it.each([
    ['does not answer for a minute', () => (phones.isDown = true)],
    ['gets no visit of any page', () => (phones.visits = 0)],
  ])('a collector that %s is called silent, and nothing is taken back', async (_, fall) => {
    await publish(publisher(store), two, [SEASON], SHARE)
    const sleep = async (ms: number) => {
      fall()
      await phones.comeFor(ms)
    }
    expect(await verdictOf(watching({ sleep }))).toBe('silent')
    expect((await releaseOf(store, SEASON))?.canary?.build).toBe(second)
  })

  it('a collector that is away for half a minute is waited for', async () => {
    await publish(publisher(store), two, [SEASON], SHARE)
    const sleep = async (ms: number) => {
      phones.isDown = Math.floor(phones.at / MINUTE) % 5 === 0 && phones.at % MINUTE < 30_000
      await phones.comeFor(ms)
    }
    expect(await verdictOf(watching({ sleep }))).toBe('healthy')
  })

  it('what another publisher does meanwhile ends the watch, and stays', async () => {
    await publish(publisher(store), two, [SEASON], SHARE)
    let polls = 0
    const sleep = async (ms: number) => {
      await phones.comeFor(ms)
      if (++polls === 3) {
        await rollback(publisher(store, 'Ben'), [SEASON])
        await publish(publisher(store, 'Ben'), three, [SEASON])
      }
    }
    expect(await verdictOf(watching({ sleep }))).toBe('ended')
    expect(await releaseOf(store, SEASON)).toMatchObject({ by: 'Ben', build: three.page(SEASON).build })
  })

  it('a share that another publisher raises is watched from there', async () => {
    await publish(publisher(store), two, [SEASON], SHARE)
    let polls = 0
    const sleep = async (ms: number) => {
      await phones.comeFor(ms)
      if (++polls === 3) await publish(publisher(store, 'Ben'), two, [SEASON], { share: 50 })
    }
    expect((await watching({ sleep })).pages).toMatchObject([{ verdict: 'healthy', share: 50 }])
  })

  it('a watch that is stopped by hand can tell what is live', async () => {
    await publish(publisher(store), two, [SEASON], SHARE)
    const own = context()
    const stopped = watch(own, [SEASON], {
      read: phones.read,
      collector: 'http://logs.example',
      duration: 10 * MINUTE,
      sleep: () => Promise.reject(new Error('stopped')),
    })
    await expect(stopped).rejects.toThrow('stopped')
    expect(own.watched).toBe(
      `${SEASON} shows its canary ${second} for 10 of 100 visitors, and build ${first} to the others.`,
    )
    expect((await releaseOf(store, SEASON))?.canary?.build).toBe(second)
  })

  it('two who watch the same canary take it back once', async () => {
    await publish(publisher(store), two, [SEASON], SHARE)
    phones.failing.set(second ?? '', { percent: 20 })
    const verdicts = (await Promise.all([watching(), watching()])).map(({ pages }) => pages[0]?.verdict)
    expect(verdicts).toContain('reverted')
    expect(await touchOf(store, SEASON)).toBe(3)
    await expectInOrder(store)
  })

  it('a build of which most visits fail is taken back, whatever the other one does', async () => {
    await publish(publisher(store), two, [SEASON], SHARE)
    for (const build of [first, second]) phones.failing.set(build ?? '', { percent: 60 })
    const { pages } = await watching()
    expect(pages[0]?.verdict).toBe('reverted')
    expect((await status(publisher(store))).live.change.note).toContain('More than one in five of its visits')
  })

  it('a canary that no phone starts is taken back where it was to be raised, with the likely reason', async () => {
    await publish(publisher(store), two, [SEASON], SHARE)
    phones.hanging.add(second ?? '')
    expect(await verdictOf(watching({ steps: [10, 100] }))).toBe('reverted')
    expect(await releaseOf(store, SEASON)).toMatchObject({ build: first })
    expect((await status(publisher(store))).live.change.note).toMatch(
      /No phone has started it, or the host lacks this share's rules: 0 visits where \d+ were due\.$/,
    )
  })

  it('a host that takes minutes for the rules of a share costs the canary nothing', async () => {
    await publish(publisher(store), two, [SEASON], SHARE)
    phones.hanging.add(second ?? '')
    const began = phones.at
    const sleep = async (ms: number) => {
      await phones.comeFor(ms)
      if (phones.at - began > 3 * MINUTE) phones.hanging.clear()
    }
    expect(await verdictOf(watching({ sleep }))).toBe('healthy')
  })

  it('a canary that no phone starts ends a watch that was to raise nothing, and stays', async () => {
    await publish(publisher(store), two, [SEASON], SHARE)
    phones.hanging.add(second ?? '')
    expect(await verdictOf(watching())).toBe('missing')
    expect((await releaseOf(store, SEASON))?.canary?.build).toBe(second)
    expect(events.at(-1)?.text).toContain('No phone has started it')
  })

  it('a build for all with too few visits of the day before is not called healthy', async () => {
    phones.visits = 60
    await phones.comeFor(30_000)
    await publish(publisher(store), two, [SEASON])
    expect(await verdictOf(watching())).toBe('unclear')
    expect(proofOf((await status(publisher(store))).live, SEASON, second ?? '')).toBeUndefined()
  })

  it('reports in other proportions than those of the old build raise nothing: a person is asked', async () => {
    await publish(publisher(store), two, [SEASON], SHARE)
    // a forger reports the canary as ready, by one kind of client alone
    const sleep = async (ms: number) => {
      await phones.comeFor(ms)
      phones.forge(second ?? '', 30)
    }
    expect(await verdictOf(watching({ steps: [10, 100], sleep }))).toBe('odd')
    expect((await releaseOf(store, SEASON))?.canary).toMatchObject({ share: 10 })
    expect(events.at(-1)?.text).toMatch(/distributed otherwise .+ by client|visits where \d+ were due/)
  })

  it('a page without an earlier build is not watched', async () => {
    expect((await watching({}, [RULES])).pages).toEqual([])
  })

  it.each([
    ['a page that is not live', ['warlord/none'], 'warlord/none is not live'],
    ['no page, where there is no canary', [], 'No page has a canary'],
  ])('%s is refused with a sentence', async (_, names, message) => {
    await expect(watching({}, names)).rejects.toThrow(message)
  })
})

describe('a watch whose process ended', () => {
  const MINUTES_GONE = 5
  /** Watches until so many minutes have passed, and is killed then. */
  const watchedFor = async (minutes: number, more: Partial<WatchOptions> = {}) => {
    const until = phones.at + minutes * MINUTE
    const sleep = async (ms: number) => {
      if (phones.at >= until) throw new Error('killed')
      await phones.comeFor(ms)
    }
    await expect(watching({ ...more, sleep })).rejects.toThrow('killed')
  }
  const due = async () => {
    await phones.comeFor(MINUTE)
    return lookAtOpen(context(), { readOf: () => phones.read, random: randomFrom(3) })
  }

  it('the next watch goes on with its evidence, steps and deadline, and says so', async () => {
    await publish(publisher(store), two, [SEASON], SHARE)
    await watchedFor(MINUTES_GONE, { steps: [10, 50, 100] })
    const told: string[] = []
    const began = phones.at
    const { pages } = await watch({ ...context(), announce: (text) => void told.push(text) }, [], {
      read: phones.read,
      collector: 'http://logs.example',
      duration: MINUTE,
      sleep: (ms) => phones.comeFor(ms),
      random: randomFrom(3),
    })
    expect(told[0]).toMatch(
      /^warlord\/season: goes on with the watch that Ann began at .+, at 10 of 100, then 50, 100\./,
    )
    expect(pages).toMatchObject([{ verdict: 'healthy', share: 100 }])
    expect((phones.at - began) / MINUTE).toBeCloseTo(3 * 10 - MINUTES_GONE, 0)
  })

  it('calls of "due" go on with it step by step, and keep its collector', async () => {
    await publish(publisher(store), two, [SEASON], SHARE)
    await watchedFor(1, { steps: [10, 100] })
    const seen: string[] = []
    for (let minute = 0; minute < 40; minute++) {
      const [page] = await due()
      if (!page) break
      seen.push(page.verdict ?? String(page.share))
    }
    expect(new Set(seen)).toEqual(new Set(['10', '100', 'healthy']))
    expect((await releaseOf(store, SEASON))?.build).toBe(second)
    expect(await due()).toEqual([])
  })

  it('a build that began to fail meanwhile is taken back by the next "due"', async () => {
    await publish(publisher(store), two, [SEASON], SHARE)
    await watchedFor(1)
    phones.failing.set(second ?? '', { percent: 40 })
    await phones.comeFor(10 * MINUTE)
    expect(await due()).toMatchObject([{ verdict: 'reverted' }])
    expect((await releaseOf(store, SEASON))?.build).toBe(first)
  })

  it('a watch that is stopped by its command is gone on with by nobody', async () => {
    await publish(publisher(store), two, [SEASON], SHARE)
    await watchedFor(1)
    expect(await stopWatching(context(), [SEASON])).toEqual([SEASON])
    expect(await due()).toEqual([])
    expect((await releaseOf(store, SEASON))?.canary?.build).toBe(second)
  })

  it('a watch that is under way ends at its next look where its command stopped it', async () => {
    await publish(publisher(store), two, [SEASON], SHARE)
    let polls = 0
    const sleep = async (ms: number) => {
      await phones.comeFor(ms)
      if (++polls === 3) await stopWatching(context(), [])
    }
    expect(await verdictOf(watching({ sleep }))).toBe('ended')
    expect(polls).toBe(3)
    expect(await due()).toEqual([])
  })

  it('a rollback by hand ends it at the next look', async () => {
    await publish(publisher(store), two, [SEASON], SHARE)
    await watchedFor(1)
    await rollback(publisher(store, 'Ben'), [SEASON])
    expect(await due()).toMatchObject([{ verdict: 'ended' }])
    expect(await due()).toEqual([])
  })
})
