import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import type { Failure, TestEvent } from './events.ts'
import type { Program, Step } from './steps.ts'

export interface Outcome {
  passed: number
  failed: number
  skipped: number
  failures: Failure[]
  unsteady: { title: string; replay: string }[]
  /** Lines of the programs that a person is to read although nothing failed. */
  notes: string[]
}

/** Lines with this in front are shown below their step. */
const NOTE = 'note: '
/** Of the output of a program that failed without a failed test. */
const MOST_LINES = 60

/**
 * Runs a step to its end, whatever fails.
 * @param onProgress gets tests or files done, of how many, and how many failed.
 */
export async function runStep(
  root: string,
  { programs }: Step,
  onProgress: (done: number, total: number, failed: number) => void,
): Promise<Outcome> {
  const outcomes = await Promise.all(programs.map((program) => run(root, program, onProgress)))
  return {
    passed: sum(outcomes, ({ passed }) => passed),
    failed: sum(outcomes, ({ failed }) => failed),
    skipped: sum(outcomes, ({ skipped }) => skipped),
    failures: outcomes.flatMap(({ failures }) => failures),
    unsteady: outcomes.flatMap(({ unsteady }) => unsteady),
    notes: outcomes.flatMap(({ notes }) => notes),
  }
}

const sum = <Item>(items: readonly Item[], of: (item: Item) => number) =>
  items.reduce((total, item) => total + of(item), 0)

function run(
  root: string,
  { line, env, sendsEvents }: Program,
  onProgress: (done: number, total: number, failed: number) => void,
): Promise<Outcome> {
  const [name = '', ...args] = line
  const child = spawn(path.join(root, 'node_modules/.bin', name), args, {
    cwd: root,
    env: { ...process.env, ...env, NO_COLOR: '1', FORCE_COLOR: '0' },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  // as Ctrl-C does: Playwright goes on at any other signal
  const end = () => void child.kill('SIGINT')
  process.once('SIGTERM', end)
  const outcome: Outcome = { passed: 0, failed: 0, skipped: 0, failures: [], unsteady: [], notes: [] }
  let ended = false
  child.on('message', (event: TestEvent) => {
    if (event.kind === 'progress') onProgress(event.done, event.total, event.failed)
    else if (event.kind === 'failed') outcome.failures.push(event)
    else if (event.kind === 'unsteady') outcome.unsteady.push(event)
    else {
      ended = true
      Object.assign(outcome, { passed: event.passed, failed: event.failed, skipped: event.skipped })
    }
  })
  const output = collect(child)
  return new Promise((resolve) => {
    const finish = (code: number | null, problem = '') => {
      process.off('SIGTERM', end)
      const text = output().trimEnd()
      outcome.notes.push(
        ...text
          .split('\n')
          .filter((each) => each.startsWith(NOTE))
          .map((each) => each.slice(NOTE.length)),
      )
      const isSilent = sendsEvents && !ended
      if ((code !== 0 || isSilent) && outcome.failures.length === 0) {
        const lines = text.split('\n')
        const message = [
          problem || `ended with ${code}${isSilent ? ' before its tests did' : ''}`,
          ...(lines.length > MOST_LINES ? [`(the last ${MOST_LINES} of ${lines.length} lines)`] : []),
          ...lines.slice(-MOST_LINES),
        ].join('\n')
        outcome.failures.push({ title: line.join(' '), message, replay: `npx ${line.join(' ')}` })
        outcome.failed = Math.max(1, outcome.failed)
      }
      resolve(outcome)
    }
    child.once('error', ({ message }) => finish(null, `does not start (${message}). Run "npm ci" first.`))
    child.once('close', (code) => finish(code))
  })
}

/** All that a program prints. */
function collect(child: ChildProcess): () => string {
  const chunks: string[] = []
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8')
    stream?.on('data', (chunk: string) => void chunks.push(chunk))
  }
  return () => chunks.join('')
}
