import type { Live } from '../../site/live.ts'
import type { Dist } from '../built-site/dist.ts'
import type { Placement } from '../built-site/relocate.ts'
import type { Context } from '../context.ts'
import { readTombstones } from '../live/tombstones.ts'
import { keysOf, uploadPlanOf } from '../records/file-list.ts'
import { announceUpload } from './announced.ts'
import { placementOf } from './make-release.ts'
import { type Transfer, upload } from './upload.ts'

/** Uploads built pages to the target before the switch. Repeated if a prune has come in between. */
export class Sending {
  readonly transfer: Transfer = { put: [], bytes: 0 }
  readonly #context: Context
  readonly #dist: Dist
  readonly #pages: string[]
  readonly #announced: string[] = []
  #sure: { condemned: string | undefined; placements: Map<string, Placement> } | undefined

  constructor(context: Context, dist: Dist, pages: string[]) {
    this.#context = context
    this.#dist = dist
    this.#pages = pages
  }

  /**
   * Ensures that all files are at the target, under names that no prune has condemned.
   * @param announce also announces them beforehand, as required for files that no manifest names yet.
   * @returns the placement of each page.
   */
  async make(live: Live, announce: boolean): Promise<ReadonlyMap<string, Placement>> {
    if (this.#sure && this.#sure.condemned === live.condemned) return this.#sure.placements
    const { store } = this.#context
    const tombstones = await readTombstones(store, live)
    const placements = new Map(
      this.#pages.map((page) => [page, placementOf(this.#dist, live, page, tombstones)]),
    )
    const plans = this.#pages.map((page) => uploadPlanOf(this.#dist, page, placements.get(page)))
    if (announce) this.#announced.push(await announceUpload(store, [...new Set(plans.flatMap(keysOf))]))
    const { put, bytes } = await upload(this.#context, plans)
    this.transfer.put.push(...put)
    this.transfer.bytes += bytes
    this.#sure = { condemned: live.condemned, placements }
    return placements
  }

  /** Takes back what was announced: by now a manifest names the files. A key that may not delete leaves it to a prune. */
  async conclude(): Promise<void> {
    for (const key of this.#announced.splice(0)) await this.#context.store.delete(key).catch(() => undefined)
  }
}
