import { randomUUID } from 'node:crypto'
import { atOnce } from '../at-once.ts'
import type { Context } from '../context.ts'
import type { Live } from '../live/live.ts'
import { LEASE_MS, RENEW_MS, withoutPrune } from '../live/pruning.ts'
import { readLive } from '../live/read-live.ts'
import { swap } from '../live/swap.ts'
import { ReleaseError } from '../release-error.ts'
import { settle } from '../settle.ts'
import { changeOf } from '../stages.ts'
import { probe } from '../store/probe.ts'
import { StoreError } from '../store/store.ts'
import { type PrunePlan, planPrune } from './prune-plan.ts'

const BATCH = 32

export interface Pruned extends PrunePlan {
  verb: 'prune'
  /** False for a dry run. */
  done: boolean
}

/**
 * Deletes what neither a live build nor one of the last `keep` builds of a page needs. While it works nobody publishes, so
 * that nothing is deleted under a release that is about to need it. Without `yes` it only says what would go.
 */
export async function prune(context: Context, keep: number, yes: boolean): Promise<Pruned> {
  const { store, site, progress } = context
  if (!yes) {
    const { live } = await readLive(store, site)
    return { verb: 'prune', done: false, ...(await planPrune(context, live, keep)) }
  }
  await probe(store)
  const before = (await readLive(store, site)).live
  withoutPrune(before, context.now())
  // Standing copies and records first: what is live must not lean on what goes.
  await settle(store, site, Object.keys(before.pages))
  const lease = new Lease(context)
  const live = await lease.take()
  try {
    const plan = await planPrune(context, live, keep)
    for (let start = 0; start < plan.doomed.length; start += BATCH) {
      await lease.keep()
      await atOnce(plan.doomed.slice(start, start + BATCH), ({ key }) => store.delete(key))
      progress(`${Math.min(start + BATCH, plan.doomed.length)} of ${plan.doomed.length} files are deleted`)
    }
    await lease.give()
    return { verb: 'prune', done: true, ...plan }
  } catch (error) {
    await lease.give().catch(() => undefined)
    if (!(error instanceof StoreError)) throw error
    throw new StoreError(`${error.message} What is live is whole. Run it again to delete the rest.`)
  }
}

/** The mark in the live manifest that keeps publishers away. */
class Lease {
  readonly #context: Context
  readonly #id = randomUUID()
  #until = 0

  constructor(context: Context) {
    this.#context = context
  }

  /** @returns what is live, and stays so while the lease is kept. */
  take(): Promise<Live> {
    return this.#mark((live) => withoutPrune(live, this.#context.now()))
  }

  /** Throws when there is not enough time left and somebody has ended the lease. */
  async keep(): Promise<void> {
    if (this.#until - this.#context.now().getTime() > RENEW_MS) return
    await this.#mark((live) => this.#own(live))
  }

  async give(): Promise<void> {
    const { store, site } = this.#context
    await swap(store, site, async (live) => {
      const { prune, ...rest } = this.#own(live)
      return { ...rest, pruned: live.pruned + 1, change: changeOf(this.#context, 'prune', []) }
    })
    await settle(store, site, [])
  }

  #own(live: Live): Live {
    if (live.prune?.id === this.#id) return live
    throw new ReleaseError(
      'overtaken',
      'This prune took so long that others went on without it. Run it again to delete the rest.',
    )
  }

  async #mark(check: (live: Live) => Live): Promise<Live> {
    const { store, site, author, now } = this.#context
    let until = 0
    const { live } = await swap(store, site, async (found) => {
      until = now().getTime() + LEASE_MS
      const prune = { id: this.#id, by: author.by, until: new Date(until).toISOString() }
      // Its change is told when it is done; the id is for this one alone.
      return { ...check(found), prune, change: { ...found.change, id: randomUUID() } }
    })
    this.#until = until
    return live
  }
}
