import type { PageData } from '#shared/runtime/app'
import type { Language } from '#shared/runtime/i18n'
import type { BootState } from './state.ts'

const html = document.documentElement

/**
 * Keeps the page's zh out of sight until it is said which language is shown: `data-swap` on <html> hides #root until
 * `__swap`, called once the templates are parsed, has put the language's own first screen there, or zh is chosen. As long as
 * nothing is chosen it hides the words alone. Gives back how to choose, which starts the loading of the language's words.
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

/** Elements that say something, read out or written: what is drawn around them says nothing in any language. */
function wordsIn(root: HTMLElement): HTMLElement[] {
  const found = [...root.querySelectorAll<HTMLElement>('[placeholder],[aria-label],[alt]:not([alt=""])')]
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) found.push(texts.currentNode.parentElement as HTMLElement)
  return found
}
