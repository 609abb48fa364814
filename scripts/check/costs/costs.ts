import type { TimedCheck, TimedTest } from './times.ts'

/** What tests of pages are about, in the order of the table. */
const KINDS = ['facts', 'its own tests', 'smoke', 'floor', 'journeys', 'other browser tests'] as const
type Kind = (typeof KINDS)[number]

export interface Cost {
  kind: Kind
  /** Seconds for a page on average: of tests, which run side by side. */
  each: number
  dearest: { page: string; seconds: number }
}

/** What the tests of a page cost, by what they are about; `pages` are the names of all. */
export function costsOf(checks: TimedCheck[], pages: string[]): Cost[] {
  const tests = checks.flatMap((check) => check.tests)
  return KINDS.flatMap((kind) => {
    const seconds = new Map<string, number>()
    for (const test of tests) {
      const page = kindOf(test) === kind ? pageOf(test, pages) : undefined
      if (page) seconds.set(page, (seconds.get(page) ?? 0) + test.milliseconds / 1000)
    }
    const [dearest] = [...seconds].sort(([, one], [, other]) => other - one)
    if (!dearest) return []
    const sum = [...seconds.values()].reduce((total, each) => total + each)
    return [{ kind, each: sum / pages.length, dearest: { page: dearest[0], seconds: dearest[1] } }]
  })
}

function kindOf({ file }: TimedTest): Kind {
  if (file.startsWith('pages/')) return 'its own tests'
  if (!file.endsWith('.e2e.ts')) return 'facts'
  const spec = /([\w-]+)\.e2e\.ts$/.exec(file)?.[1]
  return KINDS.find((kind) => kind === spec) ?? 'other browser tests'
}

/** The page of a test, by its folder or title. */
function pageOf({ file, title }: TimedTest, pages: string[]): string | undefined {
  if (file.startsWith('pages/')) return pages.find((page) => file.startsWith(`pages/${page}/`))
  const named: readonly string[] = title.match(/[\w-]+\/[\w-]+/g) ?? []
  return pages.find((page) => named.includes(page))
}
