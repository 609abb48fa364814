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
  if (checks.length === 0) throw new Error('Nothing was timed here yet: run "npm test" first.')
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

function tableOfTimes(checks: TimedCheck[], measured: TimedCheck[], pages: string[], wanted: number): string {
  const rows = [
    { name: 'npm test', titles: CHECKS.map(({ title }) => title) },
    { name: 'npm run test:rest', titles: REST.map(({ title }) => title) },
  ].flatMap(({ name, titles }) => {
    const parts = checks.filter(({ title }) => titles.includes(title))
    if (parts.length === 0) return []
    const row = (title: string, some: TimedCheck[]) => [
      title,
      minutes(sumOf(some, ({ milliseconds }) => milliseconds / 1000)),
      minutes(sumOf(some, (part) => forecastOf(part, pages, wanted))),
      ...(measured.length > 0 ? [measuredOf(measured, some)] : []),
    ]
    return [row(name, parts), ...parts.map((part) => row(`  ${part.title}`, [part]))]
  })
  const head = ['What they take', `${pages.length} pages`, `${wanted} pages, forecast`]
  return inColumns([measured.length > 0 ? [...head, 'measured'] : head, ...rows])
}

function measuredOf(measured: TimedCheck[], parts: TimedCheck[]): string {
  const found = measured.filter(({ title }) => parts.some((part) => part.title === title))
  return found.length < parts.length ? '-' : minutes(sumOf(found, ({ milliseconds }) => milliseconds / 1000))
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
