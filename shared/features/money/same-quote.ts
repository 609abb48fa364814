import { compare, type Decimal } from './decimal.ts'

/** Figures of an offer, as amount, fee and payout; undefined or null where the server did not say. */
type Quote = Record<string, Decimal | null | undefined>

/**
 * Whether an offer is still what the person was shown, by value: '1.50' is '1.5'. If not, it has to be shown again
 * before anything is spent on it. A figure that became known, or unknown, is a change.
 */
export function sameQuote(shown: Quote, now: Quote): boolean {
  return Object.keys({ ...shown, ...now }).every((name) => {
    const [before, after] = [shown[name] ?? undefined, now[name] ?? undefined]
    return before === undefined || after === undefined ? before === after : compare(before, after) === 0
  })
}
