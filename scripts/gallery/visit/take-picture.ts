import type { Browser } from 'playwright-core'
import type { Site } from '../../e2e/site.ts'
import type { Shot } from '../plan.ts'
import { capture } from './capture.ts'
import { addressIn, prepareSite } from './enter-state.ts'
import { findingsOf } from './findings.ts'
import { heldUpIn } from './held-up.ts'
import { openVisit } from './open-visit.ts'
import { comeToRest } from './rest.ts'
import { stillDate } from './still-date.ts'
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
 * @param eyes script from `bundleEyes`.
 * @param tapPatience ms that a tap waits for what it presses.
 */
export async function takePicture(
  browser: Browser,
  site: Site,
  eyes: string,
  shot: Shot,
  tapPatience?: number,
): Promise<Picture> {
  const { recipe, language } = shot
  const now = await prepareSite(site, recipe)
  const around = surroundingsOf(recipe)
  const prelude = `${eyes};${stillDate(now)}`
  const visit = await openVisit(browser, addressIn(site.origin, shot), around, prelude, heldUpIn(recipe))
  try {
    const rest = () => comeToRest(visit, recipe)
    await rest()
    const unreached = await doTaps()
    const { png, atRest } = await capture(visit, rest)
    const findings = await findingsOf(visit, language)
    return { png, unreached, findings: atRest ? findings : [...findings, 'does not come to rest'] }

    async function doTaps(): Promise<string | undefined> {
      try {
        for (const tap of recipe.taps ?? []) {
          await doTap(visit.frame, tap, tapPatience)
          await rest()
        }
      } catch (error) {
        return error instanceof Error ? error.message : String(error)
      }
      return undefined
    }
  } finally {
    await visit.close()
  }
}
