import { pageData } from '#shared/runtime/app'
import { bridge } from '#shared/runtime/bridge'
import { type NotedEvent, PAGE_MARK } from '#shared/runtime/log'
import { storage } from '#shared/runtime/storage'

const KEY = 'statisticsOrigins'
/** Page loads that are remembered, for events that a later page sends. */
const MOST = 30

/** The document that noted an event; an event of a page that was left before it could say so has none. */
export interface Origin {
  /** Of the page, as `dist/manifest.json` and its releases name it; '' in development. */
  build: string
  /** The runtime half that the page was built with. */
  runtime: string
  client: typeof bridge.client
  /** oldest: without what Chromium 98 and Safari 15.4 brought. */
  engine: 'oldest' | 'current'
  /** `effectiveType` of the Network Information API, as '3g'; '' where the browser has none. */
  connection: string
}

type Origins = Record<string, Origin>

const read = (): Origins => (storage.readJson(KEY) as Origins | null | undefined) ?? {}

/** Remembers the origin of this page load by its mark in each rid: whichever page sends its events knows it then. */
export function rememberOrigin(): void {
  const { build = '', runtime = '' } = pageData() ?? {}
  const { connection } = navigator as { connection?: { effectiveType?: string } }
  const origin: Origin = {
    build,
    runtime,
    client: bridge.client,
    engine: 'structuredClone' in window ? 'current' : 'oldest',
    connection: connection?.effectiveType ?? '',
  }
  const { [PAGE_MARK]: _, ...others } = read()
  const kept = Object.entries(others).slice(1 - MOST)
  storage.writeJson(KEY, Object.fromEntries([...kept, [PAGE_MARK, origin]]))
}

/** Returns the origin of each event by its rid. */
export function originsOf(events: readonly NotedEvent[]): (Origin | undefined)[] {
  const known = read()
  return events.map(({ rid }) => known[rid.slice(8, 16)])
}
