import {
  type Batch,
  type Control,
  drawn,
  evidenceOf,
  FALSE_ALARMS,
  floorEvidence,
  newControl,
  newTest,
  type Outcomes,
  type TestState,
  withBatch,
} from './sequential-test.ts'

/** Visitors of a build by a property that it may fail for alone. */
export const GROUPS = {
  'language zh': ['languages', 'zh'],
  'language en': ['languages', 'en'],
  'language tw': ['languages', 'tw'],
  'oldest browsers': ['engines', 'oldest'],
  'current browsers': ['engines', 'current'],
} as const
export type Group = keyof typeof GROUPS

/** Counts of a build: weighed (a network counts for a few an hour) in all and by group, and visits as they came. */
export type Counts = {
  all: Outcomes
  /** As they came, whatever network they are of. */
  raw?: number
  /** Weighed, by engine and by client. */
  engines?: Record<string, number>
  clients?: Record<string, number>
} & Partial<Record<Group, Outcomes>>

type Name = 'all' | Group
const NAMES = ['all', ...Object.keys(GROUPS)] as Name[]
/** Of the evidence: half of it is that of all visits. */
const weightOf = (name: Name) => (name === 'all' ? 0.5 : 0.5 / (NAMES.length - 1))
/** Chance that a group is named although the failures are spread over all. */
const MISNAMED = 0.05
/** Visits from which on a build that mostly fails is taken back without any other. */
const FLOOR_VISITS = 10
/** Slices of a share's time, in which both builds are to come in the same proportion. */
const SLICES = 8

const NONE: Outcomes = { visits: 0, failed: 0 }
const between = (now: Outcomes = NONE, before: Outcomes = NONE): Outcomes => ({
  // a count may fall where the collector drops old days
  visits: Math.max(0, now.visits - before.visits),
  failed: Math.max(0, now.failed - before.failed),
})
const rawOf = ({ raw, all }: Counts) => raw ?? all.visits

/** What is known of a new build against the old one; plain data, so that a watch outlives its process. */
export interface Evidence {
  begin: Pair
  last: Pair
  tests: Record<Name, TestState>
  /** Of the day before, where the old build has no visits beside the new one. */
  controls?: Partial<Record<Name, Control>>
  /** Visits of both builds by slices of the time. */
  slices: { fresh: number; old: number }[]
}
interface Pair {
  fresh: Counts
  old: Counts
}

/**
 * @param begin counts of the new build, and of the old one, when watching begins.
 * @param needed where all visitors get the new build: visits that those of the day before are to last for.
 */
export function newEvidence(begin: Pair, needed?: number): Evidence {
  const each = <Value>(of: (name: Name) => Value) =>
    Object.fromEntries(NAMES.map((name) => [name, of(name)])) as Record<Name, Value>
  return {
    begin,
    last: begin,
    tests: each(newTest),
    ...(needed !== undefined && { controls: each((name) => newControl(begin.old[name] ?? NONE, needed)) }),
    slices: [],
  }
}

/** Takes both builds' counts as they are now. @param part of the share's time that has passed, 0 to 1. */
export function withCounts(evidence: Evidence, now: Pair, part: number, random: () => number): Evidence {
  const { last, controls } = evidence
  const tests = { ...evidence.tests }
  const left = { ...controls }
  for (const name of NAMES) {
    const batch: Batch = {
      fresh: between(now.fresh[name], last.fresh[name]),
      old: between(now.old[name], last.old[name]),
    }
    const control = left[name]
    if (control) [batch.old, left[name]] = drawn(control, batch.fresh.visits, random)
    tests[name] = withBatch(tests[name], batch)
  }
  const slices = [...evidence.slices]
  const at = Math.min(SLICES - 1, Math.floor(part * SLICES))
  const { fresh, old } = slices[at] ?? { fresh: 0, old: 0 }
  slices[at] = {
    fresh: fresh + Math.max(0, rawOf(now.fresh) - rawOf(last.fresh)),
    old: old + Math.max(0, rawOf(now.old) - rawOf(last.old)),
  }
  for (let index = 0; index < at; index++) slices[index] ??= { fresh: 0, old: 0 }
  return { ...evidence, last: now, tests, slices, ...(controls && { controls: left }) }
}

/** Of all tests together: reaches 1 / p at any time with a chance of p at most, if the build fails no more often. */
export const strengthOf = ({ tests }: Evidence) =>
  NAMES.reduce((sum, name) => sum + weightOf(name) * evidenceOf(tests[name]), 0)

/** Whether the new build fails more often by more than chance. @param alarm what the evidence has to reach. */
export const isAlarming = (evidence: Evidence, alarm = 1 / FALSE_ALARMS) => strengthOf(evidence) >= alarm

/** Whether the new build fails more often than any may, whatever the other one does. */
export function isBelowFloor(evidence: Evidence, alarm = 1 / FALSE_ALARMS): boolean {
  const fresh = freshOf(evidence)
  return fresh.visits >= FLOOR_VISITS && floorEvidence(fresh) >= alarm
}

/** What the new build had since the begin. */
export const freshOf = ({ last, begin }: Evidence) => between(last.fresh.all, begin.fresh.all)
/** What the old build had in the same time; before it where the new one is for all. */
export const oldOf = ({ last, begin, controls }: Evidence) =>
  controls ? begin.old.all : between(last.old.all, begin.old.all)
/** Visits of each build that were held against the other's. */
export const comparedOf = ({ tests }: Evidence) => tests.all.used
/** Visits as they came. */
export const rawVisits = ({ last, begin, controls }: Evidence) => ({
  fresh: Math.max(0, rawOf(last.fresh) - rawOf(begin.fresh)),
  old: controls ? rawOf(begin.old) : Math.max(0, rawOf(last.old) - rawOf(begin.old)),
})
/** What a comparison is worth, as visits of a new build beside very many of the old one. */
export const worthOf = ({ tests }: Evidence) => {
  const { fresh, old } = tests.all.used
  return fresh + old > 0 ? (fresh * old) / (fresh + old) : 0
}
/** Whether visits of the day before are all held against others, so that new ones stand alone. */
export const isSpent = ({ controls }: Evidence) => controls?.all?.left.visits === 0

/**
 * In what the visits of the two builds differ, which a draw does not explain; '' where they do not. Reports that somebody forges
 * are seldom in the proportions of real ones.
 */
export function oddityOf({ begin, last, controls, slices }: Evidence): string {
  const since = (name: 'engines' | 'clients', of: 'fresh' | 'old') => {
    const counts = Object.entries(last[of][name] ?? {})
    const before = of === 'old' && controls ? {} : (begin[of][name] ?? {})
    return Object.fromEntries(counts.map(([key, n]) => [key, Math.max(0, n - (before[key] ?? 0))]))
  }
  if (differs(since('engines', 'fresh'), since('engines', 'old'))) return 'by browser'
  if (differs(since('clients', 'fresh'), since('clients', 'old'))) return 'by client'
  // until the host has the share's rules the old build comes alone
  const settled = slices.slice(slices.findIndex(({ fresh }) => fresh > 0) + 1)
  const bySlice = (of: 'fresh' | 'old') => Object.fromEntries(settled.map((slice, at) => [at, slice[of]]))
  return !controls && differs(bySlice('fresh'), bySlice('old')) ? 'by time' : ''
}

/** Counts of kinds of which fewer came are left out. */
const FEWEST_OF_KIND = 10
/** Part of the visits that has to be elsewhere before it matters. */
const SHIFT = 0.15
/** Standard deviations of a normal distribution. */
const SURELY = 4

/** Whether two samples are of different proportions: by the chi-squared test, and by a part of them that matters. */
function differs(fresh: Record<string, number>, old: Record<string, number>): boolean {
  const kinds = [...new Set([...Object.keys(fresh), ...Object.keys(old)])].filter(
    (kind) => (fresh[kind] ?? 0) + (old[kind] ?? 0) >= FEWEST_OF_KIND,
  )
  const sum = (of: Record<string, number>) => kinds.reduce((all, kind) => all + (of[kind] ?? 0), 0)
  const [fresher, older] = [sum(fresh), sum(old)]
  if (kinds.length < 2 || fresher === 0 || older === 0) return false
  let square = 0
  let shift = 0
  for (const kind of kinds) {
    const [a, b] = [fresh[kind] ?? 0, old[kind] ?? 0]
    const share = (a + b) / (fresher + older)
    square += (a - fresher * share) ** 2 / (fresher * share) + (b - older * share) ** 2 / (older * share)
    shift += Math.abs(a / fresher - b / older) / 2
  }
  const freedom = kinds.length - 1
  // Wilson and Hilferty, 1931: the cube root of chi-squared is nearly normal
  const deviations = (Math.cbrt(square / freedom) - (1 - 2 / (9 * freedom))) / Math.sqrt(2 / (9 * freedom))
  return deviations > SURELY && shift > SHIFT
}

/** The group that the failures gather in by more than chance, with its outcomes; undefined where they do not. */
export function suspectOf(evidence: Evidence): { group: Group; outcomes: Outcomes } | undefined {
  const { visits, failed } = freshOf(evidence)
  const { last, begin } = evidence
  const found = (Object.keys(GROUPS) as Group[])
    .map((group) => ({ group, outcomes: between(last.fresh[group], begin.fresh[group]) }))
    .map((each) => ({
      ...each,
      chance: upperTail(each.outcomes.failed, failed, each.outcomes.visits / visits),
    }))
    .sort((a, b) => a.chance - b.chance)[0]
  if (!found || found.chance > MISNAMED / Object.keys(GROUPS).length) return undefined
  return { group: found.group, outcomes: found.outcomes }
}

/** Chance that of so many at least `least` are of a kind that has this share. */
function upperTail(least: number, of: number, share: number): number {
  if (least === 0 || !(share < 1)) return 1
  let term = (1 - share) ** of
  let below = 0
  for (let k = 0; k < least; k++) {
    below += term
    term *= ((of - k) / (k + 1)) * (share / (1 - share))
  }
  return Math.max(0, 1 - below)
}
