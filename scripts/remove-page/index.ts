import { createInterface } from 'node:readline/promises'
import { CommandError } from '../command/command-line.ts'
import { runCommand } from '../command/run-command.ts'
import { readCommand } from './command.ts'

await runCommand(
  async (argv) => {
    const { id, yes, force } = readCommand(argv)
    if (!yes && !process.stdin.isTTY)
      throw new CommandError('Nobody sits here who could be asked. Add --yes, and the page is removed.')
    const { removePage } = await import('./remove-page.ts')
    const tell = (text: string) => void process.stdout.write(`${text}\n`)
    tell(await removePage(process.cwd(), id, { force, tell, confirm: yes ? undefined : confirm }))
    return 0
  },
  { failed: 1, explain },
)

/** Ctrl-C and Ctrl-D are a no. */
async function confirm(question: string): Promise<boolean> {
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  const leaving = new AbortController()
  lines.on('close', () => leaving.abort())
  try {
    return /^y(es)?$/i.test((await lines.question(`${question} [y/N] `, { signal: leaving.signal })).trim())
  } catch {
    return false
  } finally {
    lines.close()
  }
}

/** A refusal is shown in its own words; anything else keeps its stack, for us. */
function explain(error: unknown): string {
  const { name, message, stack } = error as Error
  return ['Refused', 'BuildError', 'CommandError'].includes(name)
    ? `${message}\nNothing was removed.`
    : `${stack}`
}
