import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { BuildError } from '../vite/build-error.ts'
import type { Layer } from './lower-layers.ts'
import type { Page } from './pages.ts'

const compress = promisify(brotliCompress)

/** Bytes over the wire, brotli. */
export interface Sizes {
  /** Scripts that every visit loads: the layers, the entry and what it imports. */
  scripts: number
  /** Scripts that load when a person first opens a part. */
  later: number
  /** Scripts that load when a person has won or shares something: sound, vibration, posters. */
  extras: number
  html: number
}

const KB = 1024

/** What a page may weigh over the wire, in brotli. */
export const BUDGETS: Record<'light' | 'full', Sizes> = {
  light: { scripts: 106 * KB, later: 13.5 * KB, extras: 10 * KB, html: 14.2 * KB },
  full: { scripts: 137 * KB, later: 16 * KB, extras: 10 * KB, html: 19 * KB },
}

/** The heavy set, which every full page fetches: Embla 6.8, virtua 3.7, icons 4, the rest is ours. */
const HEAVY = 20 * KB

/** What loads behind every page, once it is idle. */
const BACKGROUND = 6 * KB

const NAMES: Record<keyof Sizes, string> = {
  scripts: 'its scripts weigh',
  later: 'its parts on demand weigh',
  extras: 'its sound and posters weigh',
  html: 'its HTML weighs',
}

/** Brotli's best, as a CDN stores it, takes 20 times as long as its middle, which comes out up to 9 % larger. */
const BEST = 11
const QUICK = 7

const measured = new Map<string, Promise<number>>()

/** Brotli size of a text; layers are measured once for all pages. */
function wireSize(content: string, quality: number): Promise<number> {
  const key = `${quality}${content}`
  let size = measured.get(key)
  if (!size) {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    }
    size = compress(content, { params }).then((bytes) => bytes.length)
    measured.set(key, size)
  }
  return size
}

/** Size of texts that are sent one by one: exact where it comes near the limit, else at most a little too large. */
async function wireSizes(contents: string[], limit: number): Promise<number> {
  const quick = await total(contents, QUICK)
  return quick > limit ? total(contents, BEST) : quick
}

async function total(contents: string[], quality: number): Promise<number> {
  const sizes = await Promise.all(contents.map((content) => wireSize(content, quality)))
  return sizes.reduce((sum, size) => sum + size, 0)
}

/**
 * Measures a page and stops the build when it is over its budget.
 *
 * @param weights bytes of each own module before compression; `before` the same at the last good build.
 */
export async function checkBudget(
  page: Page,
  parts: { layers: string[]; first: string[]; later: string[]; extras: string[]; html: string },
  weights: Record<string, number>,
  before: Record<string, number> = {},
): Promise<Sizes> {
  const budget = BUDGETS[page.meta.weight]
  const layers = await total(parts.layers, BEST)
  const sizes: Sizes = {
    scripts: layers + (await wireSizes(parts.first, budget.scripts - layers)),
    later: await wireSizes(parts.later, budget.later),
    extras: await wireSizes(parts.extras, budget.extras),
    html: await wireSizes([parts.html], budget.html),
  }
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

/** Stops the build when what works behind every page is over its budget, or has styles, which no page would load. */
export async function checkBackground(layers: Layer[]): Promise<void> {
  const { code = '', css = '' } = layers.find((layer) => layer.name === 'background') ?? {}
  const size = await wireSize(code, BEST)
  if (size > BACKGROUND)
    throw new BuildError(
      'shared/background',
      `it weighs ${kilobytes(size)} over the wire, ${kilobytes(size - BACKGROUND)} over its budget.`,
      'Move what only some pages need to shared/features.',
    )
  if (css)
    throw new BuildError(
      'shared/background',
      'it brings styles, which no page would load.',
      'Show things by a folder of shared/runtime, as toasts.',
    )
}

/** Stops the build when the heavy set is over its budget. @param before layers of the last good build. */
export async function checkHeavySet(layers: Layer[], before: Layer[]): Promise<void> {
  const [now, last] = [layers, before].map((all) => all.find(({ name }) => name === 'ui'))
  const { code = '', weights = {} } = now ?? {}
  const size = await wireSize(code, BEST)
  if (size > HEAVY)
    throw new BuildError(
      'shared/ui',
      `it weighs ${kilobytes(size)} over the wire, ${kilobytes(size - HEAVY)} over its budget, and every full page fetches it.`,
      grown(weights, last?.weights ?? {}) ??
        `Heaviest of its modules: ${listed(Object.entries(weights))} before compression.`,
    )
}

/** What grew since the last build within the budget; undefined when nothing is known to have. */
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
