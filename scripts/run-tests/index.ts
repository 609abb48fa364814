import { runCommand } from '../command/run-command.ts'
import { runProgram } from '../command/run-program.ts'
import { filesBelow } from '../site/files.ts'
import { forgetSettings } from '../site/settings.ts'
import { countsOf, summaryOf } from './report.ts'
import { type Outcome, runStep } from './run-step.ts'
import { type Command, readCommand } from './run-tests-command.ts'
import { leftOutBy, planSample, readHistory } from './sample.ts'
import { type Plan, STAGES, type Step, stepsOf } from './steps.ts'

const ROOT = process.cwd()
/** A count appears once a step takes longer. */
const COUNT_AFTER_MS = 10_000
/** Where nothing can be written over, as in CI, a count is a line of its own. */
const COUNT_EVERY_MS = process.stdout.isTTY ? 1000 : 60_000
/** Titles of the steps that run, with their counts. */
const running = new Map<string, string>()

await runCommand(async (argv) => {
  // tests are of a site without settings
  forgetSettings(process.env)
  return runTests(readCommand(argv))
})

/** Resolves to the exit code. */
async function runTests({ share, only }: Command): Promise<number> {
  const files = ['pages', 'scripts', 'shared'].flatMap((folder) => filesBelow(ROOT, folder))
  const pages = files
    .flatMap((file) => /^pages\/(.+)\/page\.ts$/.exec(file)?.[1] ?? [])
    .filter((page) => !page.includes('_family'))
  const sample = share === 'sample' ? planSample(pages, readHistory(ROOT)) : undefined
  const plan: Plan = {
    share,
    files: files.filter((file) => /\.(test\.tsx?|e2e\.ts|s3\.ts)$/.test(file)),
    ...(sample && { sample }),
  }
  const steps = stepsOf(plan, only)
  // a browser is installed before anything else takes its time, where a person still looks
  if (steps.some(({ name }) => name === 'browser'))
    await runProgram(['tsx', 'scripts/browser/index.ts', ...(share === 'daily' ? [] : ['--all'])])
  const outcomes = new Map<string, Outcome>()
  for (const together of STAGES)
    await Promise.all(
      steps.map(async (step, at) => {
        if (!together.includes(step.name)) return
        const title = `${at + 1} of ${steps.length}  ${step.name.padEnd(8)}`
        // over what an earlier build has left, a test in a browser would prove nothing
        if (step.name === 'browser' && outcomes.get('build')?.failed)
          say(`${title} not run: the build failed`)
        else outcomes.set(step.name, await runShown(title, step))
      }),
    )
  if (sample) say(leftOutBy(sample, pages))
  const all = steps.flatMap(({ name }) => outcomes.get(name) ?? [])
  say(summaryOf(all))
  const total = (of: (outcome: Outcome) => number) => all.reduce((sum, each) => sum + of(each), 0)
  const failed = total((each) => each.failed)
  say(`${total((each) => each.passed)} passed, ${failed} failed`)
  return failed > 0 ? 1 : 0
}

/** Runs a step with its name, its count while it takes longer, and what came of it. */
async function runShown(title: string, step: Step): Promise<Outcome> {
  const began = Date.now()
  let shownAt = began + COUNT_AFTER_MS - COUNT_EVERY_MS
  progress(title, '…')
  const outcome = await runStep(ROOT, step, (done, total, failed) => {
    if (Date.now() - shownAt < COUNT_EVERY_MS) return
    shownAt = Date.now()
    progress(title, `${done} of ${total}${failed > 0 ? `, ${failed} failed` : ''} …`)
  })
  running.delete(title)
  say(`${title} ${countsOf(outcome, (Date.now() - began) / 1000)}`)
  for (const note of outcome.notes) say(`        ${note}`)
  return outcome
}

/** Shows how far a step is: on a terminal in one line for all that run, which is written over, else in a line of its own. */
function progress(title: string, count: string): void {
  if (!process.stdout.isTTY) {
    say(`${title} ${count}`)
    return
  }
  running.set(title, count)
  const line = [...running].map((each) => each.join(' ')).join('  ')
  process.stdout.write(`\r\x1b[K${line.slice(0, process.stdout.columns - 1)}`)
}

function say(line: string): void {
  process.stdout.write(`${process.stdout.isTTY ? '\r\x1b[K' : ''}${line}\n`)
}
