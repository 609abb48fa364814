import type { CandyReward } from './candy-reward.ts'

/** What was won last; it stays while its popup leaves. */
export interface Won {
  open: boolean
  rewards: readonly CandyReward[]
}

export const NOTHING_WON: Won = { open: false, rewards: [] }
