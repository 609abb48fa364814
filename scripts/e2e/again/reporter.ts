import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type {
  Reporter,
  SerializedError,
  TestCase,
  TestModule,
  TestRunEndReason,
  TestSuite,
} from 'vitest/node'
import type { FileRecord, RunRecord, TestRecord } from './record.ts'

/** A reporter of vitest: writes the record of a run to the file that E2E_RECORD names. */
export default class Recorder implements Reporter {
  onTestRunEnd(
    modules: readonly TestModule[],
    unhandled: readonly SerializedError[],
    reason: TestRunEndReason,
  ): void {
    const crashes = unhandled.map(wordsOf)
    // a run that is to stop at its first failure ends so as well
    if (reason === 'interrupted' && !process.env.E2E_ONCE) crashes.push('It ended before its end.')
    const record: RunRecord = { files: modules.map(fileOf), crashes }
    writeFileSync(process.env.E2E_RECORD ?? '', JSON.stringify(record))
  }
}

function fileOf(module: TestModule): FileRecord {
  const suites = [module, ...module.children.allSuites()]
  return {
    file: path.relative(module.project.config.root, module.moduleId),
    problems: suites.flatMap((suite) => suite.errors().map(wordsOf)),
    tests: [...module.children.allTests()].map(testOf),
  }
}

function testOf(test: TestCase): TestRecord {
  const { state, errors } = test.result()
  return {
    titles: titlesOf(test),
    state: state === 'passed' || state === 'failed' ? state : 'skipped',
    failure: errors?.map(wordsOf).join('\n') ?? '',
    milliseconds: test.diagnostic()?.duration,
  }
}

function titlesOf(task: TestCase | TestSuite): string[] {
  return [...(task.parent.type === 'suite' ? titlesOf(task.parent) : []), task.name]
}

function wordsOf({ message }: SerializedError): string {
  return stripVTControlCharacters(message)
}
