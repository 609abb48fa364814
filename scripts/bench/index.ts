import { runCommand } from '../command/run-command.ts'
import { readCommand } from './bench-command.ts'

await runCommand(async (argv) => {
  const command = readCommand(argv)
  const holds =
    command.name === 'endurance'
      ? await (await import('./endurance/index.ts')).measureEndurance(command)
      : await (await import('./speed.ts')).measureSpeed(command)
  return holds ? 0 : 1
})
