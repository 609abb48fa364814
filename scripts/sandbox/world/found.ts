import { Refusal } from './refusal.ts'
import { REFUSALS } from './refusal-words.ts'

/** The "not found" refusal, thrown by a condition: `if (day > DAYS) throw notFound()`. */
export const notFound = (reason = REFUSALS.notFound): Refusal => new Refusal(4040, reason)

/** What was looked for: `found(PACKS.find(…))`. Throws a Refusal with code 4040 when there is no such thing. */
export function found<T>(thing: T | undefined | null): T {
  if (thing === undefined || thing === null) throw notFound()
  return thing
}
