import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { type ManifestPage, readManifest } from '../build/manifest.ts'
import type { ShellSize } from './link.ts'

const compress = promisify(brotliCompress)
/** Brotli's best for what all pages share; its last steps are too slow for the files of a hundred pages. */
const BEST = 11
const QUICK = 9

/** Measures the built pages over the wire; what was measured is known until the manifest changes. */
export function pageSizes(dist: string): () => Promise<Record<string, ShellSize>> {
  let changedAt = 0
  let measured: Promise<Record<string, ShellSize>> | undefined
  return () => {
    const file = path.join(dist, 'manifest.json')
    const now = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
    if (!measured || now !== changedAt) {
      changedAt = now
      measured = measure(dist)
    }
    return measured
  }
}

async function measure(dist: string): Promise<Record<string, ShellSize>> {
  const manifest = readManifest(path.join(dist, 'manifest.json'))
  if (!manifest) return {}
  const known = new Map<string, Promise<number>>()
  const sizeOf = (file: string) => {
    let size = known.get(file)
    if (!size) {
      size = wireSize(path.join(dist, file), manifest.runtime.files.includes(file) ? BEST : QUICK)
      known.set(file, size)
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
    // A file of the site is gone: it is being built anew.
    return undefined
  }
}

/** Scripts that the HTML names, below `dist/`: those that every visit loads. */
function firstScripts(html: string): string[] {
  const named = html.matchAll(
    /<(?:link rel="modulepreload"[^>]*? href|script type="module"[^>]*? src)="\/([^"]+)"/g,
  )
  return [...new Set([...named].map(([, file]) => file as string))]
}

async function wireSize(file: string, quality: number): Promise<number> {
  const content = readFileSync(file)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  }
  return (await compress(content, { params })).length
}
