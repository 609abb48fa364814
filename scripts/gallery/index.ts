import { runCommand } from '../command/run-command.ts'
import { readCommand } from './command.ts'

await runCommand(async (argv) => {
  const command = readCommand(argv)
  const { acceptRun, run } = await import('./run.ts')
  return command.accept ? acceptRun(process.cwd(), command) : run(process.cwd(), command)
})
