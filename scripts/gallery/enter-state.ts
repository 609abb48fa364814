import type { Frame, Page } from 'playwright-core'
import type { PageState } from '../../shared/runtime/app/page-state.ts'
import { addressOf } from '../browser/person.ts'
import type { RemoteProbe } from '../browser/remote-probe.ts'
import { NOW, type Site } from '../browser/site.ts'
import { callsFor, queryOf } from '../states/setup.ts'
import type { Shot } from './plan.ts'
import { doTap } from './tap.ts'
import type { Traffic } from './traffic.ts'

/** A tab on its way to a picture. */
export interface Visit {
  tab: Page
  /** Opens the address of the state; resolves when the page has loaded. */
  open(): Promise<void>
  /** The page's own: a frame of the tab where another page is around it. */
  frame(): Frame
  probe: RemoteProbe
  traffic: Traffic
  /** Uncaught errors. */
  uncaught: string[]
  close(): Promise<void>
}

/** In the middle of a second, so that rounding is the same in two runs. */
const MID_SECOND = 500
const PATIENCE = 10_000

/** How pictures are taken. */
export const PICTURE = { animations: 'disabled', caret: 'hide' } as const

/** Toasts come and go by themselves: whether one is still there would be chance. */
const WITHOUT_TOASTS = `{
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('#root > [role=status] { visibility: hidden !important }')
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}`

/** Pictures that will come have come, letters too. One that is broken has come as well. */
const LOADED = `Promise.all([
  document.fonts.ready,
  ...[...document.images].filter((image) => !image.complete).map((image) => new Promise((resolve) => {
    image.addEventListener('load', resolve)
    image.addEventListener('error', resolve)
  })),
]).then(() => undefined)`

/** Overlays: with one, the viewport is captured. */
const LAYER = `[...document.querySelectorAll('[role=dialog], [role=alertdialog]')].some((layer) => layer.getClientRects().length > 0)`

/** Brings a site's sandbox into a state, with its clock stopped. Resolves with that time, ms since 1970. */
export async function prepareSite(site: Site, state: PageState): Promise<number> {
  const { calls, now } = callsFor(state, NOW + MID_SECOND)
  for (const call of calls) await site.control(call)
  return now
}

/** Address of the state on a site: path, the state's query, who is logged in, the language. */
export function addressIn(origin: string, { path, recipe, language }: Shot): string {
  const query = queryOf(recipe)
  return addressOf(origin, query ? `${path}?${query}` : path, language)
}

/**
 * Brings a page into its state and at rest, in a viewport as high as the page, or the phone's where an overlay is open.
 * Throws a sentence for a tap that cannot be done.
 * @param tapPatience ms that a tap waits for what it presses.
 */
export async function enterState(visit: Visit, { recipe }: Shot, tapPatience?: number): Promise<void> {
  const { tab, frame } = visit
  const rest = () => comeToRest(visit, recipe)
  await visit.open()
  await rest()
  for (const tap of recipe.taps ?? []) {
    await doTap(frame(), tap, tapPatience)
    await rest()
  }
  await frame().evaluate(WITHOUT_TOASTS)
  if (await frame().evaluate<boolean>(LAYER)) return
  const screen = tab.viewportSize() ?? { width: 0, height: 0 }
  const content = await frame().evaluate<number>('document.documentElement.scrollHeight')
  await frame().evaluate('scrollTo(0, 0)')
  await tab.setViewportSize({ ...screen, height: Math.max(screen.height, content) })
  await rest()
  // on a busy machine a layer may come late
  if (!(await frame().evaluate<boolean>(LAYER))) return
  await tab.setViewportSize(screen)
  await rest()
}

/** Waits until the page is alive and nothing loads or moves any more; a call that hangs in this state may. */
async function comeToRest(visit: Visit, { faults = [] }: PageState): Promise<void> {
  const { probe, traffic } = visit
  // A tap may ask for something only when the page gets round to it.
  await probe.settled()
  await traffic.quiet()
  if (faults.some(({ hang, delayMs }) => hang || delayMs)) await probe.hydrated(PATIENCE)
  else await probe.idle(PATIENCE)
  await Promise.race([
    visit.frame().evaluate(LOADED),
    new Promise((resolve) => setTimeout(resolve, PATIENCE).unref()),
  ])
  await probe.settled()
}
