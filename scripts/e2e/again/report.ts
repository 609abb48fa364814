import { appendFileSync } from 'node:fs'
import { type Failed, nameOf } from './judge.ts'

/** For the summary of a run; empty where every test was steady. Each begins on a line of its own with "UNSTEADY". */
export function printUnsteady(unsteady: readonly Failed[]): string {
  if (unsteady.length === 0) return ''
  const each = unsteady.map(
    (failed) => `UNSTEADY  ${nameOf(failed)}\n${failed.failure.replaceAll(/^/gm, '    ')}\n`,
  )
  return `\n== Unsteady: failed at first, passed when played again by themselves\n\n${each.join('')}`
}

/** Hands the list on to the run of several runs that names a file for it (`.ci/run`). */
export function handOn(unsteady: readonly Failed[], file = process.env.UNSTEADY_LIST): void {
  if (!file || unsteady.length === 0) return
  appendFileSync(file, printUnsteady(unsteady).replace(/^\n==.*\n\n/, ''))
}
