import { CommandError } from '../command/command-line.ts'
import { runCommand } from '../command/run-command.ts'
import { readCommand } from './command.ts'

await runCommand(
  async (argv) => {
    const command = readCommand(argv)
    const { createPage } = await import('./create-page.ts')
    const { openTerminal } = await import('./terminal.ts')
    const terminal = openTerminal()
    try {
      const done = await createPage(process.cwd(), command.id, { ...command, ...terminal })
      process.stdout.write(`${done}\n`)
    } finally {
      terminal.close()
    }
    return 0
  },
  { failed: 1, explain },
)

/** A refusal is shown in its own words; anything else keeps its stack, for us. */
function explain(error: unknown): string {
  const { name, message, stack } = error as Error
  if (error instanceof CommandError) return message
  return `${['Refused', 'BuildError', 'AbortError'].includes(name) ? message : stack}\nNothing was written.`
}
