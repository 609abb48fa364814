import { mapLimit } from '../../command/map-limit.ts'
import { type Live, lastOf, type Release } from '../../site/live.ts'
import type { Dist, LocalFile } from '../built-site/dist.ts'
import type { Context } from '../context.ts'
import { putFile, reconcile } from '../derived/reconcile.ts'
import { minute } from '../format-change.ts'
import { readLive } from '../live/read-live.ts'
import { rulesDiffer, withReleases } from '../live/routes-of.ts'
import { refuseOtherSettings } from '../live/settings-of.ts'
import { swap } from '../live/swap.ts'
import { uploadPlanOf } from '../records/file-list.ts'
import { writeRecord } from '../records/journal.ts'
import { writePublicRecord } from '../records/public-record.ts'
import { ReleaseError } from '../release-error.ts'
import { probe } from '../store/probe.ts'
import { isLive, releaseOf } from '../upload/make-release.ts'
import { Sending } from '../upload/sending.ts'
import type { Transfer } from '../upload/upload.ts'
import { afterwards, changeOf, untilThen } from './stages.ts'

export interface Published {
  verb: 'publish'
  /** Pages that went live now, with their releases. */
  published: Record<string, Release>
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

/**
 * Makes built pages live: their files first, then all of them by one change of the live manifest, then what follows from it.
 *
 * @param all also brings the public files, as 404.html, to what is built; else only those that are new go along. Pages that
 * were retired stay so.
 * @param newSettings also where no live page was built with the settings of these.
 */
export async function publish(
  context: Context,
  dist: Dist,
  pages: string[],
  all = false,
  newSettings = false,
): Promise<Published> {
  const { store, site } = context
  const publicFiles = dist.publicFiles()
  // an incomplete build is refused before the target is read
  for (const page of pages) uploadPlanOf(dist, page)
  const { before, live, going, sending } = await untilThen(async () => {
    await probe(store)
    const began = (await readLive(store, site)).live
    const going = all ? pages.filter((page) => !Object.hasOwn(began.retired ?? {}, page)) : pages
    const sending = new Sending(context, dist, going)
    const swapped = await swap(store, site, async (current) => {
      const waiting = going.filter((page) => !isLive(dist, current, page))
      for (const page of waiting) refuseOvertaken(began, current, page)
      if (!newSettings) refuseOtherSettings(dist.manifest.settings, current, waiting)
      const generations = await sending.make(current, waiting.length > 0)
      const releases = Object.fromEntries(
        waiting.map((page) => [page, releaseOf(context, dist, current, page, generations.get(page) ?? 0)]),
      )
      const next = withPublicFiles(withReleases(current, releases), publicFiles, all)
      if (waiting.length === 0 && next.public === current.public) return undefined
      await recordAll(context, current, waiting)
      if (next.public !== current.public) await writePublicRecord(store, current)
      return { ...numbered(next), change: changeOf(context, 'publish', waiting) }
    })
    return { ...swapped, going, sending }
  })
  await afterwards(async () => {
    await recordAll(context, live, going)
    await writePublicRecord(store, live)
    const due = publicFiles.filter((file) => live.public[file.key] === file.sha256)
    await mapLimit(due, (file) => putFile(store, file))
    await reconcile(store, site, going)
    await sending.conclude()
  })
  const unchanged = going.filter((page) => isLive(dist, before, page))
  const published = going.filter((page) => !unchanged.includes(page))
  return {
    verb: 'publish',
    published: Object.fromEntries(published.map((page) => [page, live.pages[page] as Release])),
    unchanged,
    addresses: rulesDiffer(before, live),
    transfer: sending.transfer,
    notBuilt: Object.keys(live.pages).filter((page) => !dist.manifest.pages[page]),
    leftOut: pages.filter((page) => !going.includes(page)),
  }
}

/** Another release since we began is somebody's who was faster, and did not know of this one. */
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

function recordAll({ store }: Context, live: Live, pages: string[]): Promise<unknown> {
  return mapLimit(pages, (page) => writeRecord(store, live, page))
}
