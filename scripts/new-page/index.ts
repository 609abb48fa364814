import { Refused } from './collect.ts'
import { readCommand, USAGE } from './command.ts'
import { createPage } from './create-page.ts'
import { openTerminal } from './terminal.ts'

const root = process.cwd()
const terminal = openTerminal()
try {
  const command = readCommand(process.argv.slice(2))
  // vite-plugin-mpa reads the command line as it loads, and would take our flags for its own.
  process.argv.length = 2
  process.stdout.write(
    command ? `${await createPage(root, command.id, { ...command, ...terminal })}\n` : `${USAGE}\n`,
  )
} catch (error) {
  process.exitCode = 1
  const known = error instanceof Refused || ['BuildError', 'AbortError'].includes((error as Error).name)
  process.stderr.write(`${known ? (error as Error).message : (error as Error).stack}\nNothing was written.\n`)
} finally {
  terminal.close()
}
