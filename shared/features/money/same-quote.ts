import { compare, type Decimal } from './decimal.ts'

/** The figures of a quote: amount, fee, payout; undefined or null where the server gave none. */
type Quote = Record<string, Decimal | null | undefined>

/**
 * Whether a quote equals the one that was shown, by value: '1.50' equals '1.5'. If not, it must be shown again before
 * anything is spent. A figure that became known or unknown is a change.
 */
export function sameQuote(shown: Quote, now: Quote): boolean {
  return Object.keys({ ...shown, ...now }).every((name) => {
    const [before, after] = [shown[name] ?? undefined, now[name] ?? undefined]
    return before === undefined || after === undefined ? before === after : compare(before, after) === 0
  })
}
