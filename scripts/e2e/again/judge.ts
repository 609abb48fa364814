import type { FileRecord, RunRecord, TestRecord } from './record.ts'

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

/** Tests of the same name in a file are repeated together: they cannot be distinguished. */
function failedIn(record: RunRecord): Failed[] {
  return record.files.flatMap(({ file, problems, tests }): Failed[] => {
    if (problems.length > 0) return [{ file, failure: problems.join('\n') }]
    const failed = tests.filter(({ state }) => state === 'failed')
    return failed
      .filter((test, at) => failed.findIndex((each) => isNamed(each, test.titles)) === at)
      .map(({ titles, failure }) => ({ file, titles, failure }))
  })
}

/**
 * What a run comes to, after what was played again.
 *
 * @param first undefined for a run that left no record.
 * @param again for each of `worthPlayingAgain(first)`, the record of that run, undefined where it left none.
 */
export function judge(
  first: RunRecord | undefined,
  exitCode: number,
  again: Map<Failed, RunRecord | undefined> = new Map(),
): Verdict {
  const verdict: Verdict = { passed: 0, failed: 0, failures: [], unsteady: [] }
  if (!first) return { ...verdict, failed: 1, failures: ['It left no report.'] }
  const fail = (failed: Failed) => {
    verdict.failed += 1
    verdict.failures.push(lineOf(failed))
  }
  const replayed = [...again].map(([failed, record]) => ({ failed, record }))

  for (const { file, problems, tests } of first.files) {
    const whole = replayed.find(({ failed }) => failed.file === file && !failed.titles)
    if (whole) {
      playedWhole(whole.failed, tests, fileIn(whole.record, file), verdict, fail)
      continue
    }
    if (problems.length > 0) fail({ file, failure: problems.join('\n') })
    for (const [at, { state, titles, failure }] of tests.entries()) {
      if (state === 'passed') verdict.passed += 1
      if (state !== 'failed') continue
      const second = replayed.find(
        ({ failed }) => failed.file === file && failed.titles && isNamed({ titles: failed.titles }, titles),
      )
      // of several with one name, the same one
      const nth = tests.slice(0, at).filter((each) => isNamed(each, titles)).length
      if (second && passedIn(second.record, file, titles, nth)) {
        verdict.passed += 1
        verdict.unsteady.push({ file, titles, failure })
      } else fail({ file, titles, failure })
    }
  }
  const { failed, unsteady } = verdict
  const silent = exitCode !== 0 && failed + unsteady.length + first.crashes.length === 0
  for (const crash of silent ? ['it does not say why'] : first.crashes)
    fail({ file: 'It failed outside its tests', failure: crash })
  const most = mostUnsteady(verdict.passed + verdict.failed)
  if (unsteady.length > most) {
    verdict.failed += 1
    verdict.failures.push(`${unsteady.length} tests are unsteady: with more than ${most} the run has failed.`)
  }
  return verdict
}

/** The second run of a file replaces a first one without test results. */
function playedWhole(
  failed: Failed,
  before: TestRecord[],
  second: FileRecord | undefined,
  verdict: Verdict,
  fail: (failed: Failed) => void,
): void {
  const { file } = failed
  if (!second || second.problems.length > 0) {
    for (const { state, titles, failure } of before) {
      if (state === 'passed') verdict.passed += 1
      if (state === 'failed') fail({ file, titles, failure })
    }
    fail(failed)
    return
  }
  verdict.unsteady.push(failed)
  for (const { state, titles, failure } of second.tests) {
    if (state === 'failed') fail({ file, titles, failure })
    if (state !== 'passed') continue
    verdict.passed += 1
    const once = before.find((each) => each.state === 'failed' && isNamed(each, titles))
    if (once) verdict.unsteady.push({ file, titles, failure: once.failure })
  }
}

function passedIn(record: RunRecord | undefined, file: string, titles: string[], nth: number): boolean {
  const found = fileIn(record, file)
  if (!found || found.problems.length > 0) return false
  return found.tests.filter((test) => isNamed(test, titles))[nth]?.state === 'passed'
}

/** A crashed run proves nothing, whatever its tests say. */
function fileIn(record: RunRecord | undefined, file: string): FileRecord | undefined {
  return record?.crashes.length === 0 ? record.files.find((each) => each.file === file) : undefined
}

function isNamed(test: { titles: string[] }, titles: string[]): boolean {
  return test.titles.join('\n') === titles.join('\n')
}

/** `scripts/e2e/pages/smoke.e2e.ts: warlord/season in zh …`, or the file alone. */
export function nameOf({ file, titles }: Omit<Failed, 'failure'>): string {
  return titles ? `${file}: ${titles.join(' ')}` : file
}

function lineOf(failed: Failed): string {
  return `${nameOf(failed)}: ${failed.failure.split('\n', 1)[0]?.slice(0, 200)}`
}
