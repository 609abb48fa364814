import { expect, it } from 'vitest'
import { inColumns } from '../../command/format-counts.ts'
import { randomFrom } from '../testing/interleave.ts'
import type { Counts, Group } from './evidence.ts'
import { suspectOf } from './evidence.ts'
import { FEWEST_VISITS } from './watch.ts'
import { type Health, step, type WatchState, withShareBegun } from './watch-step.ts'

const LANGUAGES = { 'language zh': 0.5, 'language en': 0.3, 'language tw': 0.2 } as const
const ENGINES = { 'oldest browsers': 0.08, 'current browsers': 0.92 } as const
/** What fails of a build that is in order, by its browser: bad networks, mostly. */
const USUAL = { 'oldest browsers': 0.015, 'current browsers': 0.004 } as const
const POLL_S = 10
const MINUTE_MS = 60_000
const DAY_MINUTES = 1440

type Language = keyof typeof LANGUAGES
type Engine = keyof typeof ENGINES
/** The chance that a visit fails. `nth`: of the build's own visits. `minute`: since the watch began. */
type Rate = (visit: { language: Language; engine: Engine; nth: number; minute: number }) => number

const usual: Rate = ({ engine }) => USUAL[engine]
/** A build in order fails a little more at first: its files are in no cache. */
const fine: Rate = (visit) => usual(visit) * 1.4
const failing =
  (rate: number, where: Group | '' = ''): Rate =>
  (visit) =>
    where === '' || where === visit.language || where === visit.engine
      ? Math.max(rate, fine(visit))
      : fine(visit)

/** A page, its old and its new build. */
interface Case {
  fresh: Rate
  old?: Rate
  /** Visits of the page in a minute. */
  perMinute: number
  share: number
  /** Part of that rate, by the minute of the day. */
  traffic?: (minute: number) => number
  /** Polls of the collector, of which every so many hold one build alone. */
  holes?: number
}

function pick<Name extends string>(shares: Record<Name, number>, random: () => number): Name {
  let left = random()
  for (const [name, share] of Object.entries(shares) as [Name, number][]) {
    left -= share
    if (left < 0) return name
  }
  return Object.keys(shares)[0] as Name
}

const none = (): Counts => ({ all: { visits: 0, failed: 0 } })

/** Watches one release until it is taken back, or has so many visits of its own. @returns these, and in which group it was said to fail. */
function watched(
  of: Case,
  most: number,
  random: () => number,
  duration = 1e12,
): { after: number | undefined; named?: string; verdict?: string } {
  const { fresh, old = usual, perMinute, share, traffic = () => 1, holes = 0 } = of
  const counts = { fresh: none(), old: none() }
  /** As the collector has them: of one build alone where a poll has a hole. */
  const shown = structuredClone(counts)
  const health: Health = {
    of: (build) => structuredClone(build === 'fresh' ? shown.fresh : shown.old),
    get visits() {
      return counts.fresh.all.visits + counts.old.all.visits
    },
  }
  const visit = (build: 'fresh' | 'old', minute: number) => {
    const [language, engine] = [pick(LANGUAGES, random), pick(ENGINES, random)]
    const rate = build === 'fresh' ? fresh : old
    const nth = counts[build].all.visits
    const failed = random() < rate({ language, engine, nth, minute }) ? 1 : 0
    for (const name of ['all', language, engine] as const) {
      const count = counts[build][name] ?? { visits: 0, failed: 0 }
      counts[build][name] = { visits: count.visits + 1, failed: count.failed + failed }
    }
  }
  if (share === 100)
    for (let n = 0; n < perMinute * DAY_MINUTES; n++) if (counts.old.all.visits < 20_000) visit('old', 0)
  shown.old = structuredClone(counts.old)
  const setting = {
    page: 'a/b',
    build: 'fresh',
    against: 'old',
    steps: [],
    duration,
    visits: FEWEST_VISITS,
  }
  let state: WatchState = withShareBegun({ ...setting, share, alarm: 1000, from: 0 }, share, health, 0)
  for (let poll = 1; counts.fresh.all.visits < most && poll < 1e6; poll++) {
    const minute = (poll * POLL_S) / 60
    const mean = (perMinute * traffic(minute % DAY_MINUTES) * POLL_S) / 60
    // as many as a fair draw gives
    let visits = Math.floor(mean)
    if (random() < mean - visits) visits++
    for (let n = 0; n < visits; n++) visit(random() * 100 < share ? 'fresh' : 'old', minute)
    const side = holes > 0 ? (['fresh', 'old'] as const)[poll % 2] : undefined
    if (side && poll % holes !== 0) shown[side] = structuredClone(counts[side])
    else if (visits > 0) Object.assign(shown, structuredClone(counts))
    if (visits === 0 && !side) continue
    const found = step(state, { now: minute * MINUTE_MS, share, health }, random)
    state = found.state
    if (found.effect?.act === 'prove') return { after: undefined, verdict: 'healthy' }
    if (found.effect?.act === 'end') return { after: undefined, verdict: found.effect.verdict }
    if (found.effect?.act === 'take back')
      return { after: counts.fresh.all.visits, named: suspectOf(state.evidence)?.group ?? '' }
  }
  return { after: undefined }
}

/** Of a watch of two hours. */
const verdictOf = (of: Case, random: () => number) =>
  watched(of, 1e6, random, 120 * MINUTE_MS).verdict ?? 'reverted'

/** The number that this part of the values is below. */
const within = (values: number[], part: number) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * part)] ?? Number.NaN

const night = (minute: number) => (minute < 480 ? 0.1 : 1)
const QUIET: Record<string, Omit<Case, 'perMinute' | 'share'>> = {
  'fails always': { fresh: () => 1 },
  'fails one in twenty': { fresh: failing(1 / 20) },
  'fails from its 60th visit on': { fresh: (visit) => (visit.nth < 60 ? fine(visit) : 1) },
  'does not start in the oldest browsers': { fresh: failing(1, 'oldest browsers') },
  'fails one in five, by night': { fresh: failing(1 / 5), traffic: night },
  'fails one in five, the old one one in fifty': { fresh: failing(1 / 5), old: () => 1 / 50 },
  'fails one in five, polls with one build alone': { fresh: failing(1 / 5), holes: 5 },
}
/** Visits of its own after which a release is given up. */
const MOST = 3000

it('on quiet and busy pages builds that fail are taken back, at a share and for all', () => {
  const random = randomFrom(13)
  const lines = [2, 20, 200].flatMap((perMinute) =>
    [10, 50, 100].map((share) => ({ perMinute, share, name: `${perMinute} a minute, ${share} of 100` })),
  )
  const cell = (of: Case) => {
    const runs = Array.from({ length: of.perMinute > 20 ? 12 : 20 }, () => watched(of, MOST, random).after)
    const found = runs.filter((after) => after !== undefined)
    const all = found.length === runs.length
    return all ? `${within(found, 0.5)} / ${within(found, 0.95)}` : `${found.length} of ${runs.length}`
  }
  const rows = Object.entries(QUIET).map(([name, of]) => [
    name,
    ...lines.map(({ perMinute, share }) => cell({ ...of, perMinute, share })),
  ])
  process.stdout.write(
    `Visits of its own until a build is taken back: median / 95 of 100\n${inColumns([['a build that', ...lines.map(({ name }) => name)], ...rows])}\n`,
  )
  for (const [name, ...cells] of rows)
    expect([name, cells.filter((each) => each.includes('of'))]).toEqual([name, []])
  // and those that came with the same poll
  for (const [at, { perMinute, share }] of lines.entries())
    expect(Number(rows[0]?.[at + 1]?.split(' / ')[1])).toBeLessThanOrEqual(15 + (perMinute * share) / 100 / 6)
})

it('a build that fails one in twenty is hardly ever called healthy', () => {
  const random = randomFrom(17)
  for (const share of [10, 50, 100]) {
    const verdicts = Array.from({ length: 60 }, () =>
      verdictOf({ fresh: failing(1 / 20), perMinute: 200, share }, random),
    )
    expect([share, verdicts.filter((verdict) => verdict === 'healthy').length <= 3]).toEqual([share, true])
  }
  const fines = Array.from({ length: 60 }, () =>
    verdictOf({ fresh: fine, perMinute: 200, share: 10 }, random),
  )
  expect(new Set(fines)).toEqual(new Set(['healthy']))
})

const RELEASES: Record<string, { rate: Rate; named: string }> = {
  'fails one in twenty': { rate: failing(1 / 20), named: '' },
  'does not start in the oldest browsers': { rate: failing(1, 'oldest browsers'), named: 'oldest browsers' },
  'fails one in five in English': { rate: failing(1 / 5, 'language en'), named: 'language en' },
}

it('of 130 busy pages, builds that fail are taken back and named, and no other', () => {
  const random = randomFrom(7)
  const PAGES = 130
  const busy = { perMinute: 1200, share: 10 }
  for (const [name, { rate, named }] of Object.entries(RELEASES)) {
    const results = Array.from({ length: PAGES }, () => watched({ ...busy, fresh: rate }, 770, random))
    const reverted = results.flatMap(({ after }) => after ?? [])
    expect([name, reverted.length]).toEqual([name, PAGES])
    expect([name, within(reverted, 0.95) <= FEWEST_VISITS]).toEqual([name, true])
    const right = results.filter((result) => result.named === named).length
    expect([name, right > PAGES * 0.9]).toEqual([name, true])
  }
  const others = Array.from({ length: PAGES }, () => watched({ ...busy, fresh: fine }, 770, random))
  expect(others.filter(({ after }) => after !== undefined)).toEqual([])
})

it('of 2,000 releases in order, some during an outage, fewer than one in a thousand is taken back', () => {
  const random = randomFrom(11)
  const out =
    (rate: Rate): Rate =>
    (visit) =>
      Math.floor(visit.minute * 6) % 20 === 3 ? 0.5 : rate(visit)
  const alarms = Array.from({ length: 2000 }, (_, index) => {
    const isOut = index % 3 === 0
    const rates = isOut ? { fresh: out(fine), old: out(usual) } : { fresh: fine }
    return watched({ ...rates, perMinute: 1200, share: 10 }, 500, random)
  }).filter(({ after }) => after !== undefined)
  expect(alarms.length).toBeLessThan(3)
})
