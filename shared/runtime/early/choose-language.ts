import type { Language } from '#shared/runtime/i18n'

const known = (text: string | null): text is Language => /^(zh|en|tw)$/.test(text ?? '')

/** The page's language: the address's, else the stored choice, else the app's, else zh. */
export function chooseLanguage(address: string, stored: string | null, app = ''): Language {
  if (known(address)) return address
  if (known(stored)) return stored
  // apps write ZH, en-US, zh_TW, zh-Hant
  return /tw|hk|hant/i.test(app) ? 'tw' : /^en/i.test(app) ? 'en' : 'zh'
}
