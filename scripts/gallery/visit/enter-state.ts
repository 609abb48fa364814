import type { PageState } from '../../../shared/runtime/app/page-state.ts'
import { addressOf } from '../../browser/person.ts'
import { NOW, type Site } from '../../browser/site.ts'
import { callsFor, queryOf } from '../../states/setup.ts'
import type { Shot } from '../plan.ts'

/** In the middle of a second, so that rounding is the same in two runs. */
const MID_SECOND = 500

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
