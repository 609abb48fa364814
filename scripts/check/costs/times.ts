import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

export interface TimedTest {
  /** From the root. */
  file: string
  /** With the names of the blocks around it. */
  title: string
  milliseconds: number
}

/** A check as it was run last, by the wall's clock; of tests each, which run side by side. */
export interface TimedCheck {
  title: string
  milliseconds: number
  tests: TimedTest[]
}

/** TEST_TIMES overrides the folder, for separate runs. */
const FOLDER = process.env.TEST_TIMES ?? 'node_modules/.cache/test-times'

/** Remembers what a check took, for `npm run costs`. */
export function keepTimes(check: TimedCheck): void {
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(path.join(FOLDER, `${check.title.replaceAll(' ', '-')}.json`), JSON.stringify(check))
}

/** The checks that were run here, each as it was last. */
export function readTimes(folder = FOLDER): TimedCheck[] {
  try {
    return readdirSync(folder).map((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')))
  } catch {
    return []
  }
}
