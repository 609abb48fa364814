import type { Outcome } from './run-step.ts'

/** A finished step: `3 of 4  unit     6,622 passed, 9 skipped, 98 s`. */
export function lineOf(place: string, name: string, outcome: Outcome, seconds: number): string {
  const { passed, failed, skipped } = outcome
  const counts = [
    ...(failed > 0 ? [`${format(failed)} failed`] : []),
    ...(passed > 0 ? [`${format(passed)} passed`] : []),
    ...(skipped > 0 ? [`${format(skipped)} skipped`] : []),
    `${format(seconds)} s`,
  ]
  return `${place}  ${name.padEnd(8)} ${counts.join(', ')}`
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
