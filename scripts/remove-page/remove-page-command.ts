import { CommandLine } from '../command/command-line.ts'

const commandLine = () =>
  new CommandLine('npm run remove --')
    .description(
      'Removes a page from the repository. It says first what it will touch, and asks once. What is live stays live.',
    )
    .argument('<family/name>', 'the page, as halls/forecast')
    .option('-y, --yes', 'asks nothing')
    .option('--force', 'goes on where changes would be lost, or where other code leads to the page')
    .examples(
      ['npm run remove -- halls/forecast', 'npm run remove -- halls/forecast --yes'],
      'A page that is live is taken off the site by "npm run release -- retire", before or after.',
    )

export interface Command {
  id: string
  yes: boolean
  force: boolean
}

/** Reads the command line. Throws a CommandError for what cannot be run, and HelpWanted. */
export function readCommand(argv: readonly string[]): Command {
  const line = commandLine().read(argv)
  const { yes = false, force = false } = line.opts<{ yes?: true; force?: true }>()
  return { id: line.args[0] as string, yes, force }
}
