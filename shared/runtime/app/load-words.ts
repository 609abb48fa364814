import { type Language, language, type Resources } from '#shared/runtime/i18n'
import { pageData, readJson } from './page-data.ts'

/** How long texts of another language may take before they are requested again, in ms. */
const PATIENCE_MS = 6000

export interface PageWords {
  /** Falls back to zh when the texts of a language fail to load. */
  language: Language
  words: Resources
}

/** The texts in the chosen language: from the HTML, or from the file requested by the inline script. */
export async function loadWords(): Promise<PageWords> {
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
