import { CommandLine } from '../../command/command-line.ts'
import { runCommand } from '../../command/run-command.ts'
import { inColumns } from '../../command/words.ts'
import { CHECKS, REST } from '../checks.ts'
import { costsOf } from './costs.ts'
import { readTimes, type TimedCheck } from './times.ts'

const command = new CommandLine('npm run costs --')
  .description(
    'Shows what the tests of a page cost, from the last runs of npm test and npm run test:rest here.',
  )
  .examples(['npm run costs', 'npm test && npm run costs'])

await runCommand(async (argv) => {
  command.read(argv)
  const { findPages } = await import('../../build/pages.ts')
  const pages = (await findPages(process.cwd())).map(({ id }) => id)
  const checks = readTimes()
  if (checks.length === 0) throw new Error('Nothing was timed here yet: run "npm test" first.')
  process.stdout.write(`${tableOfCosts(checks, pages)}\n\n${tableOfTimes(checks)}\n\n`)
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

function tableOfTimes(checks: TimedCheck[]): string {
  const rows = [
    { name: 'npm test', of: CHECKS },
    { name: 'npm run test:rest', of: REST },
  ].flatMap(({ name, of }) => {
    const timed = of.flatMap(({ title }) => checks.find((check) => check.title === title) ?? [])
    const all = timed.reduce((sum, { milliseconds }) => sum + milliseconds, 0)
    if (timed.length === 0) return []
    return [
      [name, timed.length < of.length ? '-' : minutes(all)],
      ...timed.map(({ title, milliseconds }) => [`  ${title}`, minutes(milliseconds)]),
    ]
  })
  return inColumns([['How long they took', ''], ...rows])
}

/** 410_000 as `6 min 50 s`. */
function minutes(ms: number): string {
  const whole = Math.round(ms / 1000)
  return whole < 60 ? `${(ms / 1000).toFixed(1)} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`
}
