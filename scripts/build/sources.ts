import { readFileSync } from 'node:fs'
import { CommandError, CommandLine } from '../command/command-line.ts'
import { runCommand } from '../command/run-command.ts'
import { inSources } from './source-maps.ts'

const command = new CommandLine('npm run sources --')
  .description(
    'Writes a stack of built scripts with the places of their sources, by the maps that builds leave in source-maps/.',
  )
  .argument('[stack...]', 'a stack, or places as gifts-pack-1a2b3c4d.js:1:564 (default: standard input)')
  .examples(['npm run sources -- gifts-pack-1a2b3c4d.js:1:564', 'npm run -s sources < stack.txt'])

await runCommand(async (argv) => {
  const { args } = command.read(argv)
  if (args.length === 0 && process.stdin.isTTY)
    throw new CommandError('There is no stack: give one as an argument, or on standard input.')
  const stack = args.length > 0 ? args.join('\n') : readFileSync(0, 'utf8')
  const found = inSources(process.cwd(), stack.replace(/(^|[\s(])([\w.-]+\.js:\d+:\d+)/g, '$1static/$2'))
  process.stdout.write(`${found.trimEnd()}\n`)
  if (!/\bstatic\/[\w.-]+\.js:\d/.test(found)) return 0
  process.stderr.write(
    'Some scripts have no map here: build the commit that they are of, which its manifest names.\n',
  )
  return 1
})
