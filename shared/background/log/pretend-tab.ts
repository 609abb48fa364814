import { onTestFinished, vi } from 'vitest'

/** Lets the page's clock go on. */
export const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

/** Gathering, the lease, the answer. */
export const sent = () => pass(1500)

/** Keys of the events that wait in the local store. */
export const stored = () => Object.keys(localStorage).filter((key) => key.startsWith('statistics:'))

/** A tab whose background is not loaded yet: own modules, shared storage. For tests. */
export async function openTab() {
  vi.resetModules()
  const { log } = await import('#shared/runtime/log')
  const { startLogUpload } = await import('./index.ts')
  let stop = () => {}
  const tab = {
    log,
    start() {
      stop = startLogUpload()
    },
    /** The page crashes. */
    kill: () => stop(),
  }
  onTestFinished(tab.kill)
  return tab
}

export async function startedTab() {
  const tab = await openTab()
  tab.start()
  return tab
}

export function hide(hidden = true) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
  document.dispatchEvent(new Event('visibilitychange'))
}
