import path from 'node:path'
import { loadThroughVite } from '../command/load-through-vite.ts'
import { bundleClient } from './bundle-client.ts'
import { type Command, readCommand, USAGE } from './command.ts'
import type { Run } from './play.ts'

type Playing = typeof import('./play-all.ts')

const ROOT = path.resolve(import.meta.dirname, '../..')
const say = (text: string) => process.stdout.write(`${text}\n`)

try {
  const command = readCommand(process.argv.slice(2))
  if (command.help) say(USAGE)
  else process.exitCode = (await play(command)) ? 0 : 1
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 2
}

/** @returns whether all was right. */
async function play(command: Extract<Command, { help: false }>): Promise<boolean> {
  const { PAGES, playAll, playOne } = await loadThroughVite<Playing>(ROOT, 'scripts/money-runs/play-all.ts')
  const { seed, runs, run } = command
  const pages = PAGES.filter((page) => !command.page || command.page === page)
  if (!pages.length) throw new Error(`No money is played on ${command.page}. There are ${PAGES.join(', ')}.`)
  const client = await bundleClient()
  const [first] = pages
  if (run !== undefined && first) {
    const played = await playOne(first, seed, run, client)
    tell(played)
    return !played.wrong.length
  }
  let right = true
  for (const page of pages) {
    const began = Date.now()
    say(`${page}: ${runs} runs, seed ${seed}`)
    const { made, met, wrong } = await playAll(page, seed, runs, client)
    say(`${made} of them ended with it done, ${runs - made} with nothing`)
    say(`the calls met ${met}`)
    wrong.slice(0, 5).forEach(tell)
    say(
      `${runs - wrong.length} right, ${wrong.length} wrong, ${((Date.now() - began) / 1000).toFixed(0)} s\n`,
    )
    right &&= !wrong.length
  }
  return right
}

function tell({ seed, wrong, story }: Run): void {
  say(`\n${wrong.length ? `WRONG in "${seed}": ${wrong.join('; ')}` : `"${seed}" is right`}`)
  for (const line of story) say(`  ${line}`)
}
