import type { ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { refreshRegion, watchReturn } from '#shared/runtime/address'
import { bridge } from '#shared/runtime/bridge'
import { captureErrors, logError } from '#shared/runtime/errors'
import { CODES, language, startI18n } from '#shared/runtime/i18n'
import { startTracking } from '#shared/runtime/log'
import { followLinks, watchLayers } from '#shared/runtime/navigate'
import { askApp } from '#shared/runtime/profile'
import { session } from '#shared/runtime/session'
import { startBehind } from './background.ts'
import './base.css'
import type { Language, Resources } from '#shared/runtime/i18n'
import { ErrorCard } from './ErrorBoundary.tsx'
import { renderFrame } from './frame.tsx'
import { pageData, readJson } from './page-data.ts'

/** How long texts of another language may take before they are requested again, in ms. */
const PATIENCE_MS = 6000

interface PageWords {
  /** Falls back to zh when the texts of a language fail to load. */
  language: Language
  words: Resources
}

/** The texts in the chosen language: from the HTML, or from the file requested by the inline script. */
async function loadWords(): Promise<PageWords> {
  const inline = readJson<Partial<Record<Language, Resources>>>('words') ?? {}
  const chosen = language()
  const there = inline[chosen]
  if (there) return { language: chosen, words: there }
  const words = (await soon(() => window.__boot?.words)) ?? (await soon(() => fetchWords(chosen)))
  return words ? { language: chosen, words } : { language: 'zh', words: inline.zh ?? {} }
}

async function fetchWords(chosen: Language): Promise<unknown> {
  const url = chosen !== 'zh' && pageData()?.words[chosen]
  return url && (await fetch(url)).json()
}

/** The words that a source gives; undefined when it fails, gives something else or takes too long. */
async function soon(source: () => Promise<unknown> | undefined): Promise<Resources | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS)
  })
  const words = await Promise.race([Promise.resolve().then(source), late]).catch(() => undefined)
  clearTimeout(timer)
  return words && typeof words === 'object' ? (words as Resources) : undefined
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
  watchReturn(() => {
    refreshRegion()
    // ahead of what the page requests on its return
    session.reread()
    if (bridge.inApp) void askApp()
  })
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
    // React's listeners are attached, so it hydrates the page for the press at once
    window.__boot?.play?.()
  } catch (error) {
    logError('mount', error)
    createRoot(root).render(<ErrorCard error={error} />)
  }
  startBehind()
  window.__alive?.()
}
