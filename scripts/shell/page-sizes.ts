import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { type ManifestPage, readManifest } from '../site/manifest.ts'
import type { ShellSize } from './settings.ts'

const compress = promisify(brotliCompress)
/** Brotli's best for what all pages share; its last steps are too slow for the files of a hundred pages. */
const BEST = 11
const QUICK = 9

const known = new Map<string, { builtAt: number; sizes: Promise<Record<string, ShellSize>> }>()

/**
 * The built pages' sizes over the wire, by id; empty where nothing was built. What was measured is known until the manifest
 * changes.
 */
export function pageSizes(dist: string): Promise<Record<string, ShellSize>> {
  const builtAt = statSync(path.join(dist, 'manifest.json'), { throwIfNoEntry: false })?.mtimeMs ?? 0
  let measured = known.get(dist)
  if (measured?.builtAt !== builtAt) {
    measured = { builtAt, sizes: measure(dist) }
    known.set(dist, measured)
  }
  return measured.sizes
}

async function measure(dist: string): Promise<Record<string, ShellSize>> {
  const manifest = readManifest(path.join(dist, 'manifest.json'))
  if (!manifest) return {}
  const files = new Map<string, Promise<number>>()
  const sizeOf = (file: string) => {
    let size = files.get(file)
    if (!size) {
      size = wireSize(path.join(dist, file), manifest.runtime.files.includes(file) ? BEST : QUICK)
      files.set(file, size)
    }
    return size
  }
  const sizes: Record<string, ShellSize> = {}
  for (const [id, page] of Object.entries(manifest.pages)) {
    const size = await pageSize(dist, page, sizeOf)
    if (size) sizes[id] = size
  }
  return sizes
}

async function pageSize(
  dist: string,
  page: ManifestPage,
  sizeOf: (file: string) => Promise<number>,
): Promise<ShellSize | undefined> {
  try {
    const files = firstScripts(readFileSync(path.join(dist, page.html), 'utf8'))
    const scripts = await Promise.all(files.map(sizeOf))
    return { html: await sizeOf(page.html), scripts: scripts.reduce((sum, size) => sum + size, 0) }
  } catch {
    // a missing file: the site is being rebuilt
    return undefined
  }
}

/** Scripts that the HTML names, below `dist/`: those that every visit loads. */
export function firstScripts(html: string): string[] {
  const named = html.matchAll(
    /<(?:link rel="modulepreload"[^>]*? href|script type="module"[^>]*? src)="\/([^"]+)"/g,
  )
  return [...new Set([...named].map(([, file]) => file as string))]
}

const wireSize = (file: string, quality: number) => sizeOverWire(readFileSync(file), quality)

/** Bytes of a file in brotli. @param quality 1 to 11; the best by default, as a CDN stores it. */
export async function sizeOverWire(content: Uint8Array, quality = BEST): Promise<number> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  }
  return (await compress(content, { params })).length
}
