import { spawn } from 'node:child_process'
import path from 'node:path'
import { checkNames } from '../build/page-names.ts'
import { forgetSettings } from '../build/settings.ts'
import { type Command, readCommand, USAGE } from './command.ts'

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
  const specs = spec ? [`scripts/e2e/${spec}.e2e.ts`] : []
  return (
    (await run('tsx', ['scripts/build/index.ts'])) ||
    run('vitest', ['run', '--config', 'scripts/e2e/vitest.config.ts', ...specs], {
      E2E_PAGES: pages.join(','),
    })
  )
}

function run(program: string, args: string[], env: Record<string, string> = {}): Promise<number> {
  const file = path.resolve('node_modules/.bin', program)
  return new Promise((resolve) => {
    spawn(file, args, { env: { ...process.env, ...env }, stdio: 'inherit' }).once('exit', (code) =>
      resolve(code ?? 1),
    )
  })
}
