import { atOnce } from './at-once.ts'
import { sha256 } from './digests.ts'
import { type Inventory, readInventory } from './inventory.ts'
import { inventoryOf, runtimeInventoryOf } from './layout.ts'
import type { Release } from './live/live.ts'
import type { Store } from './store/store.ts'

/** Remembers what has been looked at, since pages share a runtime. */
export class FileCheck {
  readonly #store: Store
  readonly #seen = new Map<string, Promise<string>>()
  files = 0

  constructor(store: Store) {
    this.#store = store
  }

  /** Reads all that a build needs and holds it against its inventories. @returns sentences, none when it is whole. */
  async build(page: string, { build, html, files, runtime }: Release): Promise<string[]> {
    const own = await readInventory(this.#store, inventoryOf(page, build))
    const layers = await readInventory(this.#store, runtimeInventoryOf(runtime.id))
    if (!own) return [`what build ${build} consists of is not written down: it was pruned, or never whole`]
    if (!layers)
      return [`what runtime ${runtime.id} consists of is not written down: it was pruned, or never whole`]
    const said = await atOnce(
      [
        ...[html, ...files].map((key) => [key, own] as const),
        ...runtime.files.map((key) => [key, layers] as const),
      ],
      ([key, inventory]) => this.#file(key, inventory),
    )
    return said.filter(Boolean)
  }

  #file(key: string, inventory: Inventory): Promise<string> {
    let found = this.#seen.get(key)
    if (!found) {
      found = this.#look(key, inventory)
      this.#seen.set(key, found)
    }
    return found
  }

  async #look(key: string, { files }: Inventory): Promise<string> {
    this.files++
    const stored = await this.#store.get(key)
    if (!stored) return `${key} is missing`
    const meant = files[key]
    if (stored.bytes.length < (meant?.bytes ?? 0))
      return `${key} is cut: ${stored.bytes.length} of ${meant?.bytes} bytes`
    return meant && sha256(stored.bytes) === meant.sha256
      ? ''
      : `${key} is damaged: its bytes are not those that were published`
  }
}
