import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Language, Resources } from '../../shared/runtime/i18n/index.ts'

export const LANGUAGES: readonly Language[] = ['zh', 'en', 'tw']

/** A folder with words, and the namespace by which the code asks for them. */
export interface WordsFolder {
  namespace: string
  /** As `pages/warlord/season/locales`, relative to the root. */
  folder: string
}

/**
 * The namespaces that a page's graph uses: `page` for its own words, `family` for its family's,
 * `kit/<piece>`, `campaign/<piece>`, `ui/<piece>` and `features/<name>` for what it is built from.
 */
export function wordsFoldersOf(root: string, sources: string[]): WordsFolder[] {
  const found = new Map<string, string>()
  for (const source of sources) {
    const place = placeOf(source)
    if (place && existsSync(path.join(root, place.folder))) found.set(place.namespace, place.folder)
  }
  return [...found]
    .map(([namespace, folder]) => ({ namespace, folder }))
    .sort((a, b) => (a.namespace < b.namespace ? -1 : 1))
}

function placeOf(source: string): WordsFolder | undefined {
  const piece = /^shared\/((?:kit|campaign|ui|features)\/[^/]+)\//.exec(source)?.[1]
  if (piece) return { namespace: piece, folder: `shared/${piece}/locales` }
  const family = /^pages\/.+?\/_family\//.exec(source)?.[0]
  if (family) return { namespace: 'family', folder: `${family}locales` }
  if (/^pages\/.+\/main\.tsx$/.test(source))
    return { namespace: 'page', folder: `${path.posix.dirname(source)}/locales` }
  return undefined
}

/** The runtime carries its zh words itself; the other languages come with the page's. */
const RUNTIME: WordsFolder = { namespace: 'runtime', folder: 'shared/runtime/i18n/locales' }

/** Reads the words of the given folders in every language. */
export function readWords(root: string, folders: WordsFolder[]): Record<Language, Resources> {
  const words: Record<Language, Resources> = { zh: {}, en: {}, tw: {} }
  for (const language of LANGUAGES) {
    for (const { namespace, folder } of language === 'zh' ? folders : [RUNTIME, ...folders]) {
      words[language][namespace] = JSON.parse(
        readFileSync(path.join(root, folder, `${language}.json`), 'utf8'),
      )
    }
  }
  return words
}
