import * as prompts from '@clack/prompts'
import { CommandError } from '../command/command-line.ts'
import { runCommand } from '../command/run-command.ts'
import { readCommand } from './remove-page-command.ts'

await runCommand(
  async (argv) => {
    const { id, yes, force } = readCommand(argv)
    if (!yes && !process.stdin.isTTY)
      throw new CommandError('The terminal is not interactive. Add --yes to remove the page.')
    const { removePage } = await import('./remove-page.ts')
    const tell = (text: string) => void process.stdout.write(`${text}\n`)
    tell(await removePage(process.cwd(), id, { force, tell, confirm: yes ? undefined : confirm }))
    return 0
  },
  { failed: 1, explain },
)

/** A cancelled question is a no. */
const confirm = async (message: string) => (await prompts.confirm({ message, initialValue: false })) === true

/** A refusal is shown in its own words; anything else keeps its stack, for us. */
function explain(error: unknown): string {
  const { name, message, stack } = error as Error
  return ['Refused', 'BuildError', 'CommandError'].includes(name)
    ? `${message}\nNothing was removed.`
    : `${stack}`
}
