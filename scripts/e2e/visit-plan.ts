/** Names of the pages and families that a run is about (E2E_PAGES, as `warlord/season,portal`); none: all. */
export function namesIn(env: NodeJS.ProcessEnv): string[] {
  return (env.E2E_PAGES ?? '').split(',').filter(Boolean)
}

/** Whether stories run in every language: in a run of named pages. Otherwise one language in turn proves as much. */
export function playsWhole(env: NodeJS.ProcessEnv): boolean {
  return !!env.E2E_ALL || namesIn(env).length > 0
}

/** A visit of one page, in one language after the other. */
export interface PlannedVisit<Page, Language> {
  page: Page
  languages: readonly Language[]
  /** Whether the story is played to its end, in each of them. */
  acts: boolean
}

/**
 * The visits of each page: one in the language of its turn, with its full story, and one in the other languages, which
 * differ in texts only. `whole`: one per language, with the story.
 */
export function planVisits<Page, Language>(
  pages: readonly Page[],
  languagesOf: (place: number) => readonly Language[],
  whole: boolean,
): PlannedVisit<Page, Language>[] {
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
