import { appendFileSync } from 'node:fs'

/** For the summary of a run; empty where every test was steady. Each begins on a line of its own with "UNSTEADY". */
export function printUnsteady(unsteady: readonly string[]): string {
  if (unsteady.length === 0) return ''
  return `\n== Unsteady: failed at first, passed when retried\n\n${linesOf(unsteady)}`
}

/** Appends the list for the run of several runs that names a file for it (`.ci/run`). */
export function handOn(unsteady: readonly string[], file = process.env.UNSTEADY_LIST): void {
  if (file && unsteady.length > 0) appendFileSync(file, linesOf(unsteady))
}

const linesOf = (unsteady: readonly string[]) => unsteady.map((each) => `UNSTEADY  ${each}\n`).join('')
