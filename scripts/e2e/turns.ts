/** Names of the pages and families that a run is about (E2E_PAGES, as `warlord/season,portal`); none: all. */
export function namesIn(env: NodeJS.ProcessEnv): string[] {
  return (env.E2E_PAGES ?? '').split(',').filter(Boolean)
}

/** Whether stories are played to their end in every language: who names a page works on it. Else one in turn tells as much. */
export function playsWhole(env: NodeJS.ProcessEnv): boolean {
  return !!env.E2E_ALL || namesIn(env).length > 0
}

/** A visit of one page, in one language after the other. */
export interface Turn<Page, Language> {
  page: Page
  languages: readonly Language[]
  /** Whether the story is played to its end, in each of them. */
  acts: boolean
}

/**
 * The visits of each page: one in the language whose turn it is, with its story to the end, and one that looks at it in the
 * others, which differ in words alone. `whole`: one of each language, with the story.
 */
export function inTurns<Page, Language>(
  pages: readonly Page[],
  languagesOf: (place: number) => readonly Language[],
  whole: boolean,
): Turn<Page, Language>[] {
  return pages.flatMap((page, place) => {
    const all = languagesOf(place)
    if (whole) return all.map((language) => ({ page, languages: [language], acts: true }))
    const turn = all.slice(place % all.length, (place % all.length) + 1)
    const others = all.filter((language) => !turn.includes(language))
    return [
      { page, languages: turn, acts: true },
      ...(others.length > 0 ? [{ page, languages: others, acts: false }] : []),
    ]
  })
}
