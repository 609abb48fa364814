import type { PageState } from '../../../shared/runtime/app/page-state.ts'
import { addressOf } from '../../browser/person.ts'
import { NOW, type Site } from '../../browser/site.ts'
import { momentOf } from '../../sandbox/moment.ts'
import type { Shot } from '../plan.ts'

/** In the middle of a second, so that rounding is the same in two runs. */
const MID_SECOND = 500

/** Brings a site's sandbox into a state, with its clock stopped. Resolves with that time, ms since 1970. */
export async function prepareSite(site: Site, state: PageState): Promise<number> {
  const { happened = [], answers = [] } = state
  const now = momentOf(state, NOW) + MID_SECOND
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
