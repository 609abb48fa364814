import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { PageStory } from '#shared/testing/story'
import type { Manifest } from '../build/manifest.ts'
import type { TabOptions } from './tab.ts'
import { ROOT } from './workbench.ts'

export const LANGUAGES = ['zh', 'en', 'tw'] as const

/** Every page in every language and with every fault; without it they take turns where that tells as much. */
export const EVERYTHING = !!process.env.E2E_ALL

/** A built page with the story that its folder tells. */
export interface PageUnderTest {
  id: string
  /** Name for pictures: `warlord-season`. */
  name: string
  /** Its first history path. */
  path: string
  /** Path and query of a good visit. */
  visit: string
  story: PageStory
  /** How its tabs are opened. */
  tab: TabOptions
}

const stories = import.meta.glob<{ story?: PageStory }>('/pages/**/*.e2e.ts', { eager: true })

/** The pages of `dist/manifest.json`; of those, what E2E_PAGES names (`warlord/season,portal`), when it is set. */
export function pagesUnderTest(): PageUnderTest[] {
  return Object.entries(readManifest().pages)
    .filter(([id]) => isWanted(id))
    .map(([id, { paths }]) => {
      const story = storyOf(id)
      const own = paths[0] ?? '/'
      return {
        id,
        name: id.replaceAll('/', '-'),
        path: own,
        visit: `${own}${story.query ?? ''}`,
        story,
        tab: { userAgent: story.userAgent },
      }
    })
}

export function readManifest(): Manifest {
  return JSON.parse(readFileSync(path.join(ROOT, 'dist/manifest.json'), 'utf8'))
}

function isWanted(id: string): boolean {
  const named = (process.env.E2E_PAGES ?? '').split(',').filter(Boolean)
  return named.length === 0 || named.some((name) => id === name || id.startsWith(`${name}/`))
}

function storyOf(id: string): PageStory {
  const told = Object.keys(stories).filter((file) => path.posix.dirname(file) === `/pages/${id}`)
  const story = told[0] && stories[told[0]]?.story
  if (told.length === 1 && story) return story
  throw new Error(
    `pages/${id}: ${told.length} story files. Every page has one <Page>.e2e.ts that exports "story" (shared/testing/story.ts).`,
  )
}
