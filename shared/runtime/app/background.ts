import { pageData } from './page-data.ts'

type Background = typeof import('#shared/background')

/** After the page has loaded, so long for its first data; then when the browser is idle. */
const DATA_MS = 1000
const AT_LATEST_MS = 3000
const AGAIN_MS = 30_000

let loaded: Promise<Background> | undefined
let failures = 0

/**
 * What works behind the page. The page's data says where it is: it is built on this module, which cannot know its name.
 * Rejects when it cannot be had; the next call tries again, by another address, as browsers remember a failure.
 */
export function background(): Promise<Background> {
  // in a variable: around an import of a literal Vite sets a helper of 0.7 KB
  const url = pageData()?.background + '?'.repeat(failures)
  loaded ??= import(/* @vite-ignore */ url).catch((error) => {
    loaded = undefined
    failures++
    throw error
  }) as Promise<Background>
  return loaded
}

const start = () => background().then(({ startBackground }) => startBackground())

/** Starts the background when nothing of the first screen waits any more; if that fails, once again later. */
export function startBehind(): void {
  if (!pageData()?.background) return
  const quiet = new Promise<unknown>((resolve) => {
    const onLoad = () => setTimeout(() => window.requestIdleCallback?.(resolve), DATA_MS)
    setTimeout(resolve, AT_LATEST_MS)
    addEventListener('load', onLoad)
  })
  quiet.then(start).catch(() => setTimeout(() => start().catch(() => {}), AGAIN_MS))
}
