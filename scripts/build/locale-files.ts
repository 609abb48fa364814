import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Language, Resources } from '../../shared/runtime/i18n/index.ts'
import { BuildError } from '../vite/build-error.ts'

export const LANGUAGES: readonly Language[] = ['zh', 'en', 'tw']

/** A folder with words, and the namespace by which the code asks for them. */
export interface WordsFolder {
  namespace: string
  /** As `pages/warlord/season/locales`, relative to the root. */
  folder: string
}

/**
 * The namespaces that a page's graph uses: `page` for its own words, `family` for its family's,
 * `kit/<component>`, `campaign/<component>`, `ui/<component>` and `features/<name>` for what it is built from.
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
  const component = /^shared\/((?:kit|campaign|ui|features)\/[^/]+)\//.exec(source)?.[1]
  if (component) return { namespace: component, folder: `shared/${component}/locales` }
  const family = /^pages\/.+?\/_family\//.exec(source)?.[0]
  if (family) return { namespace: 'family', folder: `${family}locales` }
  if (/^pages\/.+\/main\.tsx$/.test(source))
    return { namespace: 'page', folder: `${path.posix.dirname(source)}/locales` }
  return undefined
}

/** The runtime carries its zh words itself; the other languages come with the page's. */
const RUNTIME: WordsFolder = { namespace: 'runtime', folder: 'shared/runtime/i18n/locales' }

type Texts = { [key: string]: string | Texts }

/** Dotted keys of all texts. */
export function textKeys(texts: object, prefix = ''): string[] {
  return Object.entries(texts as Texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [prefix + key] : textKeys(value, `${prefix}${key}.`),
  )
}

/** Keys without plural forms, which differ between languages. */
const keysOf = (texts: Texts): string[] =>
  textKeys(texts).map((key) => key.replace(/_(zero|one|two|few|many|other)$/, ''))

/** A text for one number whose counterpart is not there. */
function halfOfPlural(texts: Texts, prefix = ''): { written: string; lacking: string } | undefined {
  for (const [key, value] of Object.entries(texts)) {
    const [, stem, form] = /^(.*)_(one|other)$/.exec(key) ?? []
    const lacking = `${stem}_${form === 'one' ? 'other' : 'one'}`
    if (form && texts[lacking] === undefined) return { written: prefix + key, lacking: prefix + lacking }
    const below = typeof value === 'string' ? undefined : halfOfPlural(value, `${prefix}${key}.`)
    if (below) return below
  }
  return
}

/** Reads the words of the given folders in every language. Stops at a text that one of the languages lacks. */
export function readWords(root: string, folders: WordsFolder[]): Record<Language, Resources> {
  const words: Record<Language, Resources> = { zh: {}, en: {}, tw: {} }
  const all = [RUNTIME, ...folders]
  for (const { namespace, folder } of all) {
    const [zh, ...others] = LANGUAGES.map((language) => ({
      language,
      texts: readTexts(root, folder, language),
    }))
    const known = new Set(keysOf(zh?.texts ?? {}))
    for (const { language, texts } of others) {
      const keys = new Set(keysOf(texts))
      const file = (name: Language) => `${folder}/${name}.json`
      const missing = [...known].find((key) => !keys.has(key))
      const more = [...keys].find((key) => !known.has(key))
      const half = language === 'en' && halfOfPlural(texts)
      if (half)
        throw new BuildError(
          file(language),
          `has "${half.written}" and no "${half.lacking}".`,
          'English takes one text for 1, _one, and one for all other numbers, _other.',
        )
      if (missing) throw new BuildError(file(language), `has no text "${missing}", which zh has.`, REMEDY)
      if (more) throw new BuildError(file('zh'), `has no text "${more}", which ${language} has.`, REMEDY)
    }
    for (const { language, texts } of [zh, ...others].flatMap((each) => each ?? []))
      if (language !== 'zh' || namespace !== RUNTIME.namespace) words[language][namespace] = texts
  }
  return words
}

const REMEDY = 'Write it there, or remove it from the others.'

function readTexts(root: string, folder: string, language: Language): Texts {
  const file = `${folder}/${language}.json`
  try {
    return JSON.parse(readFileSync(path.join(root, file), 'utf8'))
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'ENOENT'
      ? new BuildError(file, 'is missing.', 'Words are written in zh.json, en.json and tw.json.')
      : new BuildError(
          file,
          `is not JSON (${(error as Error).message}).`,
          'Look at the commas between the lines.',
        )
  }
}
