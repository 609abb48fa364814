import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What takes a minute: begun last, it would keep one worker busy while the others are done. */
const LONG = /\/(facts|meanwhile|states)-\d\.test\.tsx$/

/** Begins with the long test files. vitest sorts by size where it has no times of an earlier run, and those are short files. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => (LONG.test(moduleId) ? 0 : 1)
    return (await super.sort(files)).sort((one, other) => rank(one) - rank(other))
  }
}
