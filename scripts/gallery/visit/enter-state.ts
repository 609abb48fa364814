import type { PageState } from '../../../shared/runtime/app/page-state.ts'
import { addressOf } from '../../e2e/person.ts'
import { NOW, type Site } from '../../e2e/site.ts'
import { midnight } from '../../sandbox/clock.ts'
import type { Shot } from '../plan.ts'

/** In the middle of a second, so that rounding never tells two seconds in two runs. */
const MID_SECOND = 500
const UNITS: Record<string, number> = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 }

/** Brings a site's sandbox into a state, with its clock stopped. Resolves with that time, ms since 1970. */
export async function prepareSite(site: Site, state: PageState): Promise<number> {
  const { happened = [], answers = [] } = state
  const now = (state.at ? midnight(NOW) + hourOf(state.at) : NOW) + MID_SECOND + lengthOf(state.after)
  await site.reset()
  await site.freeze(Math.min(NOW + MID_SECOND, now))
  for (const { what, amount } of happened) await site.happen(personOf(state) ?? '', what, amount)
  await site.freeze(now)
  // The sandbox asks its newest rule first.
  for (const answer of [...answers].reverse()) await site.steer(answer)
  return now
}

/** Address of the state on a site: path, the state's query, who is logged in, the language. */
export function addressIn(origin: string, { path, recipe, language }: Shot): string {
  const person = personOf(recipe)
  const query = [recipe.query, person && `token=demo-${person}&userId=${person}`].filter(Boolean).join('&')
  return addressOf(origin, query ? `${path}?${query}` : path, language)
}

function personOf({ as = '10001' }: PageState): string | undefined {
  return as === 'nobody' ? undefined : as
}

/** `20:30` -> ms since midnight. */
function hourOf(at: string): number {
  const [hours = 0, minutes = 0] = at.split(':').map(Number)
  return hours * (UNITS.h as number) + minutes * (UNITS.m as number)
}

/** `90s` -> 90000. */
function lengthOf(time = '0s'): number {
  return Number.parseInt(time, 10) * (UNITS[time.slice(-1)] as number)
}
