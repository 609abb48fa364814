import type { PageState } from '../../shared/runtime/app/page-state.ts'
import { checkNames, isMeant } from '../build/page-names.ts'
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

/** The pictures of the named pages, in the order in which the pages tell their states. Throws a sentence for a name that nothing has. */
export function planShots(pages: readonly Page[], names: readonly string[], languages: readonly Language[]) {
  checkNames(
    names,
    pages.map(({ id }) => id),
  )
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
