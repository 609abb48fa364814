import { readCommand, USAGE } from './command.ts'

try {
  const command = readCommand(process.argv.slice(2))
  // vite-plugin-mpa reads the command line as it loads.
  process.argv.length = 2
  if (command.help) process.stdout.write(`${USAGE}\n`)
  else {
    const { acceptRun, run } = await import('./run.ts')
    process.exitCode = command.accept
      ? await acceptRun(process.cwd(), command)
      : await run(process.cwd(), command)
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 2
}
