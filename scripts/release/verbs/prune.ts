import { mapLimit } from '../../command/map-limit.ts'
import { TOMBSTONES } from '../../site/layout.ts'
import type { Live } from '../../site/live.ts'
import type { Context } from '../context.ts'
import { reconcile } from '../derived/reconcile.ts'
import { readLive } from '../live/read-live.ts'
import { writeTombstones } from '../live/tombstones.ts'
import { writeRecords } from '../records/journal.ts'
import { writePublicRecord } from '../records/public-record.ts'
import { probe } from '../store/probe.ts'
import { type Listed, StoreError } from '../store/store.ts'
import { type BindingPlan, type PruneOptions, type PrunePlan, planPrune } from './prune-plan.ts'
import { swap } from './swap.ts'

const BATCH = 32

export interface Pruned extends PrunePlan {
  verb: 'prune'
  /** False for a dry run. */
  done: boolean
}

/**
 * Deletes what neither a live build nor one of the last `keep` builds of a page needs, nor one that was live not long ago. First the live manifest comes to name
 * the list of what goes, and nothing on it is ever named again: so the deleting may take as long as it likes, be stopped, or go
 * on much later, while others publish. Without `yes` it only says what would go.
 */
export async function prune(context: Context, options: PruneOptions): Promise<Pruned> {
  const { store, site, progress } = context
  if (!options.yes) {
    const { live } = await readLive(store, site)
    return { verb: 'prune', done: false, ...partOf(await planPrune(context, live, options)) }
  }
  try {
    await probe(store)
    const { plan, lists, live } = await recordTombstones(context, options)
    // Copies under names that stay must not lean on what goes.
    await reconcile(store, site, Object.keys(live.pages))
    const going = [...plan.toDelete, ...plan.leftovers, ...lists]
    for (let start = 0; start < going.length; start += BATCH) {
      await mapLimit(going.slice(start, start + BATCH), ({ key }) => store.delete(key))
      progress(`${Math.min(start + BATCH, going.length)} of ${going.length} files are deleted`)
    }
    return { verb: 'prune', done: true, ...partOf(plan) }
  } catch (error) {
    if (!(error instanceof StoreError)) throw error
    throw new StoreError(`${error.message} The live site is intact. Run it again to delete the rest.`)
  }
}

const partOf = ({ kept, gone, toDelete, spared }: BindingPlan): PrunePlan => ({
  kept,
  gone,
  toDelete,
  spared,
})

interface WrittenPlan {
  plan: BindingPlan
  /** Lists that no manifest can name any more. */
  lists: Listed[]
}

/** Makes a plan binding: from here on no manifest names what is on it. */
async function recordTombstones(
  context: Context,
  options: PruneOptions,
): Promise<WrittenPlan & { live: Live }> {
  const { store } = context
  let made: WrittenPlan | undefined
  const { live } = await swap(context, 'prune', async (found) => {
    // A manifest that is lost later is written again from the records: none of them may name what goes.
    await writeRecords(store, found)
    await writePublicRecord(store, found)
    const plan = await planPrune(context, found, options)
    made = { plan, lists: [] }
    if (!plan.tombstones) return undefined
    // Looked up before the switch: one that is written behind it may be named by whoever prunes next.
    made.lists = await store.list(TOMBSTONES)
    const condemned = await writeTombstones(store, plan.tombstones)
    return { ...found, condemned }
  })
  return { ...(made as WrittenPlan), live }
}
