import type { PageData } from '#shared/runtime/app'
import type { Language } from '#shared/runtime/i18n'
import type { BootState } from './state.ts'

const html = document.documentElement

/**
 * Hides the zh first screen until the language is known: `data-swap` on <html> hides #root until `__swap`, called once
 * the templates are parsed, has inserted the first screen of the language, or zh is chosen. Until then only texts are
 * hidden. Returns the choose function, which starts loading the texts.
 */
export function holdWords(page: PageData, state: BootState): (language: Language) => void {
  let chosen: Language | undefined
  let parsed = false
  let hidden: HTMLElement[] = []
  html.setAttribute('data-swap', '')

  const show = () => {
    const root = document.getElementById('root')
    const template = document.getElementById(chosen as string)
    if (root && template) {
      root.textContent = ''
      root.appendChild((template as HTMLTemplateElement).content)
    }
    for (const { style } of hidden) style.visibility = ''
    html.removeAttribute('data-swap')
  }

  window.__swap = () => {
    parsed = true
    if (chosen) return show()
    hidden = wordsIn(document.getElementById('root') as HTMLElement)
    for (const { style } of hidden) style.visibility = 'hidden'
    html.removeAttribute('data-swap')
  }

  return (language) => {
    state.language = chosen = language
    if (language !== 'zh') {
      html.lang = language === 'tw' ? 'zh-TW' : 'en'
      document.title = page.titles[language]
      state.words = fetch(page.words[language]).then((response) => response.json())
      state.words.catch(() => {})
    }
    // the zh screen needs no template
    if (parsed || language === 'zh') show()
  }
}

/** Elements with text, visible or spoken; others do not depend on the language. */
function wordsIn(root: HTMLElement): HTMLElement[] {
  const found = [...root.querySelectorAll<HTMLElement>('[placeholder],[aria-label],[alt]:not([alt=""])')]
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) found.push(texts.currentNode.parentElement as HTMLElement)
  return found
}
