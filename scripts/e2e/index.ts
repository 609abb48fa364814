import { checkNames } from '../build/page-names.ts'
import { runProgram } from '../command/run-program.ts'
import { forgetSettings } from '../site/settings.ts'
import { playTests } from './again/play.ts'
import { tellUnsteady } from './again/tell.ts'
import { BROWSER_TESTS, type Command, fileOfSpec, readCommand, USAGE } from './command.ts'

forgetSettings(process.env)
try {
  const command = readCommand(process.argv.slice(2))
  // vite-plugin-mpa reads the command line as it loads.
  process.argv.length = 2
  if (command.help) process.stdout.write(`${USAGE}\n`)
  else process.exitCode = await test(command)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 2
}

/** Builds the site and tests it. Resolves to the exit code. */
async function test({ pages, spec }: Command): Promise<number> {
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
    reporter: 'default',
    env: { E2E_PAGES: pages.join(',') },
  })
  for (const failure of failures) process.stdout.write(`FAILED  ${failure}\n`)
  process.stdout.write(`${tellUnsteady(unsteady)}\n${passed} passed, ${failed} failed\n`)
  return failed > 0 ? 1 : 0
}
