import { storage, visitStorage } from '#shared/runtime/storage'
import { meant } from './meant.ts'
import { type Address, parseAddress } from './parse.ts'

export { type Address, parseAddress } from './parse.ts'
export { watchReturn } from './watch-return.ts'

let visit: Address | undefined

/** The parameters of this visit's URL: read once, so that later changes of the address bar lose nothing. */
export function address(): Address {
  visit ??= rereadAddress()
  return visit
}

/** Reads the whole address bar again. */
export function rereadAddress(): Address {
  visit = parseAddress(typeof location === 'undefined' ? '' : location.search)
  return visit
}

const regionListeners = new Set<(area: string) => void>()

/** Called with the area when the page becomes visible again, if its URL names one: data that depends on it is refetched. */
export function onRegion(listener: (area: string) => void): () => void {
  regionListeners.add(listener)
  return () => {
    regionListeners.delete(listener)
  }
}

/** Reads AREA again, which an app may have changed while the page was hidden, for the calls to come. */
export function refreshRegion(): void {
  const { area } = parseAddress(location.search)
  if (!area) return
  visit = { ...address(), area }
  for (const listener of [...regionListeners]) listener(area)
}

/** The landing parameters (share, material, channel ids) that this tab came in with, kept over its pages. */
export function indexQuery(): Record<string, string> {
  const stored = visitStorage.readJson('indexQuery')
  return stored && typeof stored === 'object' ? (stored as Record<string, string>) : {}
}

/** The channel of this visit, or of the last one that had one; '' without any. */
export const lastChannel = (): string => meant(storage.read('channelId'))
