/** Visits of a build, and how many of them failed to start. */
export interface Outcomes {
  visits: number
  failed: number
}

/** New and old build in the same time. */
export interface Batch {
  fresh: Outcomes
  old: Outcomes
}

/** Chance that a build which fails no more often than tolerated is ever called failing, however long it is watched. */
export const FALSE_ALARMS = 1 / 1000
/** Odds of failing against those of the old build that are put up with: the files of a new build are in no cache yet. */
export const TOLERATED = 1.5
/** Odds against the tolerated ones that it looks for, with equal weight. */
const ODDS = [2, 4, 8, 16, 64]

/** A test as it stands; plain data, so that it can be kept and gone on with. */
export interface TestState {
  /** Logarithms of the likelihood ratio, by the odds. */
  logs: number[]
  /** Visits that wait until the other build has some, too. */
  waiting: Batch
  /** Visits that were weighed. */
  used: { fresh: number; old: number }
}

export const newTest = (): TestState => ({
  logs: ODDS.map(() => 0),
  waiting: { fresh: { visits: 0, failed: 0 }, old: { visits: 0, failed: 0 } },
  used: { fresh: 0, old: 0 },
})

/**
 * Takes a batch. Whether a new build fails more often than the old one, asked as often as one likes: a mixture sequential
 * probability ratio test (H. Robbins, 1970; R. Johari et al., Always Valid Inference, 2022) on Fisher's 2x2 tables. Given how
 * many visits each build had in a batch, and how many failed in all, those of the new one follow Fisher's noncentral
 * hypergeometric distribution, whatever made visits fail at that time. So an outage that meets both builds is no evidence, nor is
 * a change of the share between two batches. By Ville's inequality (1939) the evidence of a build that fails no more often than
 * tolerated reaches 1 / p at any time with a chance of p at most. Visits of one build alone compare nothing: they wait for the other's.
 */
export function withBatch(state: TestState, { fresh: cameFresh, old: cameOld }: Batch): TestState {
  const fresh = plus(state.waiting.fresh, cameFresh)
  const old = plus(state.waiting.old, cameOld)
  if (fresh.visits === 0 || old.visits === 0) return { ...state, waiting: { fresh, old } }
  const used = { fresh: state.used.fresh + fresh.visits, old: state.used.old + old.visits }
  const { waiting } = newTest()
  const failed = fresh.failed + old.failed
  if (failed === 0) return { ...state, waiting, used }
  const tolerated = logTotal(fresh.visits, old.visits, failed, Math.log(TOLERATED))
  const logs = ODDS.map((odds, index) => {
    const total = logTotal(fresh.visits, old.visits, failed, Math.log(TOLERATED * odds))
    return (state.logs[index] as number) + fresh.failed * Math.log(odds) - total + tolerated
  })
  return { logs, waiting, used }
}

/** How many times more likely what was seen is by one of the odds looked for than by the tolerated ones. */
export const evidenceOf = ({ logs }: TestState) =>
  logs.reduce((sum, log) => sum + Math.exp(log) / ODDS.length, 0)

export const plus = (a: Outcomes, b: Outcomes): Outcomes => ({
  visits: a.visits + b.visits,
  failed: a.failed + b.failed,
})

/** A build that fails more often is taken back whatever the other one does. */
export const MOST_FAILING = 1 / 5
/** Rates of failing against that one, with equal weight. */
const RATES = [0.3, 0.5, 0.75, 0.95]

/**
 * How many times more likely the outcomes are by one of the rates above {@link MOST_FAILING} than by that one. Needs no other build; like
 * {@link evidenceOf} it may be looked at as often as one likes.
 */
export const floorEvidence = ({ visits, failed }: Outcomes) =>
  RATES.reduce((sum, rate) => {
    const log =
      failed * Math.log(rate / MOST_FAILING) + (visits - failed) * Math.log((1 - rate) / (1 - MOST_FAILING))
    return sum + Math.exp(log) / RATES.length
  }, 0)

/** Logarithm of the sum over all tables with these margins: choices of failing visits, each weighted by the odds. */
function logTotal(fresh: number, old: number, failed: number, logOdds: number): number {
  const least = Math.max(0, failed - old)
  const most = Math.min(failed, fresh)
  let term = 0
  let greatest = 0
  const terms = [0]
  // each table from the one before; their common factor falls out of every ratio
  for (let x = least; x < most; x++) {
    term += Math.log(((fresh - x) * (failed - x)) / ((x + 1) * (old - failed + x + 1))) + logOdds
    greatest = Math.max(greatest, term)
    terms.push(term)
  }
  const sum = terms.reduce((all, each) => all + Math.exp(each - greatest), 0)
  return least * logOdds + greatest + Math.log(sum)
}

/** Visits of the time before a release: the old build has none beside a new one that all visitors get. */
export interface Control {
  left: Outcomes
  /** So many stand against each new visit. */
  perVisit: number
}

/** At most so many of the time before stand against each new visit. */
const MOST_CONTROLS = 9

/** @param needed visits of the new build that they are to last for. */
export const newControl = (before: Outcomes, needed: number): Control => ({
  left: before,
  perVisit: Math.max(1, Math.min(MOST_CONTROLS, Math.floor(before.visits / Math.max(1, needed)))),
})

/** Draws those of so many new visits in random order, each once; fewer where they run out. @param random numbers of 0 to 1. */
export function drawn(control: Control, visits: number, random: () => number): [Outcomes, Control] {
  const { left, perVisit } = control
  const taken = { visits: Math.min(visits * perVisit, left.visits), failed: 0 }
  for (let among = left.visits; among > left.visits - taken.visits; among--)
    if (random() * among < left.failed - taken.failed) taken.failed++
  const rest = { visits: left.visits - taken.visits, failed: left.failed - taken.failed }
  return [taken, { ...control, left: rest }]
}
