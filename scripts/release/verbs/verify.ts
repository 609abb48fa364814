import { mapLimit } from '../../command/map-limit.ts'
import { canaryCopyOf, recordOf } from '../../site/layout.ts'
import type { Live, Release } from '../../site/live.ts'
import { similarPage } from '../built-site/page-id.ts'
import type { Context } from '../context.ts'
import { endedCopy } from '../derived/ended-copy.ts'
import { derivedFiles } from '../derived/reconcile.ts'
import { sha256 } from '../digests.ts'
import { readLive } from '../live/read-live.ts'
import { refuseClashes } from '../live/routes-of.ts'
import { ListLost, needsOf, readLiveAndTombstones, type Tombstones } from '../live/tombstones.ts'
import { brokenRecords } from '../records/changes.ts'
import { entriesOf } from '../records/journal.ts'
import { ReleaseError } from '../release-error.ts'
import type { Store } from '../store/store.ts'
import { FileCheck } from './check-build.ts'

export interface Problem {
  /** A page, or '' for the whole site. */
  page: string
  what: string
}

export interface Verified {
  verb: 'verify'
  pages: string[]
  /** Files whose bytes were read. */
  files: number
  problems: Problem[]
}

/** Reads all that live pages need and holds it against what was published. @param only pages to look at; all when empty. */
export async function verify({ store, site, progress }: Context, only: string[]): Promise<Verified> {
  const { live, tombstones, lost } = await readAll(store, site)
  const pages = only.length > 0 ? only : Object.keys(live.pages)
  const missing = pages.find((page) => !Object.hasOwn(live.pages, page))
  if (missing)
    throw new ReleaseError(
      'command',
      `${missing} is not live at ${store.name}.${similarPage(missing, Object.keys(live.pages))} "status" lists what is.`,
    )
  const check = new FileCheck(store)
  let done = 0
  const found = await mapLimit(pages, async (page) => {
    const problems = await problemsOf(
      store,
      check,
      tombstones ?? new Set(),
      page,
      live.pages[page] as Release,
    )
    progress(`${++done} of ${pages.length} pages are read`)
    return problems.map((what) => ({ page, what }))
  })
  for (const { number, does } of only.length > 0 ? [] : (live.plans ?? [])) {
    const planned = does.verb === 'publish' ? Object.entries(does.releases) : []
    for (const [page, release] of planned) {
      const problems = await check.build(page, release)
      found.push(problems.map((what) => ({ page, what: `plan ${number}: ${what}` })))
    }
  }
  const common = (await siteProblems(store, live)).map((what) => ({ page: '', what }))
  if (only.length === 0) {
    const records = new Map(
      (await entriesOf(store)).map((entry) => [`${entry.page} ${entry.release}`, entry.key]),
    )
    common.push(...(await brokenRecords(store, live, records)).map((what) => ({ page: '', what })))
  }
  if (lost) common.push({ page: '', what: lost })
  return { verb: 'verify', pages, files: check.files, problems: [...found.flat(), ...common] }
}

/** A lost list is reported with all other problems. */
async function readAll(
  store: Store,
  site: string,
): Promise<{ live: Live; tombstones?: Tombstones; lost?: string }> {
  try {
    return await readLiveAndTombstones(store, site)
  } catch (error) {
    if (!(error instanceof ListLost)) throw error
    return { live: (await readLive(store, site)).live, lost: error.message }
  }
}

async function problemsOf(
  store: Store,
  check: FileCheck,
  tombstones: Tombstones,
  page: string,
  release: Release,
): Promise<string[]> {
  const { canary = release } = release
  const problems = await check.build(page, release)
  if (canary !== release) problems.push(...(await check.build(page, canary)))
  if (needsOf(page, release).some((key) => tombstones.has(key)))
    problems.push('it names files that were pruned, which may be deleted at any time: publish it again')
  await lookAtCopy(release.standing, release.html)
  if (canary !== release || (await store.head(canaryCopyOf(page))))
    await lookAtCopy(canaryCopyOf(page), canary.html)
  if (!(await store.head(recordOf(page, release.release, release.build)))) {
    problems.push(
      'its release is not written down in the journal: publish it again, or whatever was interrupted',
    )
  }
  return problems

  async function lookAtCopy(copy: string, of: string): Promise<void> {
    const [html, standing] = await Promise.all([store.get(of), store.get(copy)])
    if (html && !(standing && Buffer.from(standing.bytes).equals(html.bytes)))
      problems.push(`${copy} is not what is live: publish ${page} again, or whatever was interrupted`)
    else if (standing?.misdelivered) problems.push(`${copy} is delivered ${standing.misdelivered}`)
  }
}

async function siteProblems(store: Store, live: Live): Promise<string[]> {
  const problems: string[] = []
  try {
    refuseClashes(live)
  } catch (error) {
    problems.push((error as Error).message)
  }
  for (const { key, sha256: meant } of derivedFiles(live)) await look(key, meant)
  for (const [key, meant] of Object.entries(live.public)) await look(key, meant)
  for (const page of Object.keys(live.retired ?? {})) await lookAtEnd(page)
  return problems

  async function lookAtEnd(page: string): Promise<void> {
    const meant = endedCopy(live, page)
    for (const key of meant ? [meant.key, canaryCopyOf(page)] : []) {
      const stored = await store.get(key)
      if (stored && !Buffer.from(stored.bytes).equals(meant?.bytes as Uint8Array))
        problems.push(`${key} still shows ${page}, which was retired: retire it again`)
    }
  }

  async function look(key: string, meant: string): Promise<void> {
    const stored = await store.get(key)
    if (!stored) problems.push(`${key} is missing: publish any page again, or all`)
    else if (sha256(stored.bytes) !== meant)
      problems.push(`${key} is not what it should be: publish any page again, or all`)
    else if (stored.misdelivered) problems.push(`${key} is delivered ${stored.misdelivered}`)
  }
}
