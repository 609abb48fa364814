import { mapLimit } from '../../command/map-limit.ts'
import { fileListOf, runtimeFileListOf } from '../../site/layout.ts'
import type { Release } from '../../site/live.ts'
import { sha256 } from '../digests.ts'
import { type FileList, readFileList } from '../records/file-list.ts'
import type { Store } from '../store/store.ts'
import type { Refresh } from '../upload/refresh.ts'

/** Remembers what has been looked at, since pages share a runtime. */
export class FileCheck {
  readonly #store: Store
  readonly #seen = new Map<string, Promise<string>>()
  readonly #refresh: Refresh | undefined
  files = 0

  /** @param refresh writes a file that has wrong headers, or is old, again; without it wrong headers are reported. */
  constructor(store: Store, refresh?: Refresh) {
    this.#store = store
    this.#refresh = refresh
  }

  /**
   * Reads all files of a build and compares them with its file lists.
   * @returns sentences, none if complete.
   */
  async build(
    page: string,
    { build, html, files, runtime }: Pick<Release, 'build' | 'html' | 'files' | 'runtime'>,
  ): Promise<string[]> {
    const lists = [fileListOf(page, build), runtimeFileListOf(runtime.id)] as const
    const [own, layers] = await Promise.all([
      readFileList(this.#store, lists[0]),
      readFileList(this.#store, lists[1]),
    ])
    // as old as the files that they vouch for
    if (this.#refresh && own && layers) await mapLimit(lists, (key) => this.#file(key, undefined))
    const said = await mapLimit(
      [
        ...[html, ...files].map((key) => [key, own] as const),
        ...runtime.files.map((key) => [key, layers] as const),
      ],
      ([key, fileList]) => this.#file(key, fileList),
    )
    return [
      own ? '' : `what build ${build} consists of is not written down: it was pruned, or never whole`,
      layers
        ? ''
        : `what runtime ${runtime.id} consists of is not written down: it was pruned, or never whole`,
      ...said,
    ].filter(Boolean)
  }

  #file(key: string, fileList: FileList | undefined): Promise<string> {
    const seen = `${key} ${fileList ? '' : 'not written down'}`
    let found = this.#seen.get(seen)
    if (!found) {
      found = this.#look(key, fileList)
      this.#seen.set(seen, found)
    }
    return found
  }

  /** @param fileList without one only a missing or empty file is found. */
  async #look(key: string, fileList: FileList | undefined): Promise<string> {
    this.files++
    const stored = await this.#store.get(key)
    if (!stored) return `${key} is missing`
    const meant = fileList?.files[key]
    if (stored.bytes.length < (meant?.bytes ?? 1))
      return `${key} is cut: ${stored.bytes.length} of ${meant?.bytes ?? 'all its'} bytes`
    if (fileList && (!meant || sha256(stored.bytes) !== meant.sha256))
      return `${key} is damaged: its bytes are not those that were published`
    if (stored.misdelivered && !this.#refresh) return `${key} is delivered ${stored.misdelivered}`
    if (stored.misdelivered || (await this.#refresh?.isDue(key, stored.modified)))
      await this.#refresh?.write(key, stored.bytes, stored.etag)
    return ''
  }
}
