import { Ajv } from 'ajv'
import { htmlOf, standingCopyOf } from './layout.ts'
import schema from './live.schema.json' with { type: 'json' }
import type { Manifest, ManifestPage } from './manifest.ts'

/** A build of a page that was made live. The fields are described in `live.schema.json`. */
export interface Release extends ManifestPage {
  redirects: Manifest['redirects']
  title: string
  standing: string
  runtime: { id: string; files: string[]; since: string }
  settings?: Manifest['settings']
  generation?: number
  version: string
  release: number
  back?: number
  at: string
  by: string
  commit: string
  note: string
}

/** The end of a page. The fields are described in `live.schema.json`. */
export interface Retirement {
  retired: true
  paths: string[]
  redirects: Manifest['redirects']
  build: string
  release: number
  at: string
  by: string
  commit: string
  note: string
}

export interface Change {
  id: string
  verb: 'init' | 'publish' | 'rollback' | 'retire' | 'prune'
  pages: string[]
  at: string
  by: string
}

/** The live manifest. */
export interface Live {
  schema: 1
  kind: 'live'
  site: string
  version: string
  change: Change
  pages: Record<string, Release>
  redirects: Manifest['redirects']
  public: Record<string, string>
  publicRecord?: number
  retired?: Record<string, Retirement>
  condemned?: string
}

export function emptyLive(site: string, change: Change): Live {
  return {
    schema: 1,
    kind: 'live',
    site,
    version: '',
    change,
    pages: {},
    redirects: [],
    public: {},
  }
}

/** The newest release of a page, be it its end; undefined for a page that never was live. */
export function lastOf({ pages, retired = {} }: Live, page: string): Release | Retirement | undefined {
  if (Object.hasOwn(pages, page)) return pages[page]
  return Object.hasOwn(retired, page) ? retired[page] : undefined
}

/** The live manifest as it is stored, in an order that does not depend on who was published first. */
export function writeLive(live: Live): Uint8Array {
  const pages = Object.fromEntries(Object.entries(live.pages).sort(([a], [b]) => (a < b ? -1 : 1)))
  return new TextEncoder().encode(`${JSON.stringify({ ...live, pages }, null, 2)}\n`)
}

const ajv = new Ajv({ allErrors: false })
const isLive = ajv.compile<Live>(schema)
const { definitions } = schema
const isRelease = ajv.compile<Release>({ definitions, $ref: '#/definitions/release' })
const isRetirement = ajv.compile<Retirement>({ definitions, $ref: '#/definitions/retirement' })

/** Reads a live manifest. Throws words for the place of "…" in "manifest.json is …". */
export function parseLive(text: string): Live {
  const value = parse(text)
  if ((value as { kind?: unknown } | null)?.kind !== 'live') {
    const built = (value as { runtime?: unknown } | null)?.runtime
    throw new Error(built ? 'that of a built site, not of a target' : 'not one of ours')
  }
  if (!isLive(value)) throw new Error(`damaged: ${ajv.errorsText(isLive.errors, { dataVar: 'manifest' })}`)
  for (const [page, release] of Object.entries(value.pages)) checkPlaces(page, release)
  return value
}

/** Reads one record of the journal. Throws words for the place of "…" in "the record is …". */
export function parseRelease(page: string, text: string): Release {
  const value = parse(text)
  if (!isRelease(value))
    throw new Error(`damaged: ${ajv.errorsText(isRelease.errors, { dataVar: 'record' })}`)
  checkPlaces(page, value)
  return value
}

/** Reads the record of a page's end. Throws words as `parseRelease` does. */
export function parseRetirement(text: string): Retirement {
  const value = parse(text)
  if (isRetirement(value)) return value
  throw new Error(`damaged: ${ajv.errorsText(isRetirement.errors, { dataVar: 'record' })}`)
}

function parse(text: string): unknown {
  if (!text.trim()) throw new Error('empty')
  try {
    return JSON.parse(text)
  } catch {
    throw new Error('cut, or not JSON')
  }
}

function checkPlaces(page: string, { html, standing, build, generation }: Release): void {
  if (html !== htmlOf(page, build, generation) || standing !== standingCopyOf(page)) {
    throw new Error(`damaged: ${page} names files that are not its own`)
  }
}
