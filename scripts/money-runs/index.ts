import path from 'node:path'
import { CommandError, nearest } from '../command/command-line.ts'
import { loadThroughVite } from '../command/load-through-vite.ts'
import { runCommand } from '../command/run-command.ts'
import { bundleClient } from './bundle-client.ts'
import { type Command, readCommand } from './money-runs-command.ts'
import type { Run } from './play-run.ts'

type Playing = typeof import('./play-all.ts')

const ROOT = path.resolve(import.meta.dirname, '../..')
const say = (text: string) => process.stdout.write(`${text}\n`)

await runCommand(async (argv) => ((await play(readCommand(argv))) ? 0 : 1))

/** @returns whether every run passed. */
async function play(command: Command): Promise<boolean> {
  const { PAGES, playAll, playOne } = await loadThroughVite<Playing>(ROOT, 'scripts/money-runs/play-all.ts')
  const { seed, runs, run } = command
  const pages = PAGES.filter((page) => !command.page || command.page === page)
  if (!pages.length && command.page)
    throw new CommandError(
      `${command.page} is not a page of money runs.${nearest(command.page, PAGES) || ` Its pages are ${PAGES.join(', ')}.`}`,
    )
  const client = await bundleClient()
  const [first] = pages
  if (run !== undefined && first) {
    const played = await playOne(first, seed, run, client)
    printRun(played)
    return !played.violations.length
  }
  let passed = true
  for (const page of pages) {
    const began = Date.now()
    say(`${page}: ${runs} runs, seed ${seed}`)
    const { completed, faults, failed } = await playAll(page, seed, runs, client)
    say(`${completed} completed the mutation, ${runs - completed} did not`)
    say(`network faults: ${faults}`)
    failed.slice(0, 5).forEach(printRun)
    say(
      `${runs - failed.length} passed, ${failed.length} failed, ${((Date.now() - began) / 1000).toFixed(0)} s\n`,
    )
    passed &&= !failed.length
  }
  return passed
}

function printRun({ seed, violations, story }: Run): void {
  say(`\n${violations.length ? `FAILED "${seed}": ${violations.join('; ')}` : `PASSED "${seed}"`}`)
  for (const line of story) say(`  ${line}`)
}
