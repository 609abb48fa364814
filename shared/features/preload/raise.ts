/** Reports a failed asset by a cancelable `vite:preloadError` event; throws the error if nothing handles it. */
export function raisePreloadError(error: Error): void {
  const event = new Event('vite:preloadError', { cancelable: true }) as VitePreloadErrorEvent
  event.payload = error
  window.dispatchEvent(event)
  if (!event.defaultPrevented) throw error
}
