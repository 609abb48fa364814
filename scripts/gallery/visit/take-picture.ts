import { stripVTControlCharacters } from 'node:util'
import type { Browser } from 'playwright-core'
import type { Site } from '../../browser/site.ts'
import { hangingIn } from '../../states/hanging-calls.ts'
import type { Shot } from '../plan.ts'
import { capture } from './capture.ts'
import { addressIn, prepareSite } from './enter-state.ts'
import { findingsOf } from './findings.ts'
import { openVisit, type Visit } from './open-visit.ts'
import { comeToRest } from './rest.ts'
import { missingIn } from './shown.ts'
import { stillTime } from './still-time.ts'
import { surroundingsOf } from './surroundings.ts'
import { doTap } from './tap.ts'

/** A picture with what was found in it. */
export interface Picture {
  png: Buffer
  /** Why the state was not reached; the picture shows how far it came. */
  unreached?: string
  findings: string[]
}

/**
 * Brings a page into a state on a site and takes its picture.
 *
 * @param probe script from `bundleProbe`.
 * @param tapPatience ms that a tap waits for what it presses.
 */
export async function takePicture(
  browser: Browser,
  site: Site,
  probe: string,
  shot: Shot,
  tapPatience?: number,
): Promise<Picture> {
  const { recipe, language } = shot
  const now = await prepareSite(site, recipe)
  const prelude = `${probe};${stillTime(now)}`
  const visit = await openVisit(browser, surroundingsOf(recipe), prelude, hangingIn(recipe))
  const rest = () => comeToRest(visit, recipe)
  try {
    const unreached = await problemIn(async () => {
      await visit.open(addressIn(site.origin, shot))
      await rest()
      for (const tap of recipe.taps ?? []) {
        await doTap(visit.frame(), tap, tapPatience)
        await rest()
      }
    })
    const { png, atRest } = await capture(visit, rest)
    const findings = [...(await findingsOf(visit, language)), ...(await missingIn(visit, shot))]
    return { png, unreached, findings: atRest ? findings : [...findings, 'does not come to rest'] }
  } catch (error) {
    return { png: await lastSight(visit), unreached: messageOf(error), findings: [] }
  } finally {
    await visit.close()
  }
}

async function problemIn(work: () => Promise<void>): Promise<string | undefined> {
  try {
    await work()
    return undefined
  } catch (error) {
    return messageOf(error)
  }
}

/** Of a page that does not even answer. */
function lastSight({ tab }: Visit): Promise<Buffer> {
  return tab.screenshot({ animations: 'disabled', timeout: 60_000 })
}

/** The first line: playwright adds its call log. */
function messageOf(error: unknown): string {
  const message = stripVTControlCharacters(error instanceof Error ? error.message : String(error))
  return message.split('\n', 1)[0] as string
}
