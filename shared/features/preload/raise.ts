/** Tells of an asset that could not be had by a cancelable `vite:preloadError`; throws it when nothing handles that. */
export function raisePreloadError(error: Error): void {
  const event = new Event('vite:preloadError', { cancelable: true }) as VitePreloadErrorEvent
  event.payload = error
  window.dispatchEvent(event)
  if (!event.defaultPrevented) throw error
}
