import { it } from 'vitest'

/** Says of a file why it has no test in a run about some pages: one without any would be a failure. */
export function skipIfEmpty(cases: readonly unknown[], why: string): void {
  if (cases.length === 0) it.skip(why, () => {})
}
