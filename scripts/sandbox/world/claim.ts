import { found, Refusal } from './refusal.ts'
import { REFUSALS } from './refusal-words.ts'

/** As the contract's `claimState`. */
export type ClaimState = 'locked' | 'claimable' | 'claimed'

export function claimStateOf(claimed: boolean, reached: boolean): ClaimState {
  return claimed ? 'claimed' : reached ? 'claimable' : 'locked'
}

/** What can be claimed. Throws a Refusal: 4040 there is no such thing, 2060 already claimed, 2007 not reached. */
export function claimable<T extends { state: ClaimState }>(claim: T | undefined): T {
  const known = found(claim)
  if (known.state === 'claimed') throw new Refusal(2060, REFUSALS.alreadyClaimed)
  if (known.state === 'locked') throw new Refusal(2007, REFUSALS.notReached)
  return known
}
