import { runCommand } from '../command/run-command.ts'
import { readCommand } from './new-page-command.ts'

await runCommand(
  async (argv) => {
    const command = readCommand(argv)
    const { answersFor } = await import('./questions.ts')
    const answers = await answersFor(command, !!process.stdin.isTTY)
    if (!answers) return 1
    const { createPage } = await import('./create-page.ts')
    process.stdout.write(`${await createPage(process.cwd(), command.id, answers)}\n`)
    return 0
  },
  { failed: 1, explain: (error) => `${(error as Error).message}\nNothing was written.` },
)
