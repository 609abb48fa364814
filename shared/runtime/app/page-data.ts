import type { Language } from '#shared/runtime/i18n'
import type { FirstCall } from '../request/wire.ts'

/** Data of the build for a page: `<script type="application/json" id="page">` in its HTML. */
export interface PageData {
  /** The page's folder below `pages/`, as 'warlord/season'. */
  id: string
  /** Of this page, and of the runtime that it was built with; absent in development. */
  build?: string
  runtime?: string
  /** The campaign's activity, on the page of one. */
  activity?: string | undefined
  /** Origin of the API; '': the page's own. */
  api: string
  /** Origin of the werewolf game, if it has its own. */
  werewolf?: string | undefined
  titles: Record<Language, string>
  /** URLs of the words that the HTML does not carry. */
  words: { en: string; tw: string }
  /** URL of the module that works behind the page. */
  background: string
  /** URL of the heavy set, on a full page that does not wait for it. */
  prefetch?: string
  /** Share of the visits that measure their vitals, 0 to 1; absent: as the background sets it. */
  vitals?: number | undefined
  /** Calls of the first screen, sent ahead by the boot module. */
  calls: FirstCall[]
  /** Hosts configured by the operator; absent without any. */
  hosts?: SiteHosts
}

/** Settings of the build: other hosts that a page may deal with, beside its own. */
export interface SiteHosts {
  /** Origins that may frame these pages and receive messages. */
  parents?: string[]
  /** Origins where files to save may lie. */
  files?: string[]
  /** The app in the store of iOS, and as an APK. */
  store?: string
  apk?: string
}

let read: PageData | undefined

/** The page data, read once; undefined in Node and where the HTML has none. */
export function pageData(): PageData | undefined {
  if (typeof document === 'undefined') return undefined
  read ??= readJson<PageData>('page')
  return read
}

/** JSON from a script element of the HTML; undefined when it is missing or broken. */
export function readJson<T>(id: string): T | undefined {
  try {
    return JSON.parse(document.getElementById(id)?.textContent ?? '')
  } catch {
    return undefined
  }
}
