import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { runProgram } from '../../command/run-program.ts'
import { type Failed, judge, nameOf, passedIn, type Verdict, worthPlayingAgain } from './judge.ts'
import { type RunRecord, readRecord } from './record.ts'

export interface Play {
  /** vitest with its arguments. */
  command: string[]
  /** Arguments of the first run alone, as those that take a shard of the files. */
  first?: string[]
  /** How vitest shows what goes on. */
  reporter: 'default' | 'dot'
  env?: NodeJS.ProcessEnv
  /** Stops at the first failure and plays nothing again. */
  once?: boolean
  /** Shows nothing of it, as a test of these runs. */
  quiet?: boolean
}

/** Duration of a test by its file and full title. */
export interface TimedPlay {
  file: string
  title: string
  milliseconds: number
}

/**
 * Runs browser tests; what failed is played once more at the end, each by itself, with a browser and servers of its
 * own (shared/decisions/unsteady-tests.md). What fails then too is recorded, to leave a trace.
 */
export async function playTests(play: Play): Promise<Verdict & { timed: TimedPlay[] }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'browser-tests-'))
  try {
    const which = [...(play.first ?? []), ...(play.once ? ['--bail=1'] : [])]
    const { code, record } = await run(play, path.join(folder, 'first.json'), which)
    const again = new Map<Failed, number>()
    for (const [at, failed] of (play.once ? [] : worthPlayingAgain(record)).entries()) {
      const playAlone = (what: string, file: string, env: NodeJS.ProcessEnv) => {
        if (!play.quiet) process.stdout.write(`\n-- ${what}: ${nameOf(failed)}\n`)
        return run(play, path.join(folder, file), alone(failed), { E2E_AGAIN: 'yes', ...env })
      }
      const second = await playAlone('Once more, by itself', `${at}.json`, { E2E_TRACE: undefined })
      again.set(failed, second.code === 0 && second.record ? passedIn(second.record) : 0)
      // the verdict is already "failed": recording takes time, which would change it
      if (second.code !== 0) await playAlone('Recorded', `${at}.recorded.json`, { E2E_TRACE: 'yes' })
    }
    return { ...judge(record, code, again), timed: timesOf(record) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function run(play: Play, recordFile: string, which: string[] = [], env: NodeJS.ProcessEnv = {}) {
  const reporter = path.join(import.meta.dirname, 'reporter.ts')
  const reporters = [`--reporter=${play.reporter}`, `--reporter=${reporter}`]
  const code = await runProgram(
    [...play.command, ...reporters, ...which],
    { ...play.env, ...env, E2E_RECORD: recordFile, E2E_ONCE: play.once ? 'yes' : undefined },
    play.quiet ? 'ignore' : 'inherit',
  )
  return { code, record: readRecord(recordFile) }
}

/** What each test took when it was played first. */
function timesOf(record: RunRecord | undefined): TimedPlay[] {
  return (record?.files ?? []).flatMap(({ file, tests }) =>
    tests.map(({ titles, milliseconds = 0 }) => ({ file, title: titles.join(' '), milliseconds })),
  )
}

/** What has vitest play one test, or one file, with nothing beside it. */
function alone({ file, titles }: Failed): string[] {
  // vitest looks for the pattern in the titles joined by a space, before which it may put one
  const exactly = titles && `--testNamePattern=^\\s*${escaped(titles.join(' '))}$`
  return [file, '--maxWorkers=1', '--maxConcurrency=1', ...(exactly ? [exactly] : [])]
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)
}
