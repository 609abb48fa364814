import { stripVTControlCharacters } from 'node:util'
import type { FullConfig, Reporter, Suite, TestCase, TestError, TestResult } from '@playwright/test/reporter'
import { quoted, sendEvent } from './events.ts'

/** Reports a run of Playwright to `npm test`. */
export default class PlaywrightReporter implements Reporter {
  private suite: Suite | undefined
  private total = 0
  private done = 0
  private failed = 0
  private outside = 0

  onBegin(_: FullConfig, suite: Suite): void {
    this.suite = suite
    this.total = suite.allTests().length
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const isLast = result.retry === test.retries || result.status === test.expectedStatus
    if (!isLast) return
    this.done++
    const outcome = test.outcome()
    if (outcome === 'flaky') sendEvent({ kind: 'unsteady', title: titleOf(test), replay: replayOf(test) })
    if (outcome === 'unexpected') {
      this.failed++
      const message = messageOf(result.error)
      sendEvent({ kind: 'failed', title: titleOf(test), message, replay: replayOf(test) })
    }
    sendEvent({ kind: 'progress', done: this.done, total: this.total, failed: this.failed })
  }

  onError(error: TestError): void {
    this.outside++
    const message = messageOf(error)
    sendEvent({
      kind: 'failed',
      title: 'an error outside of any test',
      message,
      replay: 'npx playwright test',
    })
  }

  onEnd(): void {
    const outcomes = (this.suite?.allTests() ?? []).map((test) => test.outcome())
    const count = (...wanted: string[]) => outcomes.filter((each) => wanted.includes(each)).length
    sendEvent({
      kind: 'end',
      passed: count('expected', 'flaky'),
      failed: count('unexpected') + this.outside,
      skipped: count('skipped'),
    })
  }

  printsToStdio(): boolean {
    return false
  }
}

/** File, suites and title: the first two of the path are the run and its project. */
const titleOf = (test: TestCase) => test.titlePath().slice(2).join(' › ')

function replayOf(test: TestCase): string {
  const [file = '', ...titles] = test.titlePath().slice(2)
  const pattern = titles.join(' ').replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return `npx playwright test ${file.replace(/\.e2e\.ts$/, '')} -g ${quoted(pattern)}`
}

/** The runner colors its messages. */
const messageOf = (error: TestError | undefined) =>
  stripVTControlCharacters([error?.message ?? error?.value ?? 'no message', error?.snippet ?? ''].join('\n'))
