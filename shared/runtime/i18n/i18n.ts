import i18next, { type i18n, type ResourceLanguage } from 'i18next'
import type { Keys, Values } from './keys.ts'
import { CODES, type Language, languageStarted } from './language.ts'
import zh from './locales/zh.json'

/** Words of one language by namespace: `{ page, family, 'kit/sheet', runtime }`, each a nested object of texts. */
export type Resources = Record<string, object>

let instance: i18n | undefined
/** One function a namespace, so that what depends on it is made once. */
let texts = new Map<string, Text>()

type Text = (key: string, values?: Values) => string

/**
 * Starts the words of this page load; again for another language or page, as the prerender and tests do.
 * The runtime's own words (namespace 'runtime') are built in for zh; en and tw bring theirs along.
 */
export function startI18n(language: Language, words: Resources): void {
  instance = i18next.createInstance()
  texts = new Map()
  void instance.init({
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

/** A text outside a component, as for a toast. A key that nobody wrote comes back as it is. */
export function translate(namespace: string, key: string, values?: Values): string {
  return instance ? instance.t(key, { ns: namespace, ...values }) : key
}

/**
 * The texts of a namespace, keys checked against its zh file: `const t = useT<typeof zh>()`, `t('goal.title')`.
 * Namespaces: 'page', 'family', 'kit/<piece>', 'campaign/<piece>', 'features/<name>', 'runtime'. A language stays until the
 * page is loaded anew, so there is nothing to listen for.
 */
export function useT<Words>(namespace = 'page'): (key: Keys<Words>, values?: Values) => string {
  let text = texts.get(namespace)
  if (!text) {
    text = (instance?.getFixedT(null, namespace) as Text | undefined) ?? String
    if (instance) texts.set(namespace, text)
  }
  return text
}
