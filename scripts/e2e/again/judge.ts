import type { RunRecord } from './record.ts'

/** A run with more unsteady tests has failed: one in a hundred of those played, at least three. */
const mostUnsteady = (played: number) => Math.max(3, Math.floor(played / 100))
/** More failures than this are no bad luck: playing each again would only make the answer late. */
const MOST_PLAYED_AGAIN = 20

/** A failure of a run: a test, or a whole file if the failure is outside its tests. */
export interface Failed {
  file: string
  titles?: string[]
  /** What it failed with, all of it. */
  failure: string
}

export interface Verdict {
  passed: number
  failed: number
  /** One line per failure: file, test, first message. */
  failures: string[]
  /** What failed once, and passed when it was played again by itself: with its first failure. */
  unsteady: Failed[]
}

/** Failures to repeat. A crashed run has failed whatever its tests say. */
export function worthPlayingAgain(record: RunRecord | undefined): Failed[] {
  if (!record) return []
  const failed = failedIn(record)
  return record.crashes.length > 0 || failed.length > MOST_PLAYED_AGAIN ? [] : failed
}

const failedIn = ({ files }: RunRecord): Failed[] =>
  files.flatMap(({ file, problems, tests }): Failed[] => {
    if (problems.length > 0) return [{ file, failure: problems.join('\n') }]
    return tests
      .filter(({ state }) => state === 'failed')
      .map(({ titles, failure }) => ({ file, titles, failure }))
  })

/** How many tests of a run passed. */
export const passedIn = ({ files }: RunRecord): number =>
  files.flatMap(({ tests }) => tests).filter(({ state }) => state === 'passed').length

/**
 * What a run comes to, after what was played again.
 *
 * @param first undefined for a run that left no record.
 * @param again for each of `worthPlayingAgain(first)`, how many tests passed in its second run; 0 where that failed.
 */
export function judge(
  first: RunRecord | undefined,
  exitCode: number,
  again: ReadonlyMap<Failed, number> = new Map(),
): Verdict {
  if (!first) return { passed: 0, failed: 1, failures: ['It left no report.'], unsteady: [] }
  const failed = again.size > 0 ? [...again.keys()] : failedIn(first)
  const unsteady = failed.filter((each) => again.get(each))
  const silent = exitCode !== 0 && failed.length + first.crashes.length === 0
  const crashes = silent ? ['it ended before them; the reason is in its output above'] : first.crashes
  const failures = [
    ...failed.filter((each) => !again.get(each)),
    ...crashes.map((failure) => ({ file: 'It failed outside its tests', failure })),
  ].map(lineOf)
  // a file that failed outside its tests counts as it went the second time
  const whole = { files: first.files.filter(({ problems }) => problems.length === 0), crashes: [] }
  const passed = unsteady.reduce(
    (sum, each) => sum + (each.titles ? 1 : (again.get(each) ?? 0)),
    passedIn(whole),
  )
  const most = mostUnsteady(passed + failures.length)
  if (unsteady.length > most)
    failures.push(`${unsteady.length} tests are unsteady: with more than ${most} the run has failed.`)
  return { passed, failed: failures.length, failures, unsteady }
}

/** `scripts/e2e/pages/smoke.e2e.ts: warlord/season in zh …`, or the file alone. */
export function nameOf({ file, titles }: Omit<Failed, 'failure'>): string {
  return titles ? `${file}: ${titles.join(' ')}` : file
}

function lineOf(failed: Failed): string {
  return `${nameOf(failed)}: ${failed.failure.split('\n', 1)[0]?.slice(0, 200)}`
}
