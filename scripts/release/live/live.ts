import { Ajv } from 'ajv'
import type { Manifest, ManifestPage } from '../../build/manifest.ts'
import { htmlOf, standingCopyOf } from '../layout.ts'
import schema from './live.schema.json' with { type: 'json' }

/** A build of a page that was made live. The fields are described in `live.schema.json`. */
export interface Release extends ManifestPage {
  redirects: Manifest['redirects']
  title: string
  standing: string
  runtime: { id: string; files: string[]; since: string }
  settings?: Manifest['settings']
  version: string
  release: number
  back?: number
  at: string
  by: string
  commit: string
  note: string
}

export interface Change {
  id: string
  verb: 'init' | 'publish' | 'rollback' | 'prune'
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
  pruned: number
  prune?: { id: string; by: string; until: string }
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
    pruned: 0,
  }
}

/** The live manifest as it is stored, in an order that does not depend on who was published first. */
export function writeLive(live: Live): Uint8Array {
  const pages = Object.fromEntries(Object.entries(live.pages).sort(([a], [b]) => (a < b ? -1 : 1)))
  return new TextEncoder().encode(`${JSON.stringify({ ...live, pages }, null, 2)}\n`)
}

const ajv = new Ajv({ allErrors: false })
const isLive = ajv.compile<Live>(schema)
const isRelease = ajv.compile<Release>({ ...schema, required: [], $ref: '#/definitions/release' })

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

function parse(text: string): unknown {
  if (!text.trim()) throw new Error('empty')
  try {
    return JSON.parse(text)
  } catch {
    throw new Error('cut, or not JSON')
  }
}

function checkPlaces(page: string, { html, standing, build }: Release): void {
  if (html !== htmlOf(page, build) || standing !== standingCopyOf(page)) {
    throw new Error(`damaged: ${page} names files that are not its own`)
  }
}
