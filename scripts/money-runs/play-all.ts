import { createSandbox } from '../sandbox/index.ts'
import type { Client } from './bundle-client.ts'
import { PURCHASES, type PurchasePage } from './client/purchases.ts'
import { playPurchase } from './play-purchase.ts'
import { NOON, play, type Run } from './play-run.ts'

/** The pages whose money is played: the withdrawal, and those that sell. */
export const PAGES = ['/payerMax/index', ...(Object.keys(PURCHASES) as PurchasePage[])] as const

export type MoneyPage = (typeof PAGES)[number]

const playOn = (page: MoneyPage, seed: string, client: Client, sandbox = createSandbox({ now: NOON })) =>
  page === '/payerMax/index' ? play(seed, sandbox, client) : playPurchase(page, seed, sandbox, client)

/** Plays one of the runs of a seed. */
export const playOne = (page: MoneyPage, seed: string, run: number, client: Client) =>
  playOn(page, `${seed}-${run}`, client)

/** Plays so many runs, each with a seed of its own, by which it can be played again. */
export async function playAll(page: MoneyPage, seed: string, runs: number, client: Client) {
  const sandbox = createSandbox({ now: NOON })
  const failed: Run[] = []
  let completed = 0
  const faults = new Map<string, number>()
  for (let number = 1; number <= runs; number++) {
    const run = await playOn(page, `${seed}-${number}`, client, sandbox)
    completed += run.completed
    for (const fault of run.faults) faults.set(fault, (faults.get(fault) ?? 0) + 1)
    if (run.violations.length) failed.push(run)
  }
  return {
    completed,
    failed,
    faults: [...faults].map(([fault, times]) => `${fault} ${times}`).join(', '),
  }
}
