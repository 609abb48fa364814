import { storage } from '#shared/runtime/storage'

export type Language = 'zh' | 'en' | 'tw'

/** Codes that i18next and Intl know. */
export const CODES: Record<Language, string> = { zh: 'zh-CN', en: 'en', tw: 'zh-TW' }

let started: Language | null = null

/** The language of this page load: of the initialised texts, before that as chosen by the inline script. */
export function language(): Language {
  return started ?? (globalThis as unknown as Window).__boot?.language ?? 'zh'
}

export function languageStarted(next: Language) {
  started = next
}

/** Keeps the choice for later visits and loads the page again in it: a page holds the words of one language. */
export function setLanguage(next: Language): void {
  storage.write('language', next)
  const url = new URL(location.href)
  // A language in the address wins over the stored one, so it has to follow.
  if (url.searchParams.has('lang')) {
    url.searchParams.set('lang', next)
    history.replaceState(history.state, '', url.href)
  }
  location.reload()
}
