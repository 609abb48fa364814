import type { PageState } from '../../../shared/runtime/app/page-state.ts'
import type { Visit } from './open-visit.ts'

const PATIENCE = 10_000

/** Pictures that will come have come, letters too. One that is broken has come as well. */
const LOADED = `Promise.all([
  document.fonts.ready,
  ...[...document.images].filter((image) => !image.complete).map((image) => new Promise((resolve) => {
    image.addEventListener('load', resolve)
    image.addEventListener('error', resolve)
  })),
]).then(() => undefined)`

/** Waits until the page is alive and nothing loads or moves any more; a call that hangs in this state may. */
export async function comeToRest(visit: Visit, { faults = [] }: PageState): Promise<void> {
  const frame = visit.frame()
  // A tap may ask for something only when the page gets round to it.
  await frame.evaluate('__probe.settled()')
  await visit.traffic.quiet()
  const waiting = faults.some(({ hang, delayMs }) => hang || delayMs)
  await frame.evaluate(`__probe.${waiting ? 'hydrated' : 'idle'}(${PATIENCE})`)
  await Promise.race([
    frame.evaluate(LOADED),
    new Promise((resolve) => setTimeout(resolve, PATIENCE).unref()),
  ])
  await frame.evaluate('__probe.settled()')
}
