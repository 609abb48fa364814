const MINUTE = 60_000
/** Addresses that are remembered; a flood from more of them is a matter for the network before this process. */
const MOST_ADDRESSES = 50_000

/**
 * Calls of an address in a minute: a phone makes a few, the network address translation of a mobile carrier has hundreds of
 * phones behind one address.
 */
export class RateLimit {
  readonly #perMinute: number
  #counts = new Map<string, number>()
  #minute = 0

  constructor(perMinute: number) {
    this.#perMinute = perMinute
  }

  /** Counts a call. @returns the seconds until the address may call again; 0: it may. */
  take(address: string, now: number): number {
    const minute = Math.floor(now / MINUTE)
    if (minute !== this.#minute || this.#counts.size > MOST_ADDRESSES) {
      this.#minute = minute
      this.#counts = new Map()
    }
    const count = (this.#counts.get(address) ?? 0) + 1
    this.#counts.set(address, count)
    return count > this.#perMinute ? Math.ceil(((minute + 1) * MINUTE - now) / 1000) : 0
  }
}
