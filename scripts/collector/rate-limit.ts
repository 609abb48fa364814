import type { Database } from './database.ts'
import { networkOf } from './network.ts'

const MINUTE = 60_000
/** Networks that are remembered; a flood from more of them is a matter for the network before this process. */
const MOST_NETWORKS = 50_000
/** What other processes counted is read so often. */
const SHARE_MS = 1000

interface Counted {
  /** Of all processes, as the database had it. */
  all: number
  /** Since then, here. */
  own: number
}

/**
 * Calls of a network in a minute, of all collectors on a database together: a phone makes a few, the network address translation of a
 * mobile carrier has hundreds of phones behind one network.
 */
export class RateLimit {
  readonly #perMinute: number
  readonly #database: Database
  #counts = new Map<string, Counted>()
  #minute = 0
  #sharedAt = 0
  #sharing: Promise<void> | undefined

  constructor(perMinute: number, database: Database) {
    this.#perMinute = perMinute
    this.#database = database
  }

  /** Counts a call. @returns the seconds until the network may call again; 0: it may. */
  take(address: string, now: number): number {
    const minute = Math.floor(now / MINUTE)
    if (minute !== this.#minute || this.#counts.size > MOST_NETWORKS) {
      this.#minute = minute
      this.#counts = new Map()
    }
    const network = networkOf(address) || address
    const count = this.#counts.get(network) ?? { all: 0, own: 0 }
    count.own++
    this.#counts.set(network, count)
    if (now - this.#sharedAt >= SHARE_MS || now < this.#sharedAt) {
      this.#sharedAt = now
      this.#sharing ??= this.share().finally(() => {
        this.#sharing = undefined
      })
    }
    return count.all + count.own > this.#perMinute ? Math.ceil(((minute + 1) * MINUTE - now) / 1000) : 0
  }

  /** Adds what was counted here to what other processes have, and reads the sums. A database that does not answer limits nobody. */
  async share(): Promise<void> {
    const [minute, counts] = [this.#minute, this.#counts]
    const fresh = [...counts]
      .filter(([, { own }]) => own > 0)
      .map(([network, { own }]) => ({ network, n: own }))
    if (fresh.length === 0) return
    for (const { network, n } of fresh) {
      const count = counts.get(network) as Counted
      count.own -= n
      count.all += n
    }
    const rows = await this.#database
      .query<{ network: string; n: number }>(
        `INSERT INTO calls SELECT $1::int, network, n FROM jsonb_to_recordset($2::text::jsonb) AS row (network text, n int) ORDER BY network
         ON CONFLICT (minute, network) DO UPDATE SET n = calls.n + excluded.n RETURNING network, n`,
        [minute, JSON.stringify(fresh)],
      )
      .catch(() => [])
    for (const { network, n } of rows) {
      const count = counts.get(network)
      if (count) count.all = n
    }
  }

  /** Resolves when nothing is under way. */
  async settled(): Promise<void> {
    await this.#sharing
  }
}
