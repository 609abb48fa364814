import { findBrowser } from '../browser/browser.ts'
import { checkNames } from '../build/page-names.ts'
import { runCommand } from '../command/run-command.ts'
import { runProgram } from '../command/run-program.ts'
import { forgetSettings } from '../site/settings.ts'
import { playTests } from './again/play.ts'
import { printUnsteady } from './again/report.ts'
import { BROWSER_TESTS, type Command, fileOfSpec, PAGE_SPECS, readCommand } from './command.ts'
import { pagesOfStories } from './pages-of-stories.ts'

await runCommand(async (argv) => {
  forgetSettings(process.env)
  return test(readCommand(argv))
})

/**
 * Builds what is tested, and tests it. Of pages that are named nothing else is built, and their tests stop at the first
 * failure: who works on a page wants to see that one soon. Resolves to the exit code.
 */
async function test({ pages, spec, shard, headed }: Command): Promise<number> {
  const { findPages } = await import('../build/pages.ts')
  const all = await findPages(process.cwd())
  checkNames(
    pages,
    all.map(({ id }) => id),
  )
  findBrowser()
  const named = pages.length > 0
  const built = named ? pagesOfStories(process.cwd(), all, pages) : []
  const code = await runProgram(['tsx', 'scripts/build/index.ts', ...built])
  if (code !== 0) return code
  const specs = spec ? [spec] : named ? PAGE_SPECS.filter((each) => !headed || each !== 'floor') : []
  const { passed, failed, failures, unsteady } = await playTests({
    command: [...BROWSER_TESTS, ...specs.flatMap((each) => fileOfSpec(each) ?? [])],
    first: [
      ...(shard ? [`--shard=${shard}`] : []),
      ...(headed ? ['--maxWorkers=1', '--maxConcurrency=1', '--testTimeout=600000'] : []),
    ],
    reporter: 'default',
    env: { E2E_PAGES: pages.join(','), ...(headed && { E2E_HEADED: '1' }) },
    once: named,
  })
  for (const failure of failures) process.stdout.write(`FAILED  ${failure}\n`)
  process.stdout.write(`${printUnsteady(unsteady)}\n${passed} passed, ${failed} failed\n`)
  return failed > 0 ? 1 : 0
}
