import type { ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { refreshRegion, watchReturn } from '#shared/runtime/address'
import { captureErrors, logError } from '#shared/runtime/errors'
import { CODES, language, startI18n } from '#shared/runtime/i18n'
import { startTracking } from '#shared/runtime/log'
import { followLinks, watchLayers } from '#shared/runtime/navigate'
import { startBehind } from './background.ts'
import './base.css'
import { ErrorCard } from './ErrorBoundary.tsx'
import { renderFrame } from './frame.tsx'
import { loadWords } from './load-words.ts'

/** How long a press is replayed, in ms; as long as a browser's transient user activation. */
const MEANT_MS = 5000

/**
 * Replays the last press on the first screen before hydration. React's listeners are attached, so it hydrates the page
 * for it at once. Links work without it.
 */
function playEarlyPress(): void {
  const { press, notePress } = window.__boot ?? {}
  if (!notePress) return
  removeEventListener('click', notePress, true)
  const pressed = press && performance.now() - press.timeStamp < MEANT_MS && press.target
  const button = pressed instanceof Element ? pressed.closest('button') : null
  if (button?.isConnected) button.click()
}

const mounted: ReactNode[] = []

/** Shows a page: in the browser in `#root`; in Node it is kept for the prerender. */
export function mount(page: ReactNode): void {
  if (typeof document === 'undefined') mounted.push(page)
  else void start(page)
}

/** Pages mounted in Node since the last call. */
export function takeMounted(): ReactNode[] {
  return mounted.splice(0)
}

async function start(page: ReactNode): Promise<void> {
  const root = document.getElementById('root') as HTMLElement
  captureErrors()
  watchReturn(refreshRegion)
  try {
    await window.__boot?.ready
    const drawn = language()
    const words = await loadWords()
    startI18n(words.language, words.words)
    document.documentElement.lang = CODES[words.language]
    // Hydration needs the same words as the HTML: after a fallback to zh the screen is drawn again.
    if (root.firstElementChild && words.language === drawn) hydrateRoot(root, renderFrame(page))
    else createRoot(root).render(renderFrame(page))
    document.documentElement.removeAttribute('data-swap')
    followLinks()
    watchLayers()
    startTracking()
    playEarlyPress()
  } catch (error) {
    logError('mount', error)
    createRoot(root).render(<ErrorCard error={error} />)
  }
  startBehind()
  window.__alive?.()
}
