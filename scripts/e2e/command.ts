import path from 'node:path'
import { nameOf } from '../build/page-names.ts'
import { CommandError, readArguments } from '../command/command-line.ts'
import { filesBelow } from '../site/files.ts'

export const USAGE = `Usage: npm run e2e [-- <page or family> ...] [--spec <name of a spec, as smoke>]
  npm run e2e -- warlord/season --spec smoke   one page in the machine's Chromium
Builds the site first. Pictures go to screenshots/<browser>/.`

/** The program that runs them, with its arguments. */
export const BROWSER_TESTS = ['vitest', 'run', '--config', 'scripts/e2e/vitest.config.ts']

export interface Command {
  /** Pages and families; none: all. */
  pages: string[]
  /** As 'smoke'; absent: all. */
  spec?: string
  help: boolean
}

/** Reads the command line. Throws a CommandError for what it cannot be. */
export function readCommand(argv: string[]): Command {
  const { values, positionals } = readArguments(
    {
      args: argv,
      allowPositionals: true,
      options: { spec: { type: 'string' }, help: { type: 'boolean', short: 'h', default: false } },
    },
    USAGE,
  )
  const { spec, help } = values
  if (spec !== undefined && !specs().includes(spec))
    throw new CommandError(`There is no spec "${spec}". There are: ${specs().join(', ')}.`)
  return { pages: positionals.map(nameOf), spec, help }
}

const specs = () => specFiles().map(nameOfSpec).sort()
const nameOfSpec = (file: string) => path.basename(file, '.e2e.ts')
const specFiles = () => filesBelow(process.cwd(), 'scripts/e2e').filter((file) => file.endsWith('.e2e.ts'))

/** The file of a spec, from the project's root: `scripts/e2e/pages/smoke.e2e.ts`. */
export const fileOfSpec = (spec: string) => specFiles().find((file) => nameOfSpec(file) === spec)
