import { createInstance, type i18n, type ResourceLanguage } from 'i18next'
import { useContext, useMemo } from 'react'
import { getI18n, I18nContext, initReactI18next } from 'react-i18next'
import { twoDecimals } from '../format/two-decimals.ts'
import type { Keys, Values } from './keys.ts'
import { CODES, type Language, language, languageStarted } from './language.ts'
import zh from './locales/zh.json'

/** Words of one language by namespace: `{ page, family, 'kit/sheet', runtime }`, each a nested object of texts. */
export type Resources = Record<string, object>

type Text = (key: string, values?: Values) => string

/**
 * Initialises the texts of this page load; again for another language or page in prerender and tests. The runtime's own
 * texts (namespace 'runtime') are built in for zh; en and tw bring theirs.
 */
export function startI18n(language: Language, words: Resources): void {
  void createInstance()
    .use(initReactI18next)
    .init({
      lng: CODES[language],
      fallbackLng: false,
      load: 'currentOnly',
      defaultNS: 'page',
      resources: { [CODES[language]]: { runtime: zh, ...words } as ResourceLanguage },
      initAsync: false,
      // React escapes; twice would show `&amp;`.
      interpolation: { escapeValue: false },
    })
  languageStarted(language)
}

/** Adds the texts of a part that brings its own, once the page has started. */
export function addWords(namespace: string, words: Record<Language, object>): void {
  getI18n().addResourceBundle(CODES[language()], namespace, words[language()])
}

/** Letters written from right to left, and the characters that set or override a direction. */
const DIRECTED =
  /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/** Wraps a value in FSI and PDI where it could turn the rest of its sentence around. */
const isolate = (value: string) =>
  DIRECTED.test(value) ? `\u2068${value.replace(/[\u2066-\u2069]/g, '')}\u2069` : value

/** A number as a sentence shows it; '--' for what could not be computed. */
const figure = (n: number) => (Number.isNaN(n) ? '--' : twoDecimals(n))

/**
 * Values as a sentence shows them: names isolated, numbers with at most two decimals. `count` may be formatted already:
 * by its number the plural is chosen, and what is shown is the text.
 */
function shown(values: Values = {}): object {
  const texts: Values = {}
  for (const name in values) {
    const value = values[name]
    texts[name] = typeof value === 'string' ? isolate(value) : figure(value as number)
  }
  return { count: Number(texts.count), replace: texts }
}

/** A text outside components, for instance for a toast. A missing key is returned as it is. */
export function translate(namespace: string, key: string, values?: Values): string {
  return getI18n()?.t(key, { ns: namespace, ...shown(values) }) ?? key
}

/**
 * The texts of a namespace, keys checked against its zh file: `const t = useT<typeof zh>()`, `t('goal.title')`.
 * Namespaces: 'page', 'family', 'kit/<piece>', 'campaign/<piece>', 'features/<name>', 'runtime'.
 *
 * react-i18next's useTranslation without what it subscribes to in each component, which makes a first tap a third slower:
 * a language stays until the page is loaded again.
 */
export function useT<Words>(namespace = 'page'): (key: Keys<Words>, values?: Values) => string {
  const i18n = useContext(I18nContext)?.i18n ?? getI18n()
  return useMemo(() => (i18n ? textsOf(i18n, namespace) : String), [i18n, namespace])
}

/**
 * Texts without placeholders are read directly: a full i18next lookup takes five times as long, for each text of a first
 * screen.
 */
function textsOf(i18n: i18n, namespace: string): Text {
  const whole = i18n.getFixedT(null, namespace) as (key: string, values: object) => string
  return (key, values) => {
    const text = values ? undefined : i18n.getResource(i18n.language, namespace, key)
    return typeof text === 'string' && !/{{|\$t\(/.test(text) ? text : whole(key, shown(values))
  }
}
