import { type Live, lastOf, type Plan, type Retirement } from '../../site/live.ts'
import type { Context } from '../context.ts'
import { readLive } from '../live/read-live.ts'
import { lastTouch, pathOf, refuseBereaved, withRetired } from '../live/routes-of.ts'
import { ReleaseError } from '../release-error.ts'
import { probe } from '../store/probe.ts'
import { type Expected, lastIn, overtaken, refuseUnexpected } from './expect.ts'
import { afterSwap, beforeSwap, finish, swap } from './swap.ts'

export interface Retired {
  verb: 'retire'
  page: string
  /** Number of the change, for an undo; undefined where nothing changed. */
  change: number | undefined
  /** False for a dry run. */
  done: boolean
  /** False when it had been retired so already. */
  changed: boolean
  /** Whether hosts need their rules again. */
  addresses: boolean
  /** What ends, and where it leads afterwards. */
  retirement: Retirement
  /** Plans that name the page, and stay. */
  plans: Plan[]
}

/**
 * Takes a page off the site: by one change of the live manifest its addresses end, or lead to another page. Its builds stay
 * as long as others do, so a rollback brings it back.
 *
 * @param redirect path of another live page, with a query if need be; none: its addresses get the page for unknown addresses.
 * @param dryRun only returns what would end. @param expect the build that must be live.
 */
export async function retire(
  context: Context,
  page: string,
  {
    redirect: to,
    dryRun = false,
    expect,
  }: { redirect?: string | undefined; dryRun?: boolean; expect?: Expected | undefined } = {},
): Promise<Retired> {
  const { store, site } = context
  if (dryRun) {
    const { live } = await readLive(store, site)
    const retirement = nextOf(context, live, page, to)
    return {
      verb: 'retire',
      page,
      change: undefined,
      done: false,
      addresses: false,
      changed: retirement !== live.retired?.[page],
      retirement,
      plans: plansOf(live, page),
    }
  }
  const { live, changed } = await beforeSwap(context, async () => {
    const before = lastTouch((await readLive(store, site)).live, page)
    await probe(store)
    return swap(context, 'retire', async (current) => {
      const retirement = nextOf(context, current, page, to)
      if (retirement === current.retired?.[page]) return undefined
      const last = lastOf(current, page)
      if (last && lastTouch(current, page) !== before) throw overtaken(page, last)
      refuseUnexpected(current, page, expect)
      return withRetired(current, page, retirement)
    })
  })
  await afterSwap(context, () => finish(context, live, [page]))
  const change = changed ? live.change.number : undefined
  return {
    verb: 'retire',
    page,
    change,
    done: true,
    changed,
    addresses: changed,
    retirement: live.retired?.[page] as Retirement,
    plans: plansOf(live, page),
  }
}

const plansOf = ({ plans = [] }: Live, page: string) => plans.filter(({ pages }) => pages.includes(page))

/** The retirement of a page; the existing one if it was retired alike. */
function nextOf(context: Context, live: Live, page: string, to?: string): Retirement {
  const last = lastIn(live, page, 'retire')
  const ended = [...new Set([...last.paths, ...last.redirects.map(({ from }) => from)])]
  if (to === undefined) refuseBereaved(live, page, ended)
  else refuseNowhere(live, page, to)
  const redirects = to === undefined ? [] : ended.map((from) => ({ from, to }))
  if ('retired' in last && JSON.stringify(redirects) === JSON.stringify(last.redirects)) return last
  const { author, now } = context
  return {
    retired: true,
    paths: ended,
    redirects,
    build: last.build,
    commit: last.commit,
    at: now().toISOString(),
    ...author,
  }
}

/** Throws a sentence for an address that leads to no page, or to the one that ends. */
export function refuseNowhere({ pages }: Live, page: string, to: string): void {
  const owner = Object.entries(pages).find(([, { paths }]) => paths.includes(pathOf(to)))?.[0]
  if (owner && owner !== page) return
  throw new ReleaseError(
    'command',
    owner
      ? `${to} is an address of ${page} itself: it cannot lead there once the page has ended. Nothing changed.`
      : `No live page has the address ${pathOf(to)}, so nothing can lead there. "status" lists those there are. Nothing changed.`,
  )
}
