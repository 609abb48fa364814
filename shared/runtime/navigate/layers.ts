import { hideToast } from '#shared/runtime/toast'

/** What lies over the page, the uppermost last: each closes itself. */
const layers: (() => void)[] = []
/** After this time, in ms, a step back that was not taken is waited for no longer. */
const TAKEN_MS = 300

/** True from the moment a step back was asked for until it is taken. */
let returning = false
let watched = false
let timer: ReturnType<typeof setTimeout> | undefined
let overdue: ReturnType<typeof setTimeout> | undefined

/** How many layers the entry of the history stands for that the person is on. */
const depth = (): number => history.state?.layer ?? 0

/** Brings the history to as many steps as layers are open. */
function settle(): void {
  clearTimeout(timer)
  if (returning) return
  // not while a step is taken: Chromium 80 puts the page where it stood only after telling of it
  if (!depth()) history.scrollRestoration = 'auto'
  const over = depth() - layers.length
  if (over > 0) {
    returning = true
    clearTimeout(overdue)
    overdue = setTimeout(() => {
      returning = false
      // A busy phone takes the step yet, a restored tab that has nothing behind it never: another one would leave the page.
      history.replaceState({ ...history.state, layer: layers.length }, '')
    }, TAKEN_MS)
    history.go(-over)
  }
  while (depth() < layers.length) {
    // where the page stands is nobody's to change but the one's who opened over it
    history.scrollRestoration = 'manual'
    history.pushState({ ...history.state, layer: depth() + 1 }, '')
  }
}

/**
 * Something opens over the page, as a sheet or a viewer. The way back of the phone, its swipe and the browser's button
 * close it then, and not the page. A toast from before goes: it would lie over what opens.
 *
 * @param close what the way back does.
 * @returns to be called when it has closed, for whatever reason.
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
    // what opens in its place takes its step, and a move to another page takes it along
    timer = setTimeout(settle)
  }
}

/**
 * How many steps of a document that a reload has ended lie below the entry that the person is on. They stay until the
 * person goes back: a reload may overtake the very step that an opening sheet takes, and then nothing lies below.
 */
let spare = 0

/** Installed by mount(). A reload forgets what was open, the next way back its steps; the way forward opens nothing again. */
export function watchLayers(): void {
  if (watched) return
  watched = true
  if (depth()) history.replaceState({ ...history.state, layer: 0, spare: depth() }, '')
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
  settle()
}

/** Loads an address. "Back" leads from there to this page, not to what lay open over it. */
export function leave(url: string, how: 'assign' | 'replace'): void {
  clearTimeout(timer)
  // a load would be lost to the step that is under way
  if (returning) setTimeout(leave, 20, url, how)
  else location[depth() ? 'replace' : how](url)
}
