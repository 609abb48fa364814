import { describe, expect, it } from 'vitest'
import { planVisits, playsWhole } from './visit-plan.ts'

const PAGES = ['warlord/season', 'portal/login']

/** Where the stories act, as `warlord/season zh`. */
const acting = (pages: string[], env: NodeJS.ProcessEnv) =>
  planVisits(pages, () => ['zh', 'en', 'tw'], playsWhole(env))
    .filter(({ acts }) => acts)
    .flatMap(({ page, languages }) => languages.map((language) => `${page} ${language}`))

describe("a page's story is played to its end", () => {
  it("a page's story is played to its end in one language in turn, when all pages are tested", () => {
    expect(acting(PAGES, {})).toEqual(['warlord/season zh', 'portal/login en'])
  })

  it('a page’s story is played to its end in every language when the page is named', () => {
    const whole = ['warlord/season zh', 'warlord/season en', 'warlord/season tw']
    expect(acting(PAGES.slice(0, 1), { E2E_PAGES: 'warlord/season' })).toEqual(whole)
    expect(acting(PAGES.slice(0, 1), { E2E_ALL: '1' })).toEqual(whole)
  })
})

it('a page is looked at in its other languages in one visit', () => {
  const visits = planVisits(PAGES, () => ['zh', 'en', 'tw'], false)
  expect(visits.filter(({ acts }) => !acts)).toEqual([
    { page: 'warlord/season', languages: ['en', 'tw'], acts: false },
    { page: 'portal/login', languages: ['zh', 'tw'], acts: false },
  ])
})
