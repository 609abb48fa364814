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
import { playEarlyPress } from './early-press.ts'
import { renderFrame } from './frame.tsx'
import { loadWords } from './words.ts'

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
