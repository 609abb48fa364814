import { visitStorage } from '#shared/runtime/storage'
import { type Address, parseAddress } from './parse.ts'

export { type Address, parseAddress } from './parse.ts'

let visit: Address | undefined

/** What this visit's address says: read once, so a later change of the address bar loses nothing. */
export function address(): Address {
  visit ??= rereadAddress()
  return visit
}

/** Reads the address bar again (an app may have changed AREA while the page was hidden). */
export function rereadAddress(): Address {
  visit = parseAddress(typeof location === 'undefined' ? '' : location.search)
  return visit
}

/** The landing parameters (share, material, channel ids) that this tab came in with, kept over its pages. */
export function indexQuery(): Record<string, string> {
  const stored = visitStorage.readJson('indexQuery')
  return stored && typeof stored === 'object' ? (stored as Record<string, string>) : {}
}
