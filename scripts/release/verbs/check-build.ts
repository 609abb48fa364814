import { mapLimit } from '../../command/map-limit.ts'
import { inventoryOf, runtimeInventoryOf } from '../../site/layout.ts'
import type { Release } from '../../site/live.ts'
import { sha256 } from '../digests.ts'
import { type Inventory, readInventory } from '../records/inventory.ts'
import type { Store } from '../store/store.ts'

/** Remembers what has been looked at, since pages share a runtime. */
export class FileCheck {
  readonly #store: Store
  readonly #seen = new Map<string, Promise<string>>()
  readonly #fixes: boolean
  files = 0

  /** @param fixes writes a file that has wrong headers again, instead of telling of it. */
  constructor(store: Store, fixes = false) {
    this.#store = store
    this.#fixes = fixes
  }

  /**
   * Reads all files of a build and compares them with its inventories.
   * @returns sentences, none if complete.
   */
  async build(page: string, { build, generation, html, files, runtime }: Release): Promise<string[]> {
    const own = await readInventory(this.#store, inventoryOf(page, build, generation))
    const layers = await readInventory(this.#store, runtimeInventoryOf(runtime.id, generation))
    const said = await mapLimit(
      [
        ...[html, ...files].map((key) => [key, own] as const),
        ...runtime.files.map((key) => [key, layers] as const),
      ],
      ([key, inventory]) => this.#file(key, inventory),
    )
    return [
      own ? '' : `what build ${build} consists of is not written down: it was pruned, or never whole`,
      layers
        ? ''
        : `what runtime ${runtime.id} consists of is not written down: it was pruned, or never whole`,
      ...said,
    ].filter(Boolean)
  }

  #file(key: string, inventory: Inventory | undefined): Promise<string> {
    const seen = `${key} ${inventory ? '' : 'not written down'}`
    let found = this.#seen.get(seen)
    if (!found) {
      found = this.#look(key, inventory)
      this.#seen.set(seen, found)
    }
    return found
  }

  /** @param inventory without one only a missing or empty file is found. */
  async #look(key: string, inventory: Inventory | undefined): Promise<string> {
    this.files++
    const stored = await this.#store.get(key)
    if (!stored) return `${key} is missing`
    const meant = inventory?.files[key]
    if (stored.bytes.length < (meant?.bytes ?? 1))
      return `${key} is cut: ${stored.bytes.length} of ${meant?.bytes ?? 'all its'} bytes`
    if (inventory && (!meant || sha256(stored.bytes) !== meant.sha256))
      return `${key} is damaged: its bytes are not those that were published`
    if (!stored.misdelivered) return ''
    if (!this.#fixes) return `${key} is delivered ${stored.misdelivered}`
    await this.#store.putIfMatch(key, stored.bytes, stored.etag)
    return ''
  }
}
