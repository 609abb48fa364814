import { type Live, lastOf, type Release } from '../../site/live.ts'
import type { Dist, LocalFile } from '../built-site/dist.ts'
import type { Context } from '../context.ts'
import { canaryInWords, minute } from '../format-change.ts'
import { readLive } from '../live/read-live.ts'
import { rulesDiffer, withReleases } from '../live/routes-of.ts'
import { refuseOtherSettings } from '../live/settings-of.ts'
import { PLAIN, uploadPlanOf } from '../records/file-list.ts'
import { keepContents } from '../records/public-record.ts'
import { ReleaseError } from '../release-error.ts'
import { probe } from '../store/probe.ts'
import { hasAddresses, isLive, releaseOf, withCanary } from '../upload/make-release.ts'
import { Sending } from '../upload/sending.ts'
import type { Transfer } from '../upload/upload.ts'
import { refuseUnexpected } from './expect.ts'
import { afterSwap, beforeSwap, finish, swap } from './swap.ts'

export interface PublishOptions {
  /** Also brings the public files, as 404.html; else only those that are new go along. Pages that were retired stay so. */
  all?: boolean
  /** Also where no live page was built with the settings of these. */
  newSettings?: boolean
  /** Also builds that a rollback or undo has left. */
  again?: boolean
  /** The build that must be live, or 'none'. */
  expect?: string | undefined
  /** So many of a hundred visitors get it, 1 to 100; all when it is not given. */
  share?: number | undefined
}

export interface Published {
  verb: 'publish'
  /** Number of the change, for an undo; undefined where nothing changed. */
  change: number | undefined
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
  /** Pages that were retired, and that `all` does not bring back. */
  leftOut: string[]
}

/** Makes built pages live: their files first, then all of them by one change of the live manifest, then what follows from it. */
export async function publish(
  context: Context,
  dist: Dist,
  pages: string[],
  { all = false, newSettings = false, again = false, expect, share = 100 }: PublishOptions = {},
): Promise<Published> {
  const { store, site } = context
  const publicFiles = dist.publicFiles()
  // an incomplete build is refused before the target is read
  for (const page of pages) uploadPlanOf(dist, page)
  const { before, live, changed, going, sending } = await beforeSwap(context, async () => {
    const began = (await readLive(store, site)).live
    const probed = probe(store)
    // reported where it is awaited
    probed.catch(() => undefined)
    const going = all ? pages.filter((page) => !Object.hasOwn(began.retired ?? {}, page)) : pages
    const sending = new Sending(context, dist, going)
    try {
      const swapped = await swap(context, 'publish', async (current) => {
        const waiting = going.filter((page) => !isDone(dist, current, page, share))
        for (const page of waiting) {
          refuseOvertaken(began, current, page)
          refuseUnexpected(current, page, expect)
          refuseCanary(dist, current, page, share)
        }
        if (!again) refuseLeft(dist, current, waiting)
        if (!newSettings) refuseOtherSettings(dist.manifest.settings, current, waiting)
        const placements = await sending.make(current, waiting.length > 0)
        const releases = Object.fromEntries(
          waiting.map((page) => {
            const built = releaseOf(context, dist, current, page, placements.get(page) ?? PLAIN)
            const now = current.pages[page]
            return [page, share < 100 && now ? withCanary(context, page, now, built, share) : built]
          }),
        )
        const next = withPublicFiles(withReleases(current, releases), publicFiles, all)
        await probed
        if (waiting.length === 0 && next.public === current.public) return undefined
        const due = publicFiles.filter(({ key, sha256 }) => next.public[key] === sha256)
        if (next.public !== current.public) await keepContents(store, due)
        return numbered(next)
      })
      return { ...swapped, going, sending }
    } finally {
      await probed
    }
  })
  // all of them where an interrupted publish is repeated
  const due = publicFiles.filter(
    ({ key, sha256 }) => live.public[key] === sha256 && (!changed || before.public[key] !== sha256),
  )
  await afterSwap(context, () =>
    Promise.all([
      finish(
        context,
        live,
        going,
        due.map(({ key }) => key),
      ),
      sending.conclude(),
    ]),
  )
  const unchanged = going.filter((page) => isDone(dist, before, page, share))
  const published = going.filter((page) => !unchanged.includes(page))
  const replaced = published.filter((page) => Object.hasOwn(before.pages, page))
  return {
    verb: 'publish',
    change: changed ? live.change.number : undefined,
    published: Object.fromEntries(published.map((page) => [page, live.pages[page] as Release])),
    replaced: Object.fromEntries(replaced.map((page) => [page, before.pages[page] as Release])),
    unchanged,
    addresses: rulesDiffer(before, live),
    transfer: sending.transfer,
    notBuilt: Object.keys(live.pages).filter((page) => !dist.manifest.pages[page]),
    leftOut: pages.filter((page) => !going.includes(page)),
  }
}

/** Whether a page is live for all visitors, or its build the canary for this share of them. */
function isDone(dist: Dist, live: Live, page: string, share: number): boolean {
  const canary = live.pages[page]?.canary
  return (
    isLive(dist, live, page) ||
    (canary?.build === dist.page(page).build && canary.share === share && share < 100)
  )
}

/** Refuses a share where hosts or visitors would be led astray, and another build beside a canary. */
function refuseCanary(dist: Dist, live: Live, page: string, share: number): void {
  const now = live.pages[page]
  const refuse = (why: string): never => {
    throw new ReleaseError('disorder', `${why} Nothing changed.`)
  }
  const { build } = dist.page(page)
  if (now?.canary && now.canary.build !== build)
    refuse(
      `${page} has a ${canaryInWords(now.canary)} by ${now.by} since ${minute(now.at)} UTC, and the built one is ${build}. ` +
        `End the canary first: "rollback ${page}", or publish its build to all by --share 100.`,
    )
  if (share === 100) return
  if (!now)
    refuse(`${page} is not live, so there is nothing to show the other visitors. Publish it without --share.`)
  else if (now.build === build)
    refuse(
      `Build ${build} of ${page} is live for all visitors already, and has other settings now. Publish it without --share.`,
    )
  else if (!hasAddresses(dist, now, page))
    refuse(
      `Build ${build} of ${page} changes its addresses, redirects or frames, which are the same for all visitors. Publish it without --share.`,
    )
  else if (now.canary && now.canary.share > share)
    refuse(
      `${page} has a ${canaryInWords(now.canary)}: with ${share} some of them would get the earlier build again. Raise the share, or "rollback ${page}".`,
    )
}

/** Refuses a page that was released since this publish began: its publisher has not seen this one. */
function refuseOvertaken(before: Live, now: Live, page: string): void {
  const release = lastOf(now, page)
  if (!release || release.release === lastOf(before, page)?.release) return
  const did = 'retired' in release ? 'retired' : 'released'
  throw new ReleaseError(
    'overtaken',
    `${release.by} ${did} ${page} at ${minute(release.at)} UTC, while this was under way (build ${release.build}). ` +
      `Nothing of yours went live. Look at it, then publish again if yours is to replace it.`,
  )
}

/** Refuses builds that a rollback or undo has left, with the reason that was given. */
function refuseLeft(dist: Dist, live: Live, pages: string[]): void {
  const left = pages.flatMap((page) => {
    const refused = lastOf(live, page)?.refused
    return refused?.build === dist.page(page).build ? [{ page, ...refused }] : []
  })
  const [first] = left
  if (!first) return
  const more = left.length > 1 ? ` So were the built ones of ${left.length - 1} more pages.` : ''
  throw new ReleaseError(
    'disorder',
    `Build ${first.build} of ${first.page} was taken back by ${first.by} at ${minute(first.at)} UTC${first.note && `: "${first.note}"`}.${more} ` +
      'Nothing changed. Build a corrected one; or say --again to publish what was taken back, which its record will show.',
  )
}

function withPublicFiles(live: Live, files: LocalFile[], all: boolean): Live {
  const due = files.filter(
    ({ key, sha256 }) => live.public[key] !== sha256 && (all || !Object.hasOwn(live.public, key)),
  )
  if (due.length === 0) return live
  return {
    ...live,
    public: { ...live.public, ...Object.fromEntries(due.map((file) => [file.key, file.sha256])) },
    publicRecord: (live.publicRecord ?? 0) + 1,
  }
}

/** Sites from before there were records of public files get their first one. */
function numbered(live: Live): Live {
  return Object.keys(live.public).length > 0 ? { ...live, publicRecord: live.publicRecord ?? 1 } : live
}
