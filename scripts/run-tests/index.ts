import { runCommand } from '../command/run-command.ts'
import { runProgram } from '../command/run-program.ts'
import { filesBelow } from '../site/files.ts'
import { forgetSettings } from '../site/settings.ts'
import { lineOf, summaryOf } from './report.ts'
import { type Outcome, runStep } from './run-step.ts'
import { type Command, readCommand } from './run-tests-command.ts'
import { leftOutBy, planSample, readHistory } from './sample.ts'
import { type Plan, type Step, stepsOf } from './steps.ts'

const ROOT = process.cwd()
/** A count appears once a step takes longer. */
const COUNT_AFTER_MS = 10_000
/** Where nothing can be written over, as in CI, a count is a line of its own. */
const COUNT_EVERY_MS = process.stdout.isTTY ? 1000 : 60_000

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
  const outcomes: Outcome[] = []
  for (const [at, step] of steps.entries()) {
    const place = `${at + 1} of ${steps.length}`
    // over what an earlier build has left, a test in a browser would prove nothing
    const isStale =
      step.name === 'browser' && steps.some(({ name }, nth) => name === 'build' && outcomes[nth]?.failed)
    if (isStale) show(`${place}  ${step.name.padEnd(8)} not run: the build failed\n`)
    else outcomes.push(await runShown(place, step))
  }
  if (sample) say(leftOutBy(sample, pages))
  say(summaryOf(outcomes))
  const total = (of: (outcome: Outcome) => number) => outcomes.reduce((sum, each) => sum + of(each), 0)
  const failed = total((each) => each.failed)
  say(`${total((each) => each.passed)} passed, ${failed} failed`)
  return failed > 0 ? 1 : 0
}

/** Runs a step with its name, its count while it takes longer, and what came of it. */
async function runShown(place: string, step: Step): Promise<Outcome> {
  const began = Date.now()
  const title = `${place}  ${step.name.padEnd(8)}`
  let shownAt = began + COUNT_AFTER_MS - COUNT_EVERY_MS
  show(`${title} …`)
  const outcome = await runStep(ROOT, step, (done, total, failed) => {
    if (Date.now() - shownAt < COUNT_EVERY_MS) return
    shownAt = Date.now()
    show(`${title} ${done} of ${total}${failed > 0 ? `, ${failed} failed` : ''} …`)
  })
  show(lineOf(place, step.name, outcome, (Date.now() - began) / 1000))
  if (process.stdout.isTTY) say('')
  for (const note of outcome.notes) say(`        ${note}`)
  return outcome
}

/** Writes over the line before on a terminal, else a line of its own. */
function show(line: string): void {
  process.stdout.write(process.stdout.isTTY ? `\r\x1b[K${line}` : `${line}\n`)
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
