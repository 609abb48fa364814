import path from 'node:path'
import { CommandError, nearest } from '../command/command-line.ts'
import { loadThroughVite } from '../command/load-through-vite.ts'
import { runCommand } from '../command/run-command.ts'
import { bundleClient } from './bundle-client.ts'
import { type Command, readCommand } from './money-runs-command.ts'

type Playing = typeof import('./play-all.ts')

const ROOT = path.resolve(import.meta.dirname, '../..')
const say = (text: string) => process.stdout.write(`${text}\n`)

await runCommand(async (argv) => ((await play(readCommand(argv))) ? 0 : 1))

/** @returns whether every run passed. */
async function play(command: Command): Promise<boolean> {
  const { PAGES, playAll } = await loadThroughVite<Playing>(ROOT, 'scripts/money-runs/play-all.ts')
  const { seed, runs, path: place } = command
  const pages = PAGES.filter((page) => !command.page || command.page === page)
  if (!pages.length && command.page)
    throw new CommandError(
      `${command.page} is not a page of money runs.${nearest(command.page, PAGES) || ` Its pages are ${PAGES.join(', ')}.`}`,
    )
  const client = await bundleClient()
  let passed = true
  for (const page of pages) {
    const began = Date.now()
    say(`${page}: ${place ? `run ${place}` : `${runs} runs`}, seed ${seed}`)
    const { runs: played, completed, faults, failed } = await playAll(page, seed, runs, client, place)
    say(`${completed} mutations were carried out; network faults: ${faults || 'none'}`)
    if (failed) {
      say(`\nFAILED: ${failed.violations.join('; ')}`)
      for (const line of failed.story) say(`  ${line}`)
      say(`\nagain: npm run money-runs -- --page ${page} --seed ${seed} --path ${failed.path}`)
    } else say(`${played} passed, ${((Date.now() - began) / 1000).toFixed(0)} s\n`)
    passed &&= !failed
  }
  return passed
}
