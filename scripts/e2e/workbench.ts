import path from 'node:path'
import type { Person } from '#testing/story'
import { personAt } from '../browser/person.ts'
import { Pool } from '../browser/pool.ts'
import { openSite, type Site } from '../browser/site.ts'
import type { Tab, TabOptions, TestBrowser } from '../browser/tab.ts'
import { playsWhole } from './turns.ts'

export const ROOT = path.resolve(import.meta.dirname, '../..')
/** Visits at the same time in one spec file. Keep in step with `maxConcurrency`. */
export const AT_ONCE = 3
/** Whether visits are recorded for the trace viewer, which makes them slower. */
const RECORDS = !!process.env.E2E_TRACE
/** Below vitest's own limit, which would tell neither what was waited for nor what was on screen. */
const LIMIT = 85_000

export interface Visit<B extends TestBrowser> {
  tab: Awaited<ReturnType<B['newTab']>>
  site: Site
  person: Person
}

export interface VisitOptions extends TabOptions {
  language?: Person['language']
  /** Milliseconds that a step may wait. */
  patience?: number
  /** Milliseconds within which the visit has to come to its end; more for a test with more time. */
  limit?: number
  /** Names the picture that is taken when the visit fails. */
  name: string
}

/** A browser and a few sites, shared by the tests of one spec file. */
export interface Workbench<B extends TestBrowser> {
  /** Provides a site in its seeded state and a new tab. A failing visit leaves a picture and reports the tab's problems. */
  visit<R>(options: VisitOptions, use: (visit: Visit<B>) => Promise<R>): Promise<R>
  close(): Promise<void>
}

/** @param site opens a site; by default the built one. */
export async function openWorkbench<B extends TestBrowser>(
  open: () => Promise<B>,
  site = () => openSite(ROOT),
  mapLimit = AT_ONCE,
): Promise<Workbench<B>> {
  const browser = await open()
  const sites = new Pool(site, mapLimit)
  return {
    visit: ({ language = 'zh', patience, limit = LIMIT, name, ...options }, use) =>
      sites.lend(async (site) => {
        await site.reset()
        // software draws the pictures here: moving ones would take most of the processor
        const manner = { reducedMotion: true, trace: RECORDS, ...options }
        const tab = (await browser.newTab(manner)) as Visit<B>['tab']
        let step = ''
        const onStep = (each: string) => {
          step = each
          tab.trace?.step(each)
        }
        const how = { language, site: site.origin, onStep, ...(patience && { patience }) }
        try {
          const visit = use({ tab, site, person: personAt(tab, how) })
          return await within(limit, visit, () => step)
        } catch (error) {
          throw await explained(error, tab, name)
        } finally {
          await tab.close()
        }
      }),
    async close() {
      await browser.close()
      for (const site of await sites.all()) await site.close()
    },
  }
}

async function within<R>(limit: number, visit: Promise<R>, step: () => string): Promise<R> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const last = step() && ` Its last step: ${step()}.`
      reject(new Error(`The visit had not come to its end after ${limit} ms.${last}`))
    }, limit)
  })
  try {
    return await Promise.race([visit, end])
  } finally {
    clearTimeout(timer)
  }
}

async function explained(error: unknown, tab: Tab, name: string): Promise<unknown> {
  const picture = pictureOf(tab, `failed/${name}`)
  await tab.screenshot(picture, 'screen').catch(() => undefined)
  const trace = picture.replace(/png$/, 'zip')
  const kept = await tab.trace?.keep(trace).then(
    () => true,
    () => false,
  )
  if (error instanceof Error) {
    const problems = tab.problems.map((problem) => `\n  ${problem.kind}: ${problem.text}`).join('')
    error.message += `\nPicture: ${path.relative(ROOT, picture)}`
    if (kept)
      error.message += `\nTrace: npx playwright-core show-trace --port 0 ${path.relative(ROOT, trace)}`
    if (problems) error.message += `\nThe browser said:${problems}`
  }
  return error
}

/** What is played again leaves the pictures of its first time alone. */
const PICTURES = process.env.E2E_AGAIN ? 'screenshots/again' : 'screenshots'

/** File of a picture: `screenshots/chromium/warlord-season.en.ready.png`. */
export function pictureOf(tab: Tab, name: string): string {
  return path.join(ROOT, PICTURES, tab.browser, `${name}.png`)
}

const keepsPictures = playsWhole(process.env)

/** Takes a picture to look at, for whoever works on the named pages: in a run of all it would be a third of each visit. */
export async function keepPicture(tab: Tab, name: string, part?: 'page' | 'screen'): Promise<void> {
  if (keepsPictures) await tab.screenshot(pictureOf(tab, name), part)
}
