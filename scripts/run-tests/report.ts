import type { Outcome } from './run-step.ts'

/** What came of a step: `6,622 passed, 9 skipped, 98 s`. */
export function countsOf(outcome: Outcome, seconds: number): string {
  const { passed, failed, skipped } = outcome
  return [
    ...(failed > 0 ? [`${format(failed)} failed`] : []),
    ...(passed > 0 ? [`${format(passed)} passed`] : []),
    ...(skipped > 0 ? [`${format(skipped)} skipped`] : []),
    `${format(seconds)} s`,
  ].join(', ')
}

/** Each failure once, with the command that plays it alone; then what passed only when it was retried. */
export function summaryOf(outcomes: readonly Outcome[]): string {
  const failures = outcomes.flatMap(({ failures }) => failures)
  const unsteady = outcomes.flatMap(({ unsteady }) => unsteady)
  return [
    ...failures.map(
      ({ title, message, replay }) => `\nFAILED  ${title}\n${indented(message)}\n  alone: ${replay}\n`,
    ),
    ...(unsteady.length > 0
      ? [
          '\nUnsteady: failed at first, passed when retried. Fix each at its cause.\n',
          ...unsteady.map(({ title, replay }) => `  ${title}\n    alone: ${replay}\n`),
        ]
      : []),
  ].join('')
}

const indented = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => `  ${line}`.trimEnd())
    .join('\n')

const format = (count: number) => Math.round(count).toLocaleString('en-US')
