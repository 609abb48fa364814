import fc from 'fast-check'
import { createSandbox } from '../sandbox/index.ts'
import type { Client } from './bundle-client.ts'
import { MUTATIONS, type MutationPage } from './client/mutations.ts'
import { type Plan, plans } from './plan.ts'
import { playMutation } from './play-mutation.ts'
import { NOON, playWithdrawal, type Run } from './play-withdrawal.ts'

/** The pages whose money is played: the withdrawal, and those that sell, draw, grant or top up. */
export const PAGES = ['/payerMax/index', ...(Object.keys(MUTATIONS) as MutationPage[])] as const

export type MoneyPage = (typeof PAGES)[number]

export interface Played {
  /** Of how many runs, without those that only look for a shorter story. */
  runs: number
  completed: number
  /** As `late 12, lost 9`. */
  faults: string
  /** The shortest run that fails, and where it is found again: `--seed` and `--path`. */
  failed?: Run & { path: string }
}

/** Plays so many runs of a seed; of one that fails fast-check looks for the shortest. @param path of one run of the seed. */
export async function playAll(
  page: MoneyPage,
  seed: number,
  runs: number,
  client: Client,
  path?: string,
): Promise<Played> {
  const sandbox = createSandbox({ now: NOON })
  let completed = 0
  let last: Run | undefined
  const faults = new Map<string, number>()
  const play = async (plan: Plan) => {
    const run = await (page === '/payerMax/index'
      ? playWithdrawal(plan, sandbox, client)
      : playMutation(page, plan, sandbox, client))
    completed += run.completed
    for (const fault of run.faults) faults.set(fault, (faults.get(fault) ?? 0) + 1)
    if (run.violations.length) last = run
    return run.violations.length === 0
  }
  const { numRuns, counterexamplePath } = await fc.check(fc.asyncProperty(plans, play), {
    seed,
    numRuns: runs,
    ...(path && { path, endOnFailure: true }),
  })
  return {
    runs: numRuns,
    completed,
    faults: [...faults].map(([fault, times]) => `${fault} ${times}`).join(', '),
    // the last that fails is the shortest that was found
    ...(last && counterexamplePath && { failed: { ...last, path: counterexamplePath } }),
  }
}
