import { readCommand, USAGE } from './command.ts'

try {
  const command = readCommand(process.argv.slice(2))
  // vite-plugin-mpa reads the command line as it loads.
  process.argv.length = 2
  if (command.name === 'help') process.stdout.write(`${USAGE}\n`)
  else {
    const holds =
      command.name === 'endurance'
        ? await (await import('./endurance/index.ts')).measureEndurance(command)
        : await (await import('./speed.ts')).measureSpeed(command)
    process.exitCode = holds ? 0 : 1
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 2
}
