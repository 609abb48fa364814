import type { Live, Plan } from '../../site/live.ts'
import type { Context } from '../context.ts'
import { minute } from '../format-change.ts'
import { planIn, withoutPlan, withPlan, withPlans } from '../live/plans.ts'
import { readLive } from '../live/read-live.ts'
import { refuseClashes } from '../live/routes-of.ts'
import { ReleaseError } from '../release-error.ts'
import { refuseNowhere } from './retire.ts'
import { afterSwap, beforeSwap, finish, swap } from './swap.ts'

export interface Plans {
  verb: 'plans'
  /** In the order in which they are due. */
  plans: Plan[]
  /** What was done with them, if anything. */
  done?: { moved: Plan } | { withdrawn: Plan[] }
}

/** When what is published ends, and how: pages that were new are retired, others go back to the build before. */
export interface Ending {
  until: Date
  verb?: 'retire' | 'rollback' | undefined
  redirect?: string | undefined
}

/** A plan without its number. */
type NewPlan = Omit<Plan, 'number'>

/** A publish at a time, as a plan. */
export function planOf(
  { author, now }: Context,
  due: Date,
  releases: Extract<Plan['action'], { verb: 'publish' }>['releases'],
  share: number,
): NewPlan {
  const action = { verb: 'publish', releases, ...(share < 100 && { share }) } as const
  return { due: due.toISOString(), at: now().toISOString(), ...author, pages: Object.keys(releases), action }
}

/** The end of these builds, as plans. @param builds by page. @param after number of the plan that makes them live. */
export function endingOf(
  { author, now }: Context,
  live: Live,
  builds: Record<string, string>,
  { until, verb, redirect }: Ending,
  after?: number,
): NewPlan[] {
  const hasEarlier = (page: string) => {
    const release = Object.hasOwn(live.pages, page) ? live.pages[page] : undefined
    return release !== undefined && (release.build !== builds[page] || release.previousBuild !== undefined)
  }
  const retires = (page: string) => (verb ?? (hasEarlier(page) ? 'rollback' : 'retire')) === 'retire'
  const common = {
    due: until.toISOString(),
    at: now().toISOString(),
    ...author,
    ...(after !== undefined && { after }),
  }
  const names = Object.keys(builds)
  const back = names.filter((page) => !retires(page))
  const first = back.find((page) => !hasEarlier(page))
  if (first)
    throw new ReleaseError(
      'command',
      `${first} has no earlier build to go back to at its end. Say --then retire. Nothing changed.`,
    )
  const ended = names.filter(retires)
  if (redirect) for (const page of ended) refuseNowhere(live, page, redirect)
  const ends: NewPlan[] = ended.map((page) => ({
    ...common,
    pages: [page],
    action: { verb: 'retire', ...(redirect && { redirect }) },
  }))
  if (back.length === 0) return ends
  const left = Object.fromEntries(back.map((page) => [page, builds[page] as string]))
  return [...ends, { ...common, pages: back, action: { verb: 'rollback', builds: left } }]
}

/** The manifest with these plans. Undefined where it has all of them. Throws where their addresses will not be free. */
export function planned(live: Live, plans: NewPlan[]): Live | undefined {
  const meant = ({ due, action }: NewPlan) =>
    JSON.stringify([
      due,
      action.verb === 'publish'
        ? [action.share, Object.entries(action.releases).map(([page, { build }]) => [page, build])]
        : action,
    ])
  const has = new Set((live.plans ?? []).map(meant))
  const missing = plans.filter((plan) => !has.has(meant(plan)))
  if (missing.length === 0) return undefined
  const next = withPlans(live, missing)
  refuseFutureClashes(next)
  return next
}

/** Goes through the plans as they will be carried out. */
function refuseFutureClashes(live: Live): void {
  const pages = { ...live.pages }
  for (const { action, pages: names, number, due } of live.plans ?? []) {
    if (action.verb === 'publish') Object.assign(pages, action.releases)
    if (action.verb === 'retire') for (const page of names) delete pages[page]
    try {
      refuseClashes({ ...live, pages })
    } catch (error) {
      throw new ReleaseError(
        'disorder',
        `At ${minute(due)} UTC, by plan ${number}: ${(error as Error).message}`,
      )
    }
  }
}

/** Announces plans that will replace what is published now. */
export function announcePlans({ announce }: Context, { plans = [] }: Live, pages: string[]): void {
  for (const { number, by, due, action, pages: names } of plans) {
    const some = names.filter((page) => pages.includes(page))
    if (some.length > 0)
      announce(
        `Plan ${number} by ${by} will ${action.verb} ${some.join(', ')} at ${minute(due)} UTC; "plans ${number} --withdraw" drops it.`,
      )
  }
}

/** The plans of a site; moves one to another time, or withdraws it with what ends it. */
export async function plans(
  context: Context,
  {
    number,
    due,
    withdraw = false,
  }: { number?: number | undefined; due?: Date | undefined; withdraw?: boolean } = {},
): Promise<Plans> {
  const { store, site } = context
  if (number === undefined || (!due && !withdraw)) {
    const { live } = await readLive(store, site)
    return { verb: 'plans', plans: number === undefined ? (live.plans ?? []) : [planIn(live, number)] }
  }
  let done: Plans['done']
  const { live } = await beforeSwap(context, () =>
    swap(context, 'plan', async (current) => {
      const plan = planIn(current, number)
      if (due) {
        const moved = { ...plan, due: due.toISOString() }
        done = { moved }
        if (moved.due === plan.due) return undefined
        const next = withPlan(current, moved)
        refuseDisorder(next, moved)
        refuseFutureClashes(next)
        return next
      }
      const withdrawn = [plan, ...(current.plans ?? []).filter(({ after }) => after === number)]
      done = { withdrawn }
      return withdrawn.reduce((left, each) => withoutPlan(left, each.number), current)
    }),
  )
  await afterSwap(context, () => finish(context, live, []))
  return { verb: 'plans', plans: live.plans ?? [], ...(done && { done }) }
}

/** An end stays behind its begin. */
function refuseDisorder({ plans = [] }: Live, moved: Plan): void {
  for (const { number, after, due } of plans) {
    const begin = plans.find((plan) => plan.number === after)
    if (!begin || (number !== moved.number && after !== moved.number) || begin.due < due) continue
    throw new ReleaseError(
      'command',
      `Plan ${number} ends what plan ${begin.number} begins, at ${minute(due)} UTC: that cannot be before ${minute(begin.due)} UTC. Nothing changed. Move the other one first.`,
    )
  }
}
