import { createSandbox } from '../sandbox/index.ts'
import type { Browser } from './bundle-client.ts'
import type { Tab } from './client/tab.ts'
import { NOON, play, type Run } from './play.ts'

/** Plays one of the runs of a seed. */
export const playOne = (seed: string, run: number, load: (browser: Browser) => Tab) =>
  play(`${seed}-${run}`, createSandbox({ now: NOON }), load)

/** Plays so many runs, each with a seed of its own, by which it can be played again. */
export async function playAll(seed: string, runs: number, load: (browser: Browser) => Tab) {
  const sandbox = createSandbox({ now: NOON })
  const wrong: Run[] = []
  let withdrawals = 0
  const met = new Map<string, number>()
  for (let number = 1; number <= runs; number++) {
    const run = await play(`${seed}-${number}`, sandbox, load)
    withdrawals += run.withdrawals
    for (const weather of run.met) met.set(weather, (met.get(weather) ?? 0) + 1)
    if (run.wrong.length) wrong.push(run)
  }
  return {
    withdrawals,
    wrong,
    met: [...met].map(([weather, times]) => `${weather} ${times}`).join(', '),
  }
}
