import { Refusal } from './refusal.ts'
import { REFUSALS } from './refusal-words.ts'
import { part, type User } from './user.ts'

const metOf = part('elsewhere', () => new Set<string>())

/** Whether it was done on another phone a moment ago: for unlucky people the first time in each campaign, for others never. */
export function doneElsewhere(user: User, campaign: string): boolean {
  if (!user.scenario.unlucky || metOf(user).has(campaign)) return false
  metOf(user).add(campaign)
  return true
}

/**
 * Throws a Refusal with code 2060 when the claim was made on another phone. Call it after the claim is stored, so that
 * it stays claimed.
 */
export function checkClaimedHere(user: User, campaign: string, reason = REFUSALS.alreadyClaimed): void {
  if (doneElsewhere(user, campaign)) throw new Refusal(2060, reason)
}
