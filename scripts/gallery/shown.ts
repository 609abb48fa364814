import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { SeenText } from '../browser/probe/visible.ts'
import { patternOf } from '../testing/pattern-of.ts'
import type { Visit } from './enter-state.ts'
import type { Language, Shot } from './plan.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')

/** States that every page means alike, by the mark that shared components set in them. */
const MARKS: Record<string, [selector: string, what: string]> = {
  loading: ['[aria-busy="true"]', 'nothing that is loading'],
  failed: ['[role="alert"], [data-track="retry"]', 'nothing that failed'],
}

/** What the name of a state promises and its screen does not show. */
export async function missingIn(
  { frame }: Visit,
  { page, state, language, recipe }: Shot,
  texts: SeenText[],
): Promise<string[]> {
  const isThere = async (selector: string, problem: string) =>
    (await frame().locator(selector).count()) > 0 ? [] : [problem]
  if (recipe.shows?.startsWith('data-'))
    return isThere(`[${recipe.shows.replace('=', '="')}"]`, `nothing has ${recipe.shows}`)
  if (recipe.shows) {
    const pattern = patternOf(wordsOf(ROOT, page, recipe.shows, language))
    return texts.some(({ text }) => pattern.test(text)) ? [] : [`nothing says "${recipe.shows}"`]
  }
  const [selector, what] = MARKS[state] ?? []
  return selector ? isThere(selector, `${what} in the state "${state}"`) : []
}

/**
 * The text of a key in the page, its family, or the named component; `{{count}}` matches any value. Throws a sentence if
 * neither has the key.
 */
export function wordsOf(root: string, page: string, key: string, language: Language): string {
  const [family = ''] = page.split('/')
  const [name = '', component] = key.split(':').reverse()
  for (const folder of component ? [`shared/${component}`] : [`pages/${page}`, `pages/${family}/_family`]) {
    const found = readAt(path.join(root, folder, 'locales', `${language}.json`), name)
    if (found !== undefined) return found
  }
  throw new Error(
    `pages/${page}/page.ts: "shows" names "${key}", which neither the page's words nor its family's have.`,
  )
}

function readAt(file: string, key: string): string | undefined {
  let words: unknown
  try {
    words = JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
  const found = key
    .split('.')
    .reduce((at, name) => (at as Record<string, unknown> | undefined)?.[name], words)
  return typeof found === 'string' ? found : undefined
}
