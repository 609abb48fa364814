import path from 'node:path'
import { parseArgs } from 'node:util'
import { loadThroughVite } from '../site/load-sandbox.ts'
import { bundleClient } from './bundle-client.ts'

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now()) },
    runs: { type: 'string', default: '10000' },
  },
})
type Playing = typeof import('./play-all.ts')

const say = (text: string) => process.stdout.write(`${text}\n`)
const runs = Number(values.runs)
const root = path.resolve(import.meta.dirname, '../..')
const { playAll } = await loadThroughVite<Playing>(root, 'scripts/money-runs/play-all.ts')
const began = Date.now()
say(`${runs} runs, seed ${values.seed}`)
const { withdrawals, met, wrong } = await playAll(values.seed, runs, await bundleClient())
say(`${withdrawals} of them ended in a withdrawal, ${runs - withdrawals} in none`)
say(`the calls that withdraw met ${met}`)
for (const run of wrong.slice(0, 5)) {
  say(`\nWRONG in "${run.seed}": ${run.wrong.join('; ')}`)
  for (const line of run.story) say(`  ${line}`)
}
say(`\n${runs - wrong.length} right, ${wrong.length} wrong, ${((Date.now() - began) / 1000).toFixed(0)} s`)
process.exitCode = wrong.length ? 1 : 0
