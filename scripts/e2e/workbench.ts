import path from 'node:path'
import { test } from '@playwright/test'
import type { Person } from '#testing/story'
import { personAt } from '../browser/person.ts'
import { openSite, type Site } from '../browser/site.ts'
import type { Tab, TabOptions, TestBrowser } from '../browser/tab.ts'
import { inSources } from '../build/source-maps.ts'
import { playsWhole } from './visit-plan.ts'

export const ROOT = path.resolve(import.meta.dirname, '../..')

export interface Visit<B extends TestBrowser> {
  tab: Awaited<ReturnType<B['newTab']>>
  site: Site
  person: Person
}

export interface VisitOptions extends TabOptions {
  language?: Person['language']
  /** Milliseconds that a step may wait. */
  patience?: number
  /** Of the picture of a browser that the runner does not know. */
  name: string
}

/** A browser and a site for the tests of one worker, which run one after the other. */
export interface Workbench<B extends TestBrowser> {
  readonly browser: B
  readonly site: Site
  /** Provides the site in its seeded state and a new tab. A failing visit reports what the browser logged. */
  visit<R>(options: VisitOptions, use: (visit: Visit<B>) => Promise<R>): Promise<R>
  close(): Promise<void>
}

/** @param openIt opens the site; by default the built one. */
export async function openWorkbench<B extends TestBrowser>(
  open: () => Promise<B>,
  openIt = () => openSite(ROOT),
): Promise<Workbench<B>> {
  const [browser, site] = await Promise.all([open(), openIt()])
  return {
    browser,
    site,
    async visit({ language = 'zh', patience, name, ...options }, use) {
      await site.reset()
      // software draws the pictures here: moving ones would take most of the processor
      const tab = (await browser.newTab({ reducedMotion: true, ...options })) as Visit<B>['tab']
      const step = <Result>(title: string, act: () => Promise<Result>) => test.step(title, act, { box: true })
      const person = personAt(tab, { language, site: site.origin, step, ...(patience && { patience }) })
      try {
        return await use({ tab, site, person })
      } catch (error) {
        throw await explained(error, tab, name)
      } finally {
        await tab.close()
      }
    },
    async close() {
      await browser.close()
      await site.close()
    },
  }
}

async function explained(error: unknown, tab: Tab, name: string): Promise<unknown> {
  const picture = test.info().outputPath(`${name.replaceAll('/', '-')}.png`)
  await tab.screenshot(picture, 'screen').then(
    () => test.info().attach('screen', { path: picture, contentType: 'image/png' }),
    () => undefined,
  )
  if (error instanceof Error && tab.problems.length > 0)
    error.message += `\nThe browser logged:${tab.problems.map(({ kind, text }) => `\n  ${kind}: ${inSources(ROOT, text)}`).join('')}`
  return error
}

const keepsPictures = playsWhole(process.env)

/** Takes a picture to look at, in a run of named pages: in a run of all it would be a third of each visit. */
export async function keepPicture(tab: Tab, name: string, part?: 'page' | 'screen'): Promise<void> {
  if (keepsPictures) await tab.screenshot(path.join(ROOT, 'screenshots', tab.browser, `${name}.png`), part)
}
