import { CommandLine } from '../../command/command-line.ts'
import { runCommand } from '../../command/run-command.ts'
import { inColumns } from '../../command/words.ts'
import { CHECKS, REST } from '../checks.ts'
import { costsOf, forecastOf } from './costs.ts'
import { measureTests } from './measure.ts'
import { readTimes, type TimedCheck } from './times.ts'

const command = new CommandLine('npm run costs --')
  .description(
    'Says what the tests of a page cost, from the last runs of npm test and npm run test:rest here, and what they would take with more pages.',
  )
  .option('--pages <number>', 'with how many pages', '130')
  .option('--measure', 'runs npm test on a copy of the tree that has so many pages, which takes its time')
  .option('--rest', 'with --measure: npm run test:rest too')
  .examples(['npm run costs', 'npm run costs -- --pages 60', 'npm run costs -- --measure'])

await runCommand(async (argv) => {
  const asked = command.read(argv).opts<{ pages: string; measure?: boolean; rest?: boolean }>()
  const wanted = Number(asked.pages)
  const { findPages } = await import('../../build/pages.ts')
  const pages = (await findPages(process.cwd())).map(({ id }) => id)
  const checks = readTimes()
  if (checks.length === 0 && !asked.measure)
    throw new Error('Nothing was timed here yet: run "npm test" first.')
  say(tableOfCosts(checks, pages))
  const measured = asked.measure
    ? measureTests(process.cwd(), wanted, asked.rest ? ['', '--rest'] : [''])
    : []
  say(tableOfTimes(checks, measured, pages, wanted))
  return 0
})

function tableOfCosts(checks: TimedCheck[], pages: string[]): string {
  const rows = costsOf(checks, pages).map(({ kind, each, dearest }) => [
    kind,
    `${each.toFixed(1)} s`,
    `${dearest.seconds.toFixed(1)} s`,
    dearest.page,
  ])
  return inColumns([['What a page costs', 'on average', 'the dearest', ''], ...rows])
}

/** @param measured the checks on a copy with so many pages; none, when none was made. */
function tableOfTimes(checks: TimedCheck[], measured: TimedCheck[], pages: string[], wanted: number): string {
  const rows = [
    { name: 'npm test', titles: CHECKS.map(({ title }) => title) },
    { name: 'npm run test:rest', titles: REST.map(({ title }) => title) },
  ].flatMap(({ name, titles }) => {
    const seconds = ({ milliseconds }: TimedCheck) => milliseconds / 1000
    const row = (called: string, some: string[]) => [
      called,
      timeOf(checks, some, seconds),
      timeOf(checks, some, (check) => forecastOf(check, pages, wanted)),
      timeOf(measured, some, seconds),
    ]
    const known = titles.filter((each) => [...checks, ...measured].some(({ title }) => title === each))
    return known.length > 0 ? [row(name, known), ...known.map((title) => row(`  ${title}`, [title]))] : []
  })
  const head = ['What they take', `${pages.length} pages`, `${wanted} pages, forecast`, 'measured']
  return inColumns([head, ...rows])
}

/** How long those of the checks take together; a dash where one of them was not run. */
function timeOf(checks: TimedCheck[], titles: string[], secondsOf: (check: TimedCheck) => number): string {
  const found = checks.filter(({ title }) => titles.includes(title))
  return found.length < titles.length ? '-' : minutes(sumOf(found, secondsOf))
}

function sumOf<T>(items: T[], of: (item: T) => number): number {
  return items.reduce((sum, item) => sum + of(item), 0)
}

/** `6 min 50 s`. */
function minutes(seconds: number): string {
  const whole = Math.round(seconds)
  return whole < 60 ? `${seconds.toFixed(1)} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`
}

function say(text: string): void {
  process.stdout.write(`${text}\n\n`)
}
