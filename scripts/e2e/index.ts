import { checkNames } from '../build/page-names.ts'
import { runCommand } from '../command/run-command.ts'
import { runProgram } from '../command/run-program.ts'
import { forgetSettings } from '../site/settings.ts'
import { playTests } from './again/play.ts'
import { tellUnsteady } from './again/tell.ts'
import { BROWSER_TESTS, type Command, fileOfSpec, readCommand } from './command.ts'

await runCommand(async (argv) => {
  forgetSettings(process.env)
  return test(readCommand(argv))
})

/** Builds the site and tests it. Resolves to the exit code. */
async function test({ pages, spec, shard }: Command): Promise<number> {
  const { findPages } = await import('../build/pages.ts')
  checkNames(
    pages,
    (await findPages(process.cwd())).map(({ id }) => id),
  )
  const file = spec && fileOfSpec(spec)
  const code = await runProgram(['tsx', 'scripts/build/index.ts'])
  if (code !== 0) return code
  const { passed, failed, failures, unsteady } = await playTests({
    command: [...BROWSER_TESTS, ...(file ? [file] : [])],
    first: shard ? [`--shard=${shard}`] : [],
    reporter: 'default',
    env: { E2E_PAGES: pages.join(',') },
  })
  for (const failure of failures) process.stdout.write(`FAILED  ${failure}\n`)
  process.stdout.write(`${tellUnsteady(unsteady)}\n${passed} passed, ${failed} failed\n`)
  return failed > 0 ? 1 : 0
}
