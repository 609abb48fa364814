import { type Batch, Control, FALSE_ALARMS, type Outcomes, SequentialTest } from './sequential-test.ts'

/** Visitors of a build by a property that it may fail for alone. */
export const GROUPS = {
  'language zh': ['languages', 'zh'],
  'language en': ['languages', 'en'],
  'language tw': ['languages', 'tw'],
  'oldest browsers': ['engines', 'oldest'],
  'current browsers': ['engines', 'current'],
} as const
export type Group = keyof typeof GROUPS

/** Counts of a build: of all visits, and of those of each group. */
export type Counts = { all: Outcomes } & Partial<Record<Group, Outcomes>>

type Name = 'all' | Group
const NAMES = ['all', ...Object.keys(GROUPS)] as Name[]
/** Of the evidence: half of it is that of all visits. */
const weightOf = (name: Name) => (name === 'all' ? 0.5 : 0.5 / (NAMES.length - 1))
/** Chance that a group is named although the failures are spread over all. */
const MISNAMED = 0.05
/** Visits of the time before that stand against each new one. */
const CONTROLS = 9

const NONE: Outcomes = { visits: 0, failed: 0 }
const between = (now: Outcomes = NONE, before: Outcomes = NONE): Outcomes => ({
  // a count may fall where the collector drops old days
  visits: Math.max(0, now.visits - before.visits),
  failed: Math.max(0, now.failed - before.failed),
})

/** What is known of a new build against the old one: of all visits and of each group, each counted from where it is made. */
export class Evidence {
  readonly #tests = new Map(NAMES.map((name) => [name, new SequentialTest()]))
  readonly #begin: { fresh: Counts; old: Counts }
  readonly #controls: Map<Name, Control> | undefined
  readonly #random: () => number
  #last: { fresh: Counts; old: Counts }

  /**
   * @param fresh counts of the new build, and of the old one, when watching begins.
   * @param isForAll the old build has no visits beside the new one: those before stand against it.
   */
  constructor(fresh: Counts, old: Counts, isForAll: boolean, random: () => number = Math.random) {
    this.#begin = this.#last = { fresh, old }
    this.#random = random
    if (isForAll) this.#controls = new Map(NAMES.map((name) => [name, new Control(old[name] ?? NONE)]))
  }

  /** Takes both builds' counts as they are now. */
  add(fresh: Counts, old: Counts): void {
    for (const name of NAMES) {
      const batch: Batch = {
        fresh: between(fresh[name], this.#last.fresh[name]),
        old: between(old[name], this.#last.old[name]),
      }
      const control = this.#controls?.get(name)
      if (control) batch.old = control.take(batch.fresh.visits * CONTROLS, this.#random)
      this.#tests.get(name)?.add(batch)
    }
    this.#last = { fresh, old }
  }

  /** Of all tests together: reaches 1 / p at any time with a chance of p at most, if the build fails no more often. */
  get strength(): number {
    return NAMES.reduce((sum, name) => sum + weightOf(name) * (this.#tests.get(name)?.evidence ?? 0), 0)
  }

  /** Whether the new build fails more often by more than chance. @param pages how many are watched at once. */
  isAlarming(pages = 1): boolean {
    return this.strength >= pages / FALSE_ALARMS
  }

  /** What the new build had since the begin. */
  get fresh(): Outcomes {
    return between(this.#last.fresh.all, this.#begin.fresh.all)
  }

  /** What the old build had in the same time; before it where the new one is for all. */
  get old(): Outcomes {
    return this.#controls ? this.#begin.old.all : between(this.#last.old.all, this.#begin.old.all)
  }

  /** The group that the failures gather in by more than chance, with its outcomes; undefined where they do not. */
  get suspect(): { group: Group; outcomes: Outcomes } | undefined {
    const { visits, failed } = this.fresh
    const found = (Object.keys(GROUPS) as Group[])
      .map((group) => ({ group, outcomes: between(this.#last.fresh[group], this.#begin.fresh[group]) }))
      .map((each) => ({
        ...each,
        chance: upperTail(each.outcomes.failed, failed, each.outcomes.visits / visits),
      }))
      .sort((a, b) => a.chance - b.chance)[0]
    if (!found || found.chance > MISNAMED / Object.keys(GROUPS).length) return undefined
    return { group: found.group, outcomes: found.outcomes }
  }
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
