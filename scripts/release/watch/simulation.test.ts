import { expect, it } from 'vitest'
import { inColumns } from '../../command/format-counts.ts'
import { randomFrom } from '../testing/interleave.ts'
import { type Counts, Evidence, type Group } from './evidence.ts'
import { FEWEST_VISITS } from './watch.ts'

const PAGES = 130
const VISITS = 1_000_000
/** Visits of a page between two looks at the collector, and how many of them are shown the canary. */
const BATCH = 200
const SHARE = 0.1
const LANGUAGES = { 'language zh': 0.5, 'language en': 0.3, 'language tw': 0.2 } as const
const ENGINES = { 'oldest browsers': 0.08, 'current browsers': 0.92 } as const
/** What fails of a build that is in order, by its browser: bad networks, mostly. */
const USUAL = { 'oldest browsers': 0.015, 'current browsers': 0.004 } as const

type Language = keyof typeof LANGUAGES
type Engine = keyof typeof ENGINES
type Rate = (language: Language, engine: Engine) => number

const usual: Rate = (_, engine) => USUAL[engine]
/** A build in order fails a little more at first: its files are in no cache. */
const fresh: Rate = (_, engine) => USUAL[engine] * 1.4
const failing =
  (rate: number, where: Group | '' = ''): Rate =>
  (language, engine) =>
    where === '' || where === language || where === engine
      ? Math.max(rate, fresh(language, engine))
      : fresh(language, engine)

const RELEASES: Record<string, { rate: Rate; named: Group | undefined }> = {
  'fails one in twenty': { rate: failing(1 / 20), named: undefined },
  'does not start in the oldest browsers': { rate: failing(1, 'oldest browsers'), named: 'oldest browsers' },
  'fails one in five in English': { rate: failing(1 / 5, 'language en'), named: 'language en' },
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
function visit(counts: Counts, rate: Rate, random: () => number): void {
  const groups = [pick(LANGUAGES, random), pick(ENGINES, random)] as const
  const failed = random() < rate(...groups) ? 1 : 0
  for (const name of ['all', ...groups] as const) {
    counts[name] ??= { visits: 0, failed: 0 }
    counts[name].visits++
    counts[name].failed += failed
  }
}

/** Watches one release for so many visits. @param outage what fails of both builds, by the batch. */
function watched(
  rate: Rate,
  visits: number,
  random: () => number,
  outage: (batch: number) => number = () => 0,
) {
  const [fresh, old] = [none(), none()]
  const evidence = new Evidence(structuredClone(fresh), structuredClone(old), false)
  for (let seen = 0; seen < visits; seen += BATCH) {
    const out = outage(seen / BATCH)
    const during =
      (each: Rate): Rate =>
      (...groups) =>
        Math.max(out, each(...groups))
    for (let at = 0; at < BATCH; at++) {
      if (random() < SHARE) visit(fresh, during(rate), random)
      else visit(old, during(usual), random)
    }
    evidence.add(structuredClone(fresh), structuredClone(old))
    if (evidence.isAlarming()) return { reverted: evidence.fresh.visits, named: evidence.suspect?.group }
  }
  return { reverted: undefined, named: undefined }
}

/** The number that this part of the values is below. */
const within = (values: number[], part: number) =>
  values.sort((a, b) => a - b)[Math.floor(values.length * part)] ?? Number.NaN

it('of 130 pages and a million visits, builds that fail are taken back and named, and no other', () => {
  const random = randomFrom(7)
  const rows = Object.entries(RELEASES).map(([name, { rate, named }]) => {
    const results = Array.from({ length: PAGES }, () => watched(rate, VISITS / PAGES, random))
    const reverted = results.flatMap((result) => result.reverted ?? [])
    const right = results.filter((result) => result.reverted !== undefined && result.named === named).length
    return {
      name,
      reverted: reverted.length,
      median: within(reverted, 0.5),
      most: within(reverted, 0.95),
      right,
    }
  })
  const fine = Array.from({ length: PAGES }, () => watched(fresh, VISITS / PAGES, random))
  const head = [
    'a build that',
    'taken back',
    'after visits of its own (median)',
    '95 of 100 within',
    'named rightly',
  ]
  const cells = rows.map(({ name, reverted, median, most, right }) => [
    name,
    ...[reverted, median, most, right].map(String),
  ])
  process.stdout.write(
    `${PAGES} pages, ${VISITS} visits each time, a tenth of them of the new build\n` +
      `${inColumns([head, ...cells, ['is in order', String(fine.filter(({ reverted }) => reverted).length), '', '']])}\n`,
  )
  for (const { name, reverted, median, most, right } of rows) {
    expect([name, reverted]).toEqual([name, PAGES])
    expect([name, median < 2000]).toEqual([name, true])
    expect([name, most <= FEWEST_VISITS]).toEqual([name, true])
    expect([name, right > PAGES * 0.9]).toEqual([name, true])
  }
  expect(fine.filter(({ reverted }) => reverted)).toEqual([])
})

it('of 3,000 releases in order, some during an outage, fewer than one in a thousand is taken back', () => {
  const random = randomFrom(11)
  const outage = (batch: number) => (batch % 10 === 3 ? 0.5 : 0)
  const alarms = Array.from({ length: 3000 }, (_, index) =>
    watched(fresh, 6000, random, index % 3 === 0 ? outage : undefined),
  ).filter(({ reverted }) => reverted)
  expect(alarms.length).toBeLessThan(3)
})
