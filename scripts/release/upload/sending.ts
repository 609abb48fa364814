import type { Live } from '../../site/live.ts'
import type { Dist } from '../built-site/dist.ts'
import type { Context } from '../context.ts'
import { readTombstones } from '../live/tombstones.ts'
import { keysOf, uploadPlanOf } from '../records/file-list.ts'
import { announceUpload } from './announced.ts'
import { generationOf } from './make-release.ts'
import { type Transfer, upload } from './upload.ts'

/** Uploads built pages to the target before the switch. Repeated if a prune has come in between. */
export class Sending {
  readonly transfer: Transfer = { put: [], bytes: 0 }
  readonly #context: Context
  readonly #dist: Dist
  readonly #pages: string[]
  readonly #announced: string[] = []
  #sure: { condemned: string | undefined; generations: Map<string, number> } | undefined

  constructor(context: Context, dist: Dist, pages: string[]) {
    this.#context = context
    this.#dist = dist
    this.#pages = pages
  }

  /**
   * Ensures that all files are at the target, under names that no prune has condemned.
   * @param announce also announces them beforehand, as required for files that no manifest names yet.
   * @returns the generation of each page.
   */
  async make(live: Live, announce: boolean): Promise<ReadonlyMap<string, number>> {
    if (this.#sure && this.#sure.condemned === live.condemned) return this.#sure.generations
    const { store } = this.#context
    const tombstones = await readTombstones(store, live)
    const generations = new Map(
      this.#pages.map((page) => [page, generationOf(this.#dist, live, page, tombstones)]),
    )
    const plans = this.#pages.map((page) => uploadPlanOf(this.#dist, page, generations.get(page)))
    if (announce) this.#announced.push(await announceUpload(store, [...new Set(plans.flatMap(keysOf))]))
    const { put, bytes } = await upload(this.#context, plans)
    this.transfer.put.push(...put)
    this.transfer.bytes += bytes
    this.#sure = { condemned: live.condemned, generations }
    return generations
  }

  /** Takes back what was announced: by now a manifest names the files. A key that may not delete leaves it to a prune. */
  async conclude(): Promise<void> {
    for (const key of this.#announced.splice(0)) await this.#context.store.delete(key).catch(() => undefined)
  }
}
