import type { PageData } from '#shared/runtime/app'
import type { EarlyState } from './state.ts'

/**
 * Turns the page to en or tw before its zh can be seen: `data-swap` on <html> hides #root until `__swap` has put the
 * language's own first screen there. Starts the loading of its words.
 */
export function swapLanguage(page: PageData, language: 'en' | 'tw', state: EarlyState): void {
  const html = document.documentElement
  window.__swap = () => {
    const root = document.getElementById('root')
    const template = document.getElementById(language)
    if (root && template) {
      root.textContent = ''
      root.appendChild((template as HTMLTemplateElement).content)
    }
    html.removeAttribute('data-swap')
  }
  html.setAttribute('data-swap', '')
  html.lang = language === 'tw' ? 'zh-TW' : 'en'
  document.title = page.titles[language]
  state.words = fetch(page.words[language]).then((response) => response.json())
  state.words.catch(() => {})
}
