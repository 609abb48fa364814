import type { Live, Plan, Release } from '../../site/live.ts'
import { HOUR_MS } from '../age.ts'
import type { Dist, LocalFile } from '../built-site/dist.ts'
import type { Context } from '../context.ts'
import { readLive } from '../live/read-live.ts'
import { refuseClashes, rulesDiffer, withReleases } from '../live/routes-of.ts'
import { refuseOtherSettings } from '../live/settings-of.ts'
import { refusalsOf } from '../records/changes.ts'
import { keepContents } from '../records/contents.ts'
import { uploadPlanOf } from '../records/file-list.ts'
import { probe } from '../store/probe.ts'
import { releaseOf, withCanary } from '../upload/make-release.ts'
import { Refresh } from '../upload/refresh.ts'
import { type Transfer, upload } from '../upload/upload.ts'
import { type Expected, refuseUnexpected } from './expect.ts'
import { announcePlans, type Ending, endingOf, planned, planOf } from './plan.ts'
import { isDone, refuseCanary, refuseOvertaken, refuseTakenBack } from './refuse-publish.ts'
import { afterSwap, beforeSwap, finish, swap } from './swap.ts'

export interface PublishOptions {
  /** Also brings the public files, as 404.html; else only those that are new go along. Pages that were retired stay so. */
  all?: boolean
  /** Also where no live page was built with the settings of these. */
  newSettings?: boolean
  /** Also builds that a rollback or undo has left. */
  again?: boolean
  expect?: Expected | undefined
  /** So many of a hundred visitors get it, 1 to 100; all when it is not given. */
  share?: number | undefined
  /** Only plans it: `due` makes it live then. */
  due?: Date | undefined
  /** Plans its end, too. */
  ending?: Ending | undefined
  /** Sends the files and refuses as ever, but makes nothing live. */
  check?: boolean
}

export interface Published {
  verb: 'publish'
  /** Number of the change, for an undo; undefined where nothing changed. */
  change: number | undefined
  /** Plans that were made. */
  plans: Plan[]
  /** Pages that went live now, with their releases. */
  published: Record<string, Release>
  /** What was live of them before. */
  replaced: Record<string, Release>
  /** Pages that were live as they are built. */
  unchanged: string[]
  /** Whether hosts need their rules again. */
  addresses: boolean
  /** What went to the target ahead of the switch. */
  transfer: Transfer
  /** Live pages that are not in the built site. */
  notBuilt: string[]
  /** Pages that `all` leaves as they are: retired ones, and those with a canary, which is decided by its page's name. */
  leftOut: { page: string; why: 'retired' | 'canary' }[]
}

/** How long what was looked up at the target is counted on, in ms. */
const SURE_MS = HOUR_MS

/** Makes built pages live: their files first, then all of them by one change of the live manifest, then what follows from it. */
export async function publish(
  context: Context,
  dist: Dist,
  pages: string[],
  {
    all = false,
    newSettings = false,
    again = false,
    expect,
    share: given,
    due,
    ending,
    check = false,
  }: PublishOptions = {},
): Promise<Published> {
  const { store, site } = context
  const share = given ?? 100
  const publicFiles = dist.publicFiles()
  const leftOf = ({ retired = {}, pages: all }: Live, page: string): Published['leftOut'] => {
    if (Object.hasOwn(retired, page)) return [{ page, why: 'retired' }]
    const canary = Object.hasOwn(all, page) ? all[page]?.canary : undefined
    const isMeant = given !== undefined && canary?.build === dist.page(page).build
    return canary && !isMeant ? [{ page, why: 'canary' }] : []
  }
  /** A publish that is due later, and the end of it or of what goes live now. */
  const plansOf = (live: Live, releases: Record<string, Release>) => {
    const begin = due && Object.keys(releases).length > 0 ? [planOf(context, due, releases, share)] : []
    const builds = Object.fromEntries(pages.map((page) => [page, dist.page(page).build]))
    const number = begin.length > 0 ? (live.lastPlan ?? 0) + 1 : undefined
    return [...begin, ...(ending ? endingOf(context, live, builds, ending, number) : [])]
  }
  // an incomplete build is refused before the target is read
  for (const page of pages) uploadPlanOf(dist, page)
  const { before, live, changed, going, left, transfer, refresh } = await beforeSwap(context, async () => {
    const began = (await readLive(store, site)).live
    const probed = probe(store)
    const refresh = new Refresh(store, began, probed)
    const left = all ? pages.flatMap((page) => leftOf(began, page)) : []
    const going = pages.filter((page) => !left.some((each) => each.page === page))
    const transfer: Transfer = { put: [], bytes: 0 }
    let sentAt = Number.NEGATIVE_INFINITY
    const send = async () => {
      // what was sent long ago may have been pruned
      if (performance.now() - sentAt < SURE_MS) return
      sentAt = performance.now()
      const sent = await upload(
        context,
        going.map((page) => uploadPlanOf(dist, page)),
        refresh,
      )
      transfer.put.push(...sent.put)
      transfer.bytes += sent.bytes
    }
    const swapped = await swap(context, due ? 'plan' : 'publish', async (current) => {
      const waiting = going.filter((page) => !isDone(dist, current, page, share))
      for (const page of waiting) {
        refuseOvertaken(began, current, page)
        refuseUnexpected(current, page, expect)
        refuseCanary(dist, current, page, share)
      }
      const refusals = await refusalsOf(store, current, waiting)
      if (!again) refuseTakenBack(dist, waiting, refusals)
      if (!newSettings) refuseOtherSettings(dist.manifest.settings, current, waiting)
      await Promise.all([send(), probed])
      const overrides = (page: string) => refusals.get(page)?.build === dist.page(page).build
      const releases = Object.fromEntries(
        waiting.map((page) => [page, releaseOf(context, dist, current, page, overrides(page))]),
      )
      const plan = due && planned(current, plansOf(current, releases))
      if (check) refuseClashes(withReleases(current, releases))
      if (due || check) return check ? undefined : plan
      for (const page of waiting) {
        const now = current.pages[page]
        const built = releases[page]
        if (share < 100 && now && built) releases[page] = withCanary(context, page, now, built, share)
      }
      const released = withPublicFiles(withReleases(current, releases), publicFiles, all)
      const ended = planned(released, plansOf(released, {}))
      if (waiting.length === 0 && !ended && released.public === current.public) return undefined
      const wanted = publicFiles.filter(({ key, sha256 }) => released.public[key] === sha256)
      if (released.public !== current.public) await keepContents(store, wanted)
      return ended ?? released
    })
    return { ...swapped, going, left, transfer, refresh }
  })
  // all of them where an interrupted publish is repeated
  const files = publicFiles.filter(
    ({ key, sha256 }) => live.public[key] === sha256 && (!changed || before.public[key] !== sha256),
  )
  if (!check) announcePlans(context, { ...live, plans: before.plans ?? [] }, going)
  await afterSwap(context, () =>
    Promise.all([
      finish(
        context,
        live,
        going,
        files.map(({ key }) => key),
      ),
      refresh.restore(),
    ]),
  )
  const unchanged = going.filter((page) => isDone(dist, before, page, share))
  const published = due || check ? [] : going.filter((page) => !unchanged.includes(page))
  const isNew = ({ number }: Plan) => number > (before.lastPlan ?? 0)
  const replaced = published.filter((page) => Object.hasOwn(before.pages, page))
  return {
    verb: 'publish',
    change: changed && !due ? live.change.number : undefined,
    plans: (live.plans ?? []).filter(isNew),
    published: Object.fromEntries(published.map((page) => [page, live.pages[page] as Release])),
    replaced: Object.fromEntries(replaced.map((page) => [page, before.pages[page] as Release])),
    unchanged,
    addresses: rulesDiffer(before, live),
    transfer,
    notBuilt: Object.keys(live.pages).filter((page) => !dist.manifest.pages[page]),
    leftOut: left,
  }
}

function withPublicFiles(live: Live, files: LocalFile[], all: boolean): Live {
  const due = files.filter(
    ({ key, sha256 }) => live.public[key] !== sha256 && (all || !Object.hasOwn(live.public, key)),
  )
  if (due.length === 0) return live
  return {
    ...live,
    public: { ...live.public, ...Object.fromEntries(due.map((file) => [file.key, file.sha256])) },
  }
}
