import { setTimeout as sleep } from 'node:timers/promises'
import type { Visit } from './open-visit.ts'

/** Two pictures in a row have to be equal; a page that goes on changing is given up after so many. */
const MOST = 12
const BETWEEN_MS = 250
/** Of one picture, on a busy machine. */
const PICTURE_MS = 60_000

/** What lies over a page: then the picture is what the screen shows. */
const LAYER = `[...document.querySelectorAll('[role=dialog], [role=alertdialog]')].some((layer) => layer.getClientRects().length > 0)`

/** Messages come and go by themselves: whether one is still there would be chance. */
const WITHOUT_TOAST = `document.querySelectorAll('#root > [role=status]').forEach((region) => { region.style.visibility = 'hidden' })`

export interface Capture {
  png: Buffer
  /** False: the page went on changing. */
  atRest: boolean
}

/**
 * The whole page, or the screen with what lies over the page.
 *
 * @param rest waits until the page, which was made as high as its content, has drawn that.
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

/** A screen as high as the page: pictures that load near the view load, and bars at its edge stand at the page's. */
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
