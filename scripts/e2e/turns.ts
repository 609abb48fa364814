/** Names of the pages and families that a run is about (E2E_PAGES, as `warlord/season,portal`); none: all. */
export function namesIn(env: NodeJS.ProcessEnv): string[] {
  return (env.E2E_PAGES ?? '').split(',').filter(Boolean)
}

/** Whether stories are played to their end in every language: who names a page works on it. Else one in turn tells as much. */
export function playsWhole(env: NodeJS.ProcessEnv): boolean {
  return !!env.E2E_ALL || namesIn(env).length > 0
}

/** Pages with the languages that they are tried in; `inTurn`: one of each page's, `acts`: where its story is played to the end. */
export function inTurns<Page, Language>(
  pages: readonly Page[],
  languagesOf: (place: number) => readonly Language[],
  whole: boolean,
) {
  return pages.flatMap((page, place) =>
    languagesOf(place).map((language, at, all) => {
      const inTurn = at === place % all.length
      return { page, language, inTurn, acts: whole || inTurn }
    }),
  )
}
