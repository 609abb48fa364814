import path from 'node:path'
import { loadThroughVite } from '../site/load-sandbox.ts'
import { bundleClient } from './bundle-client.ts'
import { readCommand, USAGE } from './command.ts'
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
async function play({ seed, runs, run }: { seed: string; runs: number; run?: number }): Promise<boolean> {
  const { playAll, playOne } = await loadThroughVite<Playing>(ROOT, 'scripts/money-runs/play-all.ts')
  const load = await bundleClient()
  if (run !== undefined) {
    const played = await playOne(seed, run, load)
    tell(played)
    return !played.wrong.length
  }
  const began = Date.now()
  say(`${runs} runs, seed ${seed}`)
  const { withdrawals, met, wrong } = await playAll(seed, runs, load)
  say(`${withdrawals} of them ended in a withdrawal, ${runs - withdrawals} in none`)
  say(`the calls that withdraw met ${met}`)
  wrong.slice(0, 5).forEach(tell)
  say(`\n${runs - wrong.length} right, ${wrong.length} wrong, ${((Date.now() - began) / 1000).toFixed(0)} s`)
  return !wrong.length
}

function tell({ seed, wrong, story }: Run): void {
  say(`\n${wrong.length ? `WRONG in "${seed}": ${wrong.join('; ')}` : `"${seed}" is right`}`)
  for (const line of story) say(`  ${line}`)
}
