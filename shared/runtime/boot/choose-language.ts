import type { Language } from '#shared/runtime/i18n'

const known = (text: string | null): text is Language => /^(zh|en|tw)$/.test(text ?? '')

/** The person's choice of language, from the URL or storage; '' without one. */
export function chosenLanguage(address: string, stored: string | null): Language | '' {
  return known(address) ? address : known(stored) ? stored : ''
}

/** The language that an app names, else zh. Apps write ZH, en-US, zh_TW, zh-Hant. */
export const languageOf = (app: string): Language =>
  /tw|hk|hant/i.test(app) ? 'tw' : /^en/i.test(app) ? 'en' : 'zh'
