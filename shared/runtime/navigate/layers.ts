import { hideToast } from '#shared/runtime/toast'

/** Open layers, the topmost last: each closes itself. */
const layers: (() => void)[] = []
/** After this time, in ms, a step back that was not taken is waited for no longer. */
const TAKEN_MS = 300

/** True while a step back is pending. */
let returning = false
let watched = false
let timer: ReturnType<typeof setTimeout> | undefined
let overdue: ReturnType<typeof setTimeout> | undefined

/** How many layers the current history entry represents. */
const depth = (): number => history.state?.layer ?? 0

/** Brings the history to as many steps as layers are open. */
function settle(): void {
  clearTimeout(timer)
  if (returning) return
  // not during a step: Chromium 80 restores the scroll position only after the event
  if (!depth()) history.scrollRestoration = 'auto'
  const over = depth() - layers.length
  if (over > 0) {
    returning = true
    clearTimeout(overdue)
    overdue = setTimeout(() => {
      returning = false
      // a busy phone takes the step later, a restored tab without history never: a second one would leave the page
      history.replaceState({ ...history.state, layer: layers.length }, '')
    }, TAKEN_MS)
    history.go(-over)
  }
  while (depth() < layers.length) {
    // only the layer that was opened may change the scroll position
    history.scrollRestoration = 'manual'
    history.pushState({ ...history.state, layer: depth() + 1 }, '')
  }
}

/**
 * Opens a layer over the page, for instance a sheet or viewer: the back button and gesture then close it instead of
 * leaving the page. An earlier toast is dismissed, since it would cover the layer.
 * @param close called on the way back.
 * @returns call it when the layer has closed, for whatever reason.
 */
export function openLayer(close: () => void): () => void {
  watchLayers()
  layers.push(close)
  hideToast()
  settle()
  return () => {
    const at = layers.indexOf(close)
    if (at >= 0) layers.splice(at, 1)
    clearTimeout(timer)
    // a layer that replaces it reuses its history entry, and navigation removes it
    timer = setTimeout(settle)
  }
}

/**
 * History entries below the current one that belong to a document before a reload. They remain until the person goes
 * back: a reload may overtake the entry of an opening sheet, and then there is none.
 */
let spare = 0

/** Installed by mount(). A reload forgets open layers, the next way back their entries; going forward reopens nothing. */
export function watchLayers(): void {
  if (watched) return
  watched = true
  // an open sheet of the HTML has its entry already, and is about to become a layer
  const early = window.__boot?.layer
  if (depth() && !early) history.replaceState({ ...history.state, layer: 0, spare: depth() }, '')
  spare = history.state?.spare ?? 0
  addEventListener('popstate', () => {
    const below = spare
    spare = history.state?.spare ?? 0
    if (below && !spare) return history.go(-below)
    if (!returning) for (const close of layers.slice(depth()).reverse()) close()
    returning = false
    clearTimeout(overdue)
    timer = setTimeout(settle)
  })
  addEventListener('pageshow', settle)
  if (!early) settle()
}

/** Loads an address. "Back" leads from there to this page, not to what lay open over it. */
export function leave(url: string, how: 'assign' | 'replace'): void {
  clearTimeout(timer)
  // a load would be lost to the step that is under way
  if (returning) setTimeout(leave, 20, url, how)
  else location[depth() ? 'replace' : how](url)
}
