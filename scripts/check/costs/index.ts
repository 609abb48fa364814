import { CommandLine } from '../../command/command-line.ts'
import { runCommand } from '../../command/run-command.ts'
import { inColumns } from '../../command/words.ts'
import { CHECKS, REST } from '../checks.ts'
import { costsOf, forecastOf } from './costs.ts'
import { readTimes, type TimedCheck } from './times.ts'

const command = new CommandLine('npm run costs --')
  .description(
    'Says what the tests of a page cost, from the last runs of npm test and npm run test:rest here, and what they would take with more pages.',
  )
  .option('--pages <number>', 'with how many pages', '130')
  .examples(['npm run costs', 'npm run costs -- --pages 60'])

await runCommand(async (argv) => {
  const wanted = Number(command.read(argv).opts<{ pages: string }>().pages)
  const { findPages } = await import('../../build/pages.ts')
  const pages = (await findPages(process.cwd())).map(({ id }) => id)
  const checks = readTimes()
  if (checks.length === 0) throw new Error('Nothing was timed here yet: run "npm test" first.')
  say(tableOfCosts(checks, pages))
  say(tableOfTimes(checks, pages, wanted))
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

function tableOfTimes(checks: TimedCheck[], pages: string[], wanted: number): string {
  const rows = [
    { name: 'npm test', titles: CHECKS.map(({ title }) => title) },
    { name: 'npm run test:rest', titles: REST.map(({ title }) => title) },
  ].flatMap(({ name, titles }) => {
    const parts = checks.filter(({ title }) => titles.includes(title))
    if (parts.length === 0) return []
    const now = parts.reduce((sum, { milliseconds }) => sum + milliseconds / 1000, 0)
    const then = parts.reduce((sum, part) => sum + forecastOf(part, pages, wanted), 0)
    const each = parts.map((part) => [
      `  ${part.title}`,
      minutes(part.milliseconds / 1000),
      minutes(forecastOf(part, pages, wanted)),
    ])
    return [[name, minutes(now), minutes(then)], ...each]
  })
  return inColumns([['What they take', `${pages.length} pages`, `${wanted} pages, forecast`], ...rows])
}

/** `6 min 50 s`. */
function minutes(seconds: number): string {
  const whole = Math.round(seconds)
  return whole < 60 ? `${seconds.toFixed(1)} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`
}

function say(text: string): void {
  process.stdout.write(`${text}\n\n`)
}
