import { CommandError, HelpWanted } from './command-line.ts'

interface Ending {
  /** Exit code of a failure at run time; 2 means that the command cannot be run. */
  failed?: 1 | 2
  /** The message. */
  explain?: (error: unknown) => string
}

/** Runs what was typed to its end. @param run resolves to the exit code; none: 0. */
export async function runCommand(
  run: (argv: string[]) => Promise<number | undefined>,
  { failed = 2, explain = messageOf }: Ending = {},
): Promise<void> {
  const argv = process.argv.slice(2)
  // vite-plugin-mpa reads the command line as it loads, and would take our options for its own.
  process.argv.length = 2
  process.stdout.on('error', passOverClosedPipe)
  process.stderr.on('error', passOverClosedPipe)
  try {
    refuseFolder(process.cwd())
    process.exitCode = (await run(argv)) ?? 0
  } catch (error) {
    if (error instanceof HelpWanted) process.stdout.write(`${error.message}\n`)
    else {
      process.exitCode = error instanceof CommandError ? 2 : failed
      process.stderr.write(`${explain(error)}\n`)
    }
  }
}

/** In the address of a module these two end its path. */
function refuseFolder(folder: string): void {
  if (/[#?]/.test(folder))
    throw new CommandError(
      `${folder}: modules cannot be loaded below a folder with "#" or "?" in its name. Rename the folder, or move the project.`,
    )
}

/** Who reads our output may stop, as `| head` does: nothing more is shown, and what the command does is done to its end. */
function passOverClosedPipe(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
