import { atOnce } from '../at-once.ts'
import type { Context } from '../context.ts'
import type { Dist, LocalFile } from '../dist.ts'
import { parcelOf } from '../inventory.ts'
import { writeRecord } from '../journal.ts'
import type { Live, Release } from '../live/live.ts'
import { withoutPrune } from '../live/pruning.ts'
import { readLive } from '../live/read-live.ts'
import { rulesDiffer, withReleases } from '../live/routes-of.ts'
import { refuseOtherSettings } from '../live/settings-of.ts'
import { swap } from '../live/swap.ts'
import { isLive, releaseOf } from '../make-release.ts'
import { ReleaseError } from '../release-error.ts'
import { putFile, settle } from '../settle.ts'
import { afterwards, changeOf, untilThen } from '../stages.ts'
import { probe } from '../store/probe.ts'
import { type Transfer, upload } from '../upload.ts'
import { minute } from '../words.ts'

export interface Published {
  verb: 'publish'
  /** Pages that went live now, with their releases. */
  published: Record<string, Release>
  /** Pages that were live as they are built. */
  unchanged: string[]
  /** Whether hosts need their rules anew. */
  addresses: boolean
  /** What went to the target ahead of the switch. */
  transfer: Transfer
  /** Live pages that are not in the built site. */
  notBuilt: string[]
}

/**
 * Makes built pages live: their files first, then all of them by one change of the live manifest, then what follows from it.
 *
 * @param all also brings the public files, as 404.html, to what is built; else only those that are new go along.
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
  const parcels = pages.map((page) => parcelOf(dist, page))
  const publicFiles = dist.publicFiles()
  const transfer: Transfer = { put: [], bytes: 0 }
  let published: Record<string, Release> = {}
  let addresses = false

  const { live } = await untilThen(async () => {
    await probe(store)
    const before = (await readLive(store, site)).live
    let sureAt: number | undefined
    return swap(store, site, async (found) => {
      const current = withoutPrune(found, context.now())
      const waiting = pages.filter((page) => !isLive(dist, current, page))
      for (const page of waiting) refuseOvertaken(before, current, page)
      if (!newSettings) refuseOtherSettings(dist.manifest.settings, current, waiting)
      if (sureAt !== current.pruned) {
        const { put, bytes } = await upload(context, parcels)
        transfer.put.push(...put)
        transfer.bytes += bytes
        sureAt = current.pruned
      }
      published = Object.fromEntries(waiting.map((page) => [page, releaseOf(context, dist, current, page)]))
      const next = withPublicFiles(withReleases(current, published), publicFiles, all)
      addresses = rulesDiffer(found, next)
      if (waiting.length === 0 && next.public === current.public && current === found) return undefined
      await recordAll(context, current, waiting)
      return { ...next, change: changeOf(context, 'publish', waiting) }
    })
  })
  await afterwards(async () => {
    await recordAll(context, live, pages)
    const due = publicFiles.filter((file) => live.public[file.key] === file.sha256)
    await atOnce(due, (file) => putFile(store, file))
    await settle(store, site, pages)
  })
  return {
    verb: 'publish',
    published,
    unchanged: pages.filter((page) => !published[page]),
    addresses,
    transfer,
    notBuilt: Object.keys(live.pages).filter((page) => !dist.manifest.pages[page]),
  }
}

/** Another release since we began is somebody's who was faster, and did not know of this one. */
function refuseOvertaken(before: Live, now: Live, page: string): void {
  const release = now.pages[page]
  if (!release || release.release === before.pages[page]?.release) return
  throw new ReleaseError(
    'overtaken',
    `${release.by} released ${page} at ${minute(release.at)} UTC, while this was under way (build ${release.build}). ` +
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
  }
}

function recordAll({ store }: Context, live: Live, pages: string[]): Promise<unknown> {
  return atOnce(pages, async (page) => {
    const release = live.pages[page]
    if (release) await writeRecord(store, page, release)
  })
}
