import type { PageState } from '../../shared/runtime/app/page-state.ts'
import type { Page } from '../build/pages.ts'
import type { Language } from './command.ts'

/** One picture to take: a page in a state and a language. */
export interface Shot {
  /** As `warlord/season`. */
  page: string
  state: string
  language: Language
  recipe: PageState
  /** History path of the page. */
  path: string
}

/** Whether a page is meant by the names of pages and families; by none, every page is. */
export function isMeant(page: string, names: readonly string[]): boolean {
  return names.length === 0 || names.some((name) => page === name || page.startsWith(`${name}/`))
}

/** The pictures of the named pages, in the order in which the pages tell their states. Throws a sentence for a name that nothing has. */
export function planShots(pages: readonly Page[], names: readonly string[], languages: readonly Language[]) {
  for (const name of names) {
    if (pages.some(({ id }) => isMeant(id, [name]))) continue
    throw new Error(
      `There is no page or family "${name}". There are: ${pages.map(({ id }) => id).join(', ')}.`,
    )
  }
  return pages
    .filter(({ id }) => isMeant(id, names))
    .flatMap(({ id, meta }) =>
      Object.entries(meta.states).flatMap(([state, recipe]) =>
        languages.map(
          (language): Shot => ({ page: id, state, language, recipe, path: meta.paths[0] ?? '/' }),
        ),
      ),
    )
}

/** File of a picture below the folder of a kind of pictures: `warlord/season/rewards-popup.en.png`. */
export function fileOf({ page, state, language }: Pick<Shot, 'page' | 'state' | 'language'>): string {
  return `${page}/${state}.${language}.png`
}
