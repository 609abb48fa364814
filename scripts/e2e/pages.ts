import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isSampled } from '#testing/is-sampled'
import type { Journey } from '#testing/journey'
import type { PageStory } from '#testing/story'
import type { TabOptions } from '../browser/tab.ts'
import { isMeant } from '../build/page-names.ts'
import type { Manifest } from '../site/manifest.ts'
import { namesIn } from './visit-plan.ts'
import { ROOT } from './workbench.ts'

export const LANGUAGES = ['zh', 'en', 'tw'] as const

/** Every page in every language and with every fault; otherwise they take turns where that proves as much. */
export const EVERYTHING = !!process.env.E2E_ALL

/** A built page with its story. */
export interface PageUnderTest {
  id: string
  weight: Manifest['pages'][string]['weight']
  /** Name for pictures: `warlord-season`. */
  name: string
  /** Its first history path. */
  path: string
  /** Path and query of a good visit. */
  visit: string
  story: PageStory
  journeys: Record<string, Journey>
  /** How its tabs are opened. */
  tab: TabOptions
}

interface StoryModule {
  story?: PageStory
  journeys?: Record<string, Journey>
}

const meant = Object.keys(readManifest().pages).filter((id) => isMeant(id, namesIn(process.env)))
const stories = new Map<string, StoryModule>()
for (const id of meant) {
  const folder = path.join(ROOT, 'pages', id)
  const files = readdirSync(folder).filter((each) => each.endsWith('.e2e.ts'))
  if (files.length === 1) stories.set(id, await import(path.join(folder, files[0] as string)))
}

/** The pages of `dist/manifest.json`; of those, what E2E_PAGES names (`warlord/season,portal`), when it is set. */
export function pagesUnderTest(): PageUnderTest[] {
  return Object.entries(readManifest().pages)
    .filter(([id]) => meant.includes(id))
    .map(([id, { paths, weight }]) => {
      const { story, journeys } = storyOf(id)
      const own = paths[0] ?? '/'
      return {
        id,
        weight,
        name: id.replaceAll('/', '-'),
        path: own,
        visit: `${own}${story.query ?? ''}`,
        story,
        journeys,
        tab: { userAgent: story.userAgent },
      }
    })
}

/** One of each family, which share most of what they are made of, in CI another one by turns; with E2E_ALL every page. */
export function onePerFamily(pages: PageUnderTest[]): PageUnderTest[] {
  if (EVERYTHING) return pages
  const familyOf = ({ id }: PageUnderTest) => id.split('/', 1)[0]
  const standing = (page: PageUnderTest) => {
    const family = pages.filter((each) => familyOf(each) === familyOf(page))
    return family.find(({ id }) => isSampled(id)) ?? family[0]
  }
  return pages.filter((page) => page === standing(page))
}

export function readManifest(): Manifest {
  return JSON.parse(readFileSync(path.join(ROOT, 'dist/manifest.json'), 'utf8'))
}

/** One of each weight, which are built from the same parts. */
export function onePerWeight(pages: PageUnderTest[]): PageUnderTest[] {
  return pages.filter((page, at) => pages.findIndex(({ weight }) => weight === page.weight) === at)
}

function storyOf(id: string): Required<StoryModule> {
  const { story, journeys = {} } = stories.get(id) ?? {}
  if (story) return { story, journeys }
  throw new Error(
    `pages/${id} has no story. Every page has one <Page>.e2e.ts that exports "story" (scripts/testing/story.ts).`,
  )
}
