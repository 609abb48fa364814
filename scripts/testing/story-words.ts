import type { Language, Resources } from '#shared/runtime/i18n'

type Files = Record<string, object>
const ofPages: Files = import.meta.glob<object>('/pages/**/locales/*.json', {
  eager: true,
  import: 'default',
})
const ofRuntime: Files = import.meta.glob<object>('/shared/runtime/i18n/locales/*.json', {
  eager: true,
  import: 'default',
})
const ofShared: Files = import.meta.glob<object>('/shared/{kit,campaign,ui,features}/*/locales/*.json', {
  eager: true,
  import: 'default',
})

/** The words that the build would give a page in one language; of kit, campaign, ui and features, those of every component. */
export function wordsOf(page: string, language: Language): Resources {
  const [family] = page.split('/')
  const words: Resources = {
    runtime: ofRuntime[`/shared/runtime/i18n/locales/${language}.json`] ?? {},
    page: ofPages[`/pages/${page}/locales/${language}.json`] ?? {},
    family: ofPages[`/pages/${family}/_family/locales/${language}.json`] ?? {},
  }
  for (const [file, texts] of Object.entries(ofShared)) {
    const [, component, of] = /^\/shared\/(.+)\/locales\/(.+)\.json$/.exec(file) ?? []
    if (component && of === language) words[component] = texts
  }
  return words
}
