import { nearest } from '../../command/command-line.ts'
import { type Live, lastOf, type Release, type Retirement } from '../../site/live.ts'
import type { Context } from '../context.ts'
import { reconcile } from '../derived/reconcile.ts'
import { minute } from '../format-change.ts'
import { readLive } from '../live/read-live.ts'
import { withRetired } from '../live/routes-of.ts'
import { swap } from '../live/swap.ts'
import { writeRecord } from '../records/journal.ts'
import { ReleaseError } from '../release-error.ts'
import { probe } from '../store/probe.ts'
import { afterwards, changeOf, untilThen } from './stages.ts'

export interface Retired {
  verb: 'retire'
  page: string
  /** False for a dry run. */
  done: boolean
  /** False when it had been retired so already. */
  changed: boolean
  /** What ends, and where it leads afterwards. */
  retirement: Retirement
}

/**
 * Takes a page off the site: by one change of the live manifest its addresses end, or lead to another page. Its builds stay
 * as long as others do, so a rollback brings it back.
 *
 * @param to path of another live page, with a query if need be; none: its addresses get the page for unknown addresses.
 * @param dryRun only says what would end.
 */
export async function retire(context: Context, page: string, to?: string, dryRun = false): Promise<Retired> {
  const { store, site } = context
  if (dryRun) {
    const { live } = await readLive(store, site)
    const retirement = nextOf(context, live, page, to)
    return { verb: 'retire', page, done: false, changed: retirement !== live.retired?.[page], retirement }
  }
  const { live, changed } = await untilThen(async () => {
    await probe(store)
    const before = lastOf((await readLive(store, site)).live, page)
    return swap(store, site, async (current) => {
      const retirement = nextOf(context, current, page, to)
      if (retirement === current.retired?.[page]) return undefined
      const last = lastOf(current, page)
      if (last && last.release !== before?.release) throw overtaken(page, last)
      await writeRecord(store, current, page)
      return { ...withRetired(current, page, retirement), change: changeOf(context, 'retire', [page]) }
    })
  })
  await afterwards(async () => {
    await writeRecord(store, live, page)
    await reconcile(store, site, [page])
  })
  return { verb: 'retire', page, done: true, changed, retirement: live.retired?.[page] as Retirement }
}

/** The retirement of a page; the existing one if it was retired alike. */
function nextOf(context: Context, live: Live, page: string, to?: string): Retirement {
  const last = lastOf(live, page)
  if (!last) {
    throw new ReleaseError(
      'command',
      `${page} is not live there, so there is nothing to retire.${nearest(page, Object.keys(live.pages))} "status" lists what is.`,
    )
  }
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
    release: last.release + 1,
    at: now().toISOString(),
    ...author,
  }
}

/** Throws a sentence for an address that leads to no page, or to the one that ends. */
function refuseNowhere({ pages }: Live, page: string, to: string): void {
  const owner = Object.entries(pages).find(([, { paths }]) => paths.includes(pathOf(to)))?.[0]
  if (owner && owner !== page) return
  throw new ReleaseError(
    'command',
    owner
      ? `${to} is an address of ${page} itself: it cannot lead there once the page has ended. Nothing changed.`
      : `No live page has the address ${pathOf(to)}, so nothing can lead there. "status" lists those there are. Nothing changed.`,
  )
}

/** Throws a sentence where addresses of others lead to the one that ends, and would lead nowhere. */
function refuseBereaved(live: Live, page: string, ended: string[]): void {
  const others: [string, Release | Retirement][] = [
    ...Object.entries(live.pages),
    ...Object.entries(live.retired ?? {}),
  ].filter(([id]) => id !== page)
  for (const [other, { redirects }] of others) {
    const lost = redirects.find((redirect) => ended.includes(pathOf(redirect.to)))
    if (!lost) continue
    throw new ReleaseError(
      'disorder',
      `${lost.from} of ${other} leads to ${lost.to}, which would end. Say --redirect /path where these addresses are to lead, or change ${other} first. Nothing changed.`,
    )
  }
}

const pathOf = (address: string) => address.split(/[?#]/, 1)[0] ?? ''

function overtaken(page: string, { by, at, build }: Release | Retirement): ReleaseError {
  return new ReleaseError(
    'overtaken',
    `${by} released ${page} at ${minute(at)} UTC, while this was under way (build ${build}). You changed nothing. Look at it first.`,
  )
}
