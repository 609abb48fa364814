import { readFileSync } from 'node:fs'

/** What a run of browser tests left: of each spec file its tests, and what failed outside them. */
export interface RunRecord {
  files: FileRecord[]
  /** What nobody caught, and an end before the end. */
  crashes: string[]
}

export interface FileRecord {
  /** From the root: `scripts/e2e/pages/smoke.e2e.ts`. */
  file: string
  /** Why the file failed to load, or which hook failed: then its tests say nothing. */
  problems: string[]
  tests: TestRecord[]
}

export interface TestRecord {
  /** Names of the blocks around it, and its own. */
  titles: string[]
  state: 'passed' | 'failed' | 'skipped'
  /** What it failed with, all of it but the stack. */
  failure: string
  milliseconds?: number
}

/** Undefined where the run left none, as one that was killed. */
export function readRecord(file: string): RunRecord | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
