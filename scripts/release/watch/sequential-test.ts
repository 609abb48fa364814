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

/**
 * Whether a new build fails more often than the old one, asked as often as one likes: a mixture sequential probability ratio
 * test (H. Robbins, 1970; R. Johari et al., Always Valid Inference, 2022) on Fisher's 2x2 tables. Given how many visits each
 * build had in a batch, and how many failed in all, those of the new one follow Fisher's noncentral hypergeometric
 * distribution, whatever made visits fail at that time. So an outage that meets both builds is no evidence, nor is a change
 * of the share between two batches. By Ville's inequality (1939) the evidence of a build that fails no more often than
 * tolerated reaches 1 / p at any time with a chance of p at most.
 */
export class SequentialTest {
  readonly #logs = ODDS.map(() => 0)

  add({ fresh, old }: Batch): void {
    const failed = fresh.failed + old.failed
    if (failed === 0 || fresh.visits === 0 || old.visits === 0) return
    const tolerated = logTotal(fresh.visits, old.visits, failed, Math.log(TOLERATED))
    for (const [index, odds] of ODDS.entries()) {
      const total = logTotal(fresh.visits, old.visits, failed, Math.log(TOLERATED * odds))
      this.#logs[index] = (this.#logs[index] as number) + fresh.failed * Math.log(odds) - total + tolerated
    }
  }

  /** How many times more likely what was seen is by one of the odds looked for than by the tolerated ones. */
  get evidence(): number {
    return this.#logs.reduce((sum, log) => sum + Math.exp(log) / ODDS.length, 0)
  }
}

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

/** Visits of the time before a release, in random order: the old build has none beside a new one that all visitors get. */
export class Control {
  #left: Outcomes

  constructor(outcomes: Outcomes) {
    this.#left = { ...outcomes }
  }

  /** Draws visits that were not drawn yet, as many as there are at most. @param random numbers of 0 to 1. */
  take(visits: number, random: () => number): Outcomes {
    const drawn = { visits: Math.min(visits, this.#left.visits), failed: 0 }
    for (let left = this.#left.visits; left > this.#left.visits - drawn.visits; left--)
      if (random() * left < this.#left.failed - drawn.failed) drawn.failed++
    this.#left = { visits: this.#left.visits - drawn.visits, failed: this.#left.failed - drawn.failed }
    return drawn
  }
}
