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

/** @returns whether all was right. */
async function play(command: Command): Promise<boolean> {
  const { PAGES, playAll, playOne } = await loadThroughVite<Playing>(ROOT, 'scripts/money-runs/play-all.ts')
  const { seed, runs, run } = command
  const pages = PAGES.filter((page) => !command.page || command.page === page)
  if (!pages.length && command.page)
    throw new CommandError(
      `No money is played on ${command.page}.${nearest(command.page, PAGES) || ` There are ${PAGES.join(', ')}.`}`,
    )
  const client = await bundleClient()
  const [first] = pages
  if (run !== undefined && first) {
    const played = await playOne(first, seed, run, client)
    printRun(played)
    return !played.wrong.length
  }
  let right = true
  for (const page of pages) {
    const began = Date.now()
    say(`${page}: ${runs} runs, seed ${seed}`)
    const { made, met, wrong } = await playAll(page, seed, runs, client)
    say(`${made} of them ended with it done, ${runs - made} with nothing`)
    say(`the calls met ${met}`)
    wrong.slice(0, 5).forEach(printRun)
    say(
      `${runs - wrong.length} right, ${wrong.length} wrong, ${((Date.now() - began) / 1000).toFixed(0)} s\n`,
    )
    right &&= !wrong.length
  }
  return right
}

function printRun({ seed, wrong, story }: Run): void {
  say(`\n${wrong.length ? `WRONG in "${seed}": ${wrong.join('; ')}` : `"${seed}" is right`}`)
  for (const line of story) say(`  ${line}`)
}
