import type { PageState } from '../../shared/runtime/app/page-state.ts'
import { isMeant } from '../build/page-names.ts'
import type { Page } from '../build/pages.ts'

export const LANGUAGES = ['zh', 'en', 'tw'] as const
export type Language = (typeof LANGUAGES)[number]

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

/** The pictures of a page in a language, in the order in which it declares its states. */
export function planShots({ id, meta }: Page, language: Language): Shot[] {
  return Object.entries(meta.states).map(([state, recipe]) => ({
    page: id,
    state,
    language,
    recipe,
    path: meta.paths[0] ?? '/',
  }))
}

/** Place of a picture below `gallery/pictures/`: `warlord/season/rewards-popup.en.png`. */
export function fileOf({ page, state, language }: Shot): string[] {
  return [...page.split('/'), `${state}.${language}.png`]
}

/** Recorded pictures, as paths that end with their place, of states and pages that are gone. */
export function goneAmong(
  recorded: readonly string[],
  pages: readonly Page[],
  { names, languages }: { names: readonly string[]; languages: readonly Language[] },
): string[] {
  const planned = new Set(
    pages
      .flatMap((page) => LANGUAGES.flatMap((language) => planShots(page, language).map(fileOf)))
      .map((file) => file.join('/')),
  )
  return recorded.filter((file) => {
    const [place, page = '', language] = /([^/]+\/[^/]+)\/[^/]+\.(\w+)\.png$/.exec(file) ?? []
    return place && !planned.has(place) && isMeant(page, names) && languages.some((each) => each === language)
  })
}
