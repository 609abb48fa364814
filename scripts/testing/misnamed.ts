import type { Language } from '#shared/runtime/i18n'
import { AMERICAN, EXACT, GLOSSARY, NAMES, SAID_INSIDE, TAIWAN } from './glossary.ts'

/** Violations of the glossary in a text, as sentences. `place` is its file and key. */
export function misnamed(language: Language, text: string, place = ''): string[] {
  if (EXACT.includes(text)) return []
  const said = text.replace(/\{\{?\w+\}\}?|\]\([^)]*\)/g, '#')
  const found = GLOSSARY.flatMap(({ not, [language]: name }) =>
    (not?.[language] ?? [])
      .flatMap((wrong) => wrong.exec(said)?.slice(0, 1) ?? [])
      .map((wrong) => `“${wrong}” is “${name}”`),
  )
  if (language === 'tw')
    for (const [here, there] of Object.entries(TAIWAN)) {
      const wrong = there.exec(said)
      if (wrong) found.push(`“${wrong[0]}” is “${here}” in Taiwan`)
    }
  if (language === 'en') {
    found.push(...wrongCase(said))
    for (const [american, british] of Object.entries(AMERICAN)) {
      const wrong = british.exec(said)
      if (wrong) found.push(`“${wrong[0]}” is spelled “${american}”`)
    }
    // many phones draw the curly ones from a Chinese font, as wide as a character
    if (said.includes('’')) found.push("“’” is “'”")
    if (/[“”]/.test(said)) found.push('curly quotation marks are straight ones')
    if (SAID_INSIDE.some((inside) => inside.test(place)) && /^[A-Z]/.test(text))
      found.push(`“${text}” is put into sentences, so it begins small`)
  }
  return found
}

/** Terms in an English sentence with another capitalisation than their own. */
function wrongCase(text: string): string[] {
  if (isName(text)) return []
  const said = NAMES.reduce((rest, name) => rest.replace(name, '#'), text)
  return GLOSSARY.flatMap(({ en }) =>
    [...said.matchAll(new RegExp(`\\b${en}\\b`, 'gi'))]
      .filter(({ 0: word, index }) => {
        if (word === en) return false
        const first = begins(said.slice(0, index))
        return !(first && word === en.charAt(0).toUpperCase() + en.slice(1))
      })
      .map(([word]) => `“${word}” inside a sentence is “${en}”`),
  )
}

/** A sentence, a line, a cell or a part after a sign of its own begins behind this. */
const begins = (before: string) => /(^|[.!?:·|“>#*[]|^\s*(-|\d+\.))\s*$|\n[\s#>*-]*$/.test(before)

/** A title written with capitals throughout is a name: it keeps them. */
function isName(text: string): boolean {
  const words = text.match(/[A-Za-z']+/g) ?? []
  return words.length > 1 && words.every((word) => /^[A-Z]/.test(word) || word.length < 4)
}
