import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { BuildError } from './fail.ts'
import type { Page } from './pages.ts'

const compress = promisify(brotliCompress)

/** Bytes over the wire, brotli. */
export interface Sizes {
  /** Scripts that every visit loads: the layers, the entry and what it imports. */
  scripts: number
  /** Scripts that load when a person first opens a part. */
  later: number
  html: number
}

const KB = 1024

/** What a page may weigh over the wire, in brotli. */
export const BUDGETS: Record<'light' | 'full', Sizes> = {
  light: { scripts: 92 * KB, later: 8 * KB, html: 14 * KB },
  full: { scripts: 106 * KB, later: 16 * KB, html: 18 * KB },
}

const NAMES: Record<keyof Sizes, string> = {
  scripts: 'its scripts weigh',
  later: 'its parts on demand weigh',
  html: 'its HTML weighs',
}

const measured = new Map<string, Promise<number>>()

/** Brotli size of a text; layers are measured once for all pages. */
function wireSize(content: string): Promise<number> {
  let size = measured.get(content)
  if (!size) {
    size = compress(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }).then(
      (bytes) => bytes.length,
    )
    measured.set(content, size)
  }
  return size
}

async function wireSizes(contents: string[]): Promise<number> {
  return (await Promise.all(contents.map(wireSize))).reduce((sum, size) => sum + size, 0)
}

/**
 * Measures a page and stops the build when it is over its budget.
 *
 * @param weights bytes of each own module before compression; `before` the same at the last good build.
 */
export async function checkBudget(
  page: Page,
  parts: { first: string[]; later: string[]; html: string },
  weights: Record<string, number>,
  before: Record<string, number> = {},
): Promise<Sizes> {
  const sizes: Sizes = {
    scripts: await wireSizes(parts.first),
    later: await wireSizes(parts.later),
    html: await wireSize(parts.html),
  }
  const budget = BUDGETS[page.meta.weight]
  for (const part of Object.keys(NAMES) as (keyof Sizes)[]) {
    if (sizes[part] <= budget[part]) continue
    throw new BuildError(
      page.folder,
      `${NAMES[part]} ${kilobytes(sizes[part])} over the wire, ${kilobytes(sizes[part] - budget[part])} over the budget of a ${page.meta.weight} page.`,
      grown(weights, before) ??
        `Heaviest of its own modules: ${listed(Object.entries(weights))} before compression.`,
    )
  }
  return sizes
}

/** What grew since the page was last built within its budget; undefined when nothing is known to have. */
function grown(weights: Record<string, number>, before: Record<string, number>): string | undefined {
  const growth = Object.entries(weights)
    .map(([file, bytes]): [string, number] => [file, bytes - (before[file] ?? 0)])
    .filter(([, bytes]) => bytes > 0)
  if (Object.keys(before).length === 0 || growth.length === 0) return undefined
  return `Grown since the last good build: ${listed(growth)} before compression.`
}

function listed(sizes: [string, number][]): string {
  const largest = sizes.sort((a, b) => b[1] - a[1]).slice(0, 5)
  return largest.map(([file, bytes]) => `${file} (${kilobytes(bytes)})`).join(', ')
}

/** As `14.2 KB`. */
export function kilobytes(bytes: number): string {
  return `${(bytes / KB).toFixed(1)} KB`
}
