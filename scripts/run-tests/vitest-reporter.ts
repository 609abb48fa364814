import type { Reporter, SerializedError, TestCase, TestModule, TestSpecification } from 'vitest/node'
import { quoted, sendEvent } from './events.ts'

/** Reports a run of vitest to `npm test`. */
export default class VitestReporter implements Reporter {
  private total = 0
  private done = 0
  private counts = { passed: 0, failed: 0, skipped: 0 }

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    this.total = specifications.length
  }

  onTestModuleEnd(module: TestModule): void {
    for (const error of module.errors()) this.fail(module.relativeModuleId, error, module.relativeModuleId)
    this.done++
    const { failed } = this.counts
    sendEvent({ kind: 'progress', done: this.done, total: this.total, failed })
  }

  onTestCaseResult(test: TestCase): void {
    const { state, errors } = test.result()
    if (state === 'pending') return
    if (state !== 'failed') {
      this.counts[state]++
      return
    }
    const file = test.module.relativeModuleId
    this.fail(`${file} › ${test.fullName}`, errors[0], `${file} -t ${quoted(patternOf(test))}`)
  }

  onTestRunEnd(_: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    for (const error of unhandled) this.fail('an error outside of any test', error, '')
    sendEvent({ kind: 'end', ...this.counts })
  }

  private fail(title: string, error: SerializedError | undefined, where: string): void {
    this.counts.failed++
    const [frame] = error?.stacks ?? []
    const message = [
      error?.message ?? 'no message',
      ...(error?.diff ? [error.diff] : []),
      ...(frame ? [`at ${frame.file}:${frame.line}:${frame.column}`] : []),
    ].join('\n')
    sendEvent({ kind: 'failed', title, message, replay: `npx vitest run ${where}`.trim() })
  }
}

/** `-t` takes a regular expression, and names a test by its suites and its title with spaces between them. */
const patternOf = ({ fullName }: TestCase) =>
  fullName.replaceAll(' > ', ' ').replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
