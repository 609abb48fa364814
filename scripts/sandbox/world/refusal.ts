import { REFUSALS } from './refusal-words.ts'
import type { Text } from './text.ts'

/**
 * Meanings of the codes, which the specification only lists: 2007 wrong state; 2060 already done; 2066 not entitled;
 * 2072 not enough; 4040 not found; 5001 invalid parameter; 5101 outside the campaign's time; 8001 too many attempts;
 * 2081 changed by somebody else meanwhile.
 */
export type RefusalCode = 401 | 500 | 2007 | 2034 | 2060 | 2066 | 2072 | 2081 | 4040 | 5001 | 5101 | 8001

/** A domain's "no", which becomes an envelope with a code. Nothing may have been changed before it is thrown. */
export class Refusal extends Error {
  constructor(
    readonly code: RefusalCode,
    readonly reason: Text,
    readonly bizCode?: string,
  ) {
    super(`${code} ${reason.en}`)
  }
}

/** A call that no real client would make; becomes a status other than 200. The reason is for developers. */
export class BadCall extends Error {
  constructor(
    readonly status: 400 | 404 | 405 | 415,
    reason: string,
  ) {
    super(reason)
  }
}

/** The sandbox itself is wrong: an answer does not fit the schema of its endpoint. */
export class BrokenContract extends Error {
  constructor(call: string, field: string, problem: string) {
    super(`${call} breaks its contract at "${field}": ${problem}`)
  }
}

/** The "not found" refusal, thrown by a condition: `if (day > DAYS) throw notFound()`. */
export const notFound = (reason = REFUSALS.notFound): Refusal => new Refusal(4040, reason)

/** What was looked for: `found(PACKS.find(…))`. Throws a Refusal with code 4040 when there is no such thing. */
export function found<T>(thing: T | undefined | null): T {
  if (thing === undefined || thing === null) throw notFound()
  return thing
}
