import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What takes a minute or half of one: begun last, it would keep one worker at work while the others are done. */
const LONG = /\/(smoke\.e2e|facts-\d\.test|payment\.e2e|once\.e2e|journeys\.e2e|routes\.e2e)\.tsx?$/

/** Begins with the long test files. vitest goes by size where it has no times of an earlier run, and those are short files. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) =>
      moduleId.endsWith('/smoke.e2e.ts') ? 0 : LONG.test(moduleId) ? 1 : 2
    return (await super.sort(files)).sort((one, other) => rank(one) - rank(other))
  }
}
