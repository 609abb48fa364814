import path from 'node:path'
import { nameOf } from '../build/page-names.ts'
import { CommandError, CommandLine, nearest } from '../command/command-line.ts'
import { filesBelow } from '../site/files.ts'

/** Specs that can run for a single page; every other spec needs the whole site. */
export const PAGE_SPECS = ['smoke', 'states', 'journeys', 'forms', 'faults', 'session', 'time', 'oldest']

export interface Command {
  /** Pages and families; none: all. */
  pages: string[]
  /** As 'smoke'; absent: all. */
  spec?: string
  /** One part of the spec files of so many: '2/3'; absent: all. */
  shard?: string
  /** Shows the browser's window, and slows it down. */
  headed?: boolean
}

const commandLine = () =>
  new CommandLine('npm run e2e --')
    .description(
      'Builds the site and tests it in a browser, or the named pages alone, up to the first failure. Pictures go to screenshots/<browser>/.',
    )
    .argument('[page...]', 'pages or families, as warlord/season or warlord (default: all)')
    .option('--spec <name>', 'one spec alone, as smoke (default: all)')
    .option('--shard <part>', 'one part of the spec files, for machines that share them, as 2/3')
    .option('--headed', 'show the browser while it tests a page, one visit after the other and slowed down')
    .examples([
      'npm run e2e -- warlord/season --spec smoke',
      'npm run e2e -- warlord portal/login',
      'npm run e2e -- warlord/season --spec journeys --headed',
    ])

/** Reads the command line. Throws a CommandError for what it cannot be, and HelpWanted. */
export function readCommand(argv: readonly string[]): Command {
  const line = commandLine().read(argv)
  const { spec, shard, headed } = line.opts<Omit<Command, 'pages'>>()
  if (spec !== undefined && !specs().includes(spec))
    throw new CommandError(
      `There is no spec "${spec}".${nearest(spec, specs()) || ` There are: ${specs().join(', ')}.`}`,
    )
  if (spec !== undefined && line.args.length > 0 && !PAGE_SPECS.includes(spec))
    throw new CommandError(
      `The spec "${spec}" is about no single page: leave the page out, or take one of ${PAGE_SPECS.join(', ')}.`,
    )
  const [part = 0, of = 0] = /^\d+\/\d+$/.test(shard ?? '') ? (shard ?? '').split('/').map(Number) : []
  if (shard !== undefined && (part < 1 || part > of))
    throw new CommandError(`A shard is a part and how many there are, as 2/3, and not "${shard}".`)
  if (headed && line.args.length === 0)
    throw new CommandError('Name the page to look at: npm run e2e -- warlord/season --headed.')
  return { pages: line.args.map(nameOf), spec, shard, headed }
}

const specs = () => specFiles().map(nameOfSpec).sort()
const nameOfSpec = (file: string) => path.basename(file, '.e2e.ts')
const specFiles = () => filesBelow(process.cwd(), 'scripts/e2e').filter((file) => file.endsWith('.e2e.ts'))

/** The file of a spec, from the project's root: `scripts/e2e/pages/smoke.e2e.ts`. */
export const fileOfSpec = (spec: string) => specFiles().find((file) => nameOfSpec(file) === spec)
