import { test } from './test.ts'

/**
 * Registers a skipped test with the reason for a file without tests in a run of some pages: a file without any would
 * fail.
 */
export function skipIfEmpty(cases: readonly unknown[], why: string): void {
  if (cases.length === 0) test.skip(why, () => {})
}
