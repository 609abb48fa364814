import { type Live, lastOf, type Plan, type Release } from '../../site/live.ts'
import type { Context } from '../context.ts'
import { canaryInWords, minute } from '../format-change.ts'
import { readLive } from '../live/read-live.ts'
import { rulesDiffer, withReleases } from '../live/routes-of.ts'
import { historyOf, type Recorded, recentOf, refusalsOf } from '../records/changes.ts'
import { EXIT, ReleaseError } from '../release-error.ts'
import { probe } from '../store/probe.ts'
import { withCanary } from '../upload/make-release.ts'
import { retire } from './retire.ts'
import { rollback } from './rollback.ts'
import { afterSwap, beforeSwap, finish, swap } from './swap.ts'

const DAY_MS = 86_400_000
/** Clocks differ by so much at most, and a target counts in seconds. */
const CLOCK_MS = 60_000

export interface Due {
  verb: 'due'
  /** Carried out now, with the number of the change; none where another has carried it out. */
  done: { plan: Plan; change: number | undefined }[]
  /** Dropped, since its end is past as well. */
  missed: Plan[]
  /** By how much this machine's clock is ahead of the target's, ms, where that keeps something from being due. */
  ahead?: number
  /** Refused, and still planned. */
  refused: { plan: Plan; exit: number; message: string }[]
  /** The next one after these. */
  next: Plan | undefined
  /** Whether hosts need their rules again. */
  addresses: boolean
}

/**
 * Carries out every plan that is due, in order, each once however often it is called: the switch that makes a plan's pages live
 * takes it off the plans. One that is refused stays planned, and does not keep others.
 */
export async function due(context: Context): Promise<Due> {
  const { store, site, now } = context
  const { live } = await readLive(store, site)
  await finishOthers(context, live)
  const result: Due = { verb: 'due', done: [], missed: [], refused: [], next: undefined, addresses: false }
  const plans = live.plans ?? []
  const here = now()
  const isDue = ({ due }: Plan, at: Date) => due <= at.toISOString()
  // which machine carries plans out is not to matter: the target's clock counts where this one is fast
  const at = plans.some((plan) => isDue(plan, here))
    ? new Date(Math.min(here.getTime(), (await probe(store)) + CLOCK_MS))
    : here
  const until = at.toISOString()
  if (plans.some((plan) => isDue(plan, here) && !isDue(plan, at)))
    result.ahead = here.getTime() - at.getTime()
  for (const plan of plans) {
    if (!isDue(plan, at) || result.missed.includes(plan)) continue
    const ending = plans.find(({ after }) => after === plan.number)
    if (plan.action.verb === 'publish' && ending && isDue(ending, at)) {
      await dropAll(context, [plan, ending])
      result.missed.push(plan, ending)
      continue
    }
    const own: Context = {
      ...context,
      plan: plan.number,
      author: { by: `${plan.by} (plan ${plan.number}, by ${context.author.by})`, note: plan.note },
    }
    try {
      const { change, addresses } = await carryOut(own, plan)
      result.done.push({ plan, change })
      result.addresses ||= addresses
    } catch (error) {
      if (!(error instanceof ReleaseError) || error.exit === EXIT.failed) throw error
      result.refused.push({ plan, exit: error.exit, message: error.message })
    }
  }
  const left = (await readLive(store, site)).live.plans ?? []
  result.next = left.find((plan) => plan.due > until)
  return result
}

/** What follows from plans of the last day, should a process have died behind its switch. */
async function finishOthers(context: Context, live: Live): Promise<void> {
  const since = new Date(context.now().getTime() - DAY_MS).toISOString()
  const recent = recentOf(live).filter(({ plan, at }) => plan !== undefined && at > since)
  const pages = [...new Set(recent.flatMap((change) => change.pages))]
  if (pages.length > 0) await finish(context, live, pages)
}

async function carryOut(
  context: Context,
  plan: Plan,
): Promise<{ change: number | undefined; addresses: boolean }> {
  const { store, site } = context
  const { action, pages } = plan
  if (action.verb === 'publish') return publishPlanned(context, plan, action)
  const { live } = await readLive(store, site)
  // who took a page off before its time has ended it
  const there = pages.filter((page) => Object.hasOwn(live.pages, page))
  const [page] = there
  if (page === undefined) return drop(context)
  if (action.verb === 'retire') return retire(context, page, { redirect: action.redirect })
  const builds = await previousBuilds(context, live, there, action.builds)
  return Object.keys(builds).length > 0 ? rollback(context, Object.keys(builds), { builds }) : drop(context)
}

/** Takes plans off that nobody carried out in their time. */
async function dropAll(context: Context, missed: Plan[]): Promise<void> {
  const numbers = missed.map(({ number }) => number)
  const { live } = await swap(context, 'plan', async (current) => {
    const left = (current.plans ?? []).filter(({ number }) => !numbers.includes(number))
    return left.length === (current.plans ?? []).length ? undefined : { ...current, plans: left }
  })
  await afterSwap(context, () => finish(context, live, []))
}

async function drop(context: Context): Promise<{ change: number | undefined; addresses: boolean }> {
  const { changed, live } = await swap(context, 'plan', async () => undefined)
  await afterSwap(context, () => finish(context, live, []))
  return { change: changed ? live.change.number : undefined, addresses: false }
}

/** What each page had before the build that ends; none where that was never live. */
async function previousBuilds(
  { store }: Context,
  live: Live,
  pages: string[],
  ends: Record<string, string>,
): Promise<Record<string, string>> {
  const builds: Record<string, string> = {}
  for (const page of pages)
    for await (const { entry } of historyOf(store, live, page)) {
      if (!entry || 'retired' in entry || entry.build !== ends[page]) continue
      if (entry.previousBuild) builds[page] = entry.previousBuild
      break
    }
  return builds
}

async function publishPlanned(
  context: Context,
  { pages, at }: Plan,
  { releases, share = 100 }: Extract<Plan['action'], { verb: 'publish' }>,
) {
  const { author, now } = context
  const { before, live, changed } = await beforeSwap(context, () =>
    swap(context, 'publish', async (current) => {
      const refusals = await refusalsOf(context.store, current, pages)
      const next = pages.map((page) => {
        const planned = releases[page] as Release
        refuseObsolete(current, page, planned, at, refusals.get(page))
        const last = lastOf(current, page)
        const built: Release = {
          ...planned,
          at: now().toISOString(),
          ...author,
          ...(last && !('retired' in last) && { previousBuild: last.build }),
        }
        const from = current.pages[page]
        if (share < 100 && !from)
          throw new ReleaseError(
            'disorder',
            `${page} is not live, so there is no build for the other visitors. Nothing changed.`,
          )
        return [page, share < 100 && from ? withCanary(context, page, from, built, share) : built] as const
      })
      return withReleases(current, Object.fromEntries(next))
    }),
  )
  await afterSwap(context, () => finish(context, live, pages))
  return { change: changed ? live.change.number : undefined, addresses: rulesDiffer(before, live) }
}

/** Refuses what others have decided against since it was planned. */
function refuseObsolete(
  live: Live,
  page: string,
  { build }: Release,
  since: string,
  refusal: { build: string; change: Recorded } | undefined,
): void {
  const last = lastOf(live, page)
  const refuse = (why: string): never => {
    throw new ReleaseError(
      'disorder',
      `${why} Nothing changed. "plans" withdraws the plan, or publish the page by its name.`,
    )
  }
  if (last && 'retired' in last && last.at > since)
    refuse(`${last.by} retired ${page} at ${minute(last.at)} UTC, after this was planned.`)
  // one of before was overridden as it was planned
  if (refusal?.build === build && refusal.change.at > since)
    refuse(
      `Build ${build} of ${page} was taken back by ${refusal.change.by} at ${minute(refusal.change.at)} UTC, after this was planned.`,
    )
  if (last && !('retired' in last) && last.canary && last.canary.build !== build)
    refuse(`${page} has a ${canaryInWords(last.canary)} by ${last.by}: end it first.`)
}
