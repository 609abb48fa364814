import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { filesBelow, hashOf } from '../site/files.ts'
import type { BuiltPage } from './page-build.ts'
import type { Page } from './pages.ts'
import { hasSourceMap } from './source-maps.ts'

interface Stored {
  key: string
  /** Content hash of every source the page was made from. */
  sources: Record<string, string>
  entry: BuiltPage['entry']
  sizes: BuiltPage['sizes']
  weights: BuiltPage['weights']
  files: Record<string, { text: string } | { base64: string }>
}

/** Finished pages, kept by content: one is used again only while every file it was made from is the same. */
export class PageCache {
  private readonly hashes = new Map<string, string>()

  /** @param base digest of everything pages share: layers, build code, settings. */
  constructor(
    private readonly root: string,
    private readonly folder: string,
    private readonly base: string,
  ) {
    mkdirSync(folder, { recursive: true })
  }

  find(page: Page): BuiltPage | undefined {
    const stored = this.read(page)
    if (stored?.key !== this.keyOf(page)) return undefined
    if (Object.entries(stored.sources).some(([file, hash]) => this.hashOfFile(file) !== hash))
      return undefined
    const { entry, sizes, weights } = stored
    if (!entry.files.every((file) => !file.endsWith('.js') || hasSourceMap(this.root, file))) return undefined
    const files = new Map<string, string | Uint8Array>()
    for (const [name, held] of Object.entries(stored.files)) {
      files.set(name, 'text' in held ? held.text : Buffer.from(held.base64, 'base64'))
    }
    return { entry, sizes, weights, files, sources: Object.keys(stored.sources) }
  }

  /** What the page's modules weighed when it was last built, whatever has changed since. */
  weightsBefore(page: Page): Record<string, number> | undefined {
    return this.read(page)?.weights
  }

  keep(page: Page, built: BuiltPage): void {
    const { entry, sizes, weights } = built
    const stored: Stored = {
      key: this.keyOf(page),
      sources: Object.fromEntries(built.sources.map((file) => [file, this.hashOfFile(file)])),
      entry,
      sizes,
      weights,
      files: Object.fromEntries(
        [...built.files].map(([name, held]) => [
          name,
          typeof held === 'string' ? { text: held } : { base64: Buffer.from(held).toString('base64') },
        ]),
      ),
    }
    const file = this.fileOf(page)
    writeFileSync(`${file}.${process.pid}`, JSON.stringify(stored))
    renameSync(`${file}.${process.pid}`, file)
  }

  private read(page: Page): Stored | undefined {
    try {
      return JSON.parse(readFileSync(this.fileOf(page), 'utf8'))
    } catch {
      return undefined
    }
  }

  private fileOf(page: Page): string {
    return path.join(this.folder, `${page.id.replaceAll('/', '+')}.json`)
  }

  /** A file that appears beside the page can change what an import means, so the folders' listings count too. */
  private keyOf(page: Page): string {
    const family = `${page.folder.split('/').slice(0, 2).join('/')}/_family`
    return hashOf(this.base, ...filesBelow(this.root, page.folder), ...filesBelow(this.root, family))
  }

  private hashOfFile(file: string): string {
    let hash = this.hashes.get(file)
    if (hash === undefined) {
      try {
        hash = hashOf(readFileSync(path.join(this.root, file)))
      } catch {
        hash = ''
      }
      this.hashes.set(file, hash)
    }
    return hash
  }
}
