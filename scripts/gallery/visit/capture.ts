import { setTimeout as sleep } from 'node:timers/promises'
import type { Visit } from './open-visit.ts'

/** Two pictures in a row have to be equal; a page that goes on changing is given up after so many. */
const MOST = 12
const BETWEEN_MS = 250
/** Of one picture, on a busy machine. */
const PICTURE_MS = 60_000

/** Overlays: with one, the viewport is captured. */
const LAYER = `[...document.querySelectorAll('[role=dialog], [role=alertdialog]')].some((layer) => layer.getClientRects().length > 0)`

/** Messages come and go by themselves: whether one is still there would be chance. */
const WITHOUT_TOAST = `document.querySelectorAll('#root > [role=status]').forEach((region) => { region.style.visibility = 'hidden' })`

export interface Capture {
  png: Buffer
  /** False: the page went on changing. */
  atRest: boolean
}

/**
 * Captures the whole page, or the viewport with its overlay.
 * @param rest waits until the page, resized to its content, has painted it.
 */
export async function capture(visit: Visit, rest: () => Promise<void>): Promise<Capture> {
  const { tab } = visit
  const screen = tab.viewportSize() ?? { width: 0, height: 0 }
  const covered = () => visit.frame().evaluate<boolean>(LAYER)
  const before = await covered()
  if (!before) {
    await growTo(visit, screen)
    await rest()
  }
  const taken = await takeAtRest(visit)
  if (before || !(await covered())) return taken
  // On a busy machine a layer may come late.
  await tab.setViewportSize(screen)
  await rest()
  return takeAtRest(visit)
}

/** A viewport as high as the page: lazy images load, and fixed bars are at the page's edges. */
async function growTo(
  { tab, frame }: Visit,
  { width, height }: { width: number; height: number },
): Promise<void> {
  const content = await frame().evaluate<number>('document.documentElement.scrollHeight')
  await frame().evaluate('scrollTo(0, 0)')
  await tab.setViewportSize({ width, height: Math.max(height, content) })
}

async function takeAtRest({ tab, frame }: Visit): Promise<Capture> {
  const take = async () => {
    await frame().evaluate(WITHOUT_TOAST)
    return tab.screenshot({ animations: 'disabled', caret: 'hide', timeout: PICTURE_MS })
  }
  let png = await take()
  for (let taken = 1; taken < MOST; taken++) {
    await sleep(BETWEEN_MS)
    const next = await take()
    if (next.equals(png)) return { png, atRest: true }
    png = next
  }
  return { png, atRest: false }
}
