import { findBrowser } from '../browser/browser.ts'
import { pagesOfStories } from '../browser/pages-of-stories.ts'
import { checkNames } from '../build/page-names.ts'
import { runCommand } from '../command/run-command.ts'
import { runProgram } from '../command/run-program.ts'
import { forgetSettings } from '../site/settings.ts'
import { type Command, fileOfSpec, PAGE_SPECS, readCommand } from './e2e-command.ts'

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
  const specs = spec ? [spec] : named ? PAGE_SPECS.filter((each) => !headed || each !== 'oldest') : []
  return runProgram(
    [
      ...['playwright', 'test'],
      ...specs.flatMap((each) => fileOfSpec(each) ?? []),
      '--reporter=list,html',
      ...(named ? ['-x', '--retries=0'] : []),
      ...(shard ? [`--shard=${shard}`] : []),
      ...(headed ? ['--workers=1', '--timeout=600000'] : []),
    ],
    { E2E_PAGES: pages.join(','), ...(headed && { E2E_HEADED: '1' }) },
  )
}
