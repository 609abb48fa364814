import { mapLimit } from '../../command/map-limit.ts'
import { canaryCopyOf, changeOf } from '../../site/layout.ts'
import type { Live, Release } from '../../site/live.ts'
import { similarPage } from '../built-site/page-id.ts'
import type { Context } from '../context.ts'
import { endedCopy } from '../derived/ended-copy.ts'
import { derivedFiles } from '../derived/reconcile.ts'
import { sha256 } from '../digests.ts'
import { readLive } from '../live/read-live.ts'
import { refuseClashes } from '../live/routes-of.ts'
import { brokenRecords } from '../records/changes.ts'
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
  const { live } = await readLive(store, site)
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
    const problems = await problemsOf(store, check, page, live.pages[page] as Release)
    progress(`${++done} of ${pages.length} pages are read`)
    return problems.map((what) => ({ page, what }))
  })
  for (const { number, action } of only.length > 0 ? [] : (live.plans ?? [])) {
    const planned = action.verb === 'publish' ? Object.entries(action.releases) : []
    for (const [page, release] of planned) {
      const problems = await check.build(page, release)
      found.push(problems.map((what) => ({ page, what: `plan ${number}: ${what}` })))
    }
  }
  const common = (await siteProblems(store, live)).map((what) => ({ page: '', what }))
  if (only.length === 0) {
    common.push(...(await brokenRecords(store, live)).map((what) => ({ page: '', what })))
  }
  return { verb: 'verify', pages, files: check.files, problems: [...found.flat(), ...common] }
}

async function problemsOf(store: Store, check: FileCheck, page: string, release: Release): Promise<string[]> {
  const { canary = release } = release
  const problems = await check.build(page, release)
  if (canary !== release) problems.push(...(await check.build(page, canary)))
  await lookAtCopy(release.stableCopy, release.html)
  if (canary !== release || (await store.head(canaryCopyOf(page))))
    await lookAtCopy(canaryCopyOf(page), canary.html)
  return problems

  async function lookAtCopy(copy: string, of: string): Promise<void> {
    const [html, stable] = await Promise.all([store.get(of), store.get(copy)])
    if (html && !(stable && Buffer.from(stable.bytes).equals(html.bytes)))
      problems.push(`${copy} is not what is live: publish ${page} again, or whatever was interrupted`)
    else if (stable?.misdelivered) problems.push(`${copy} is delivered ${stable.misdelivered}`)
  }
}

async function siteProblems(store: Store, live: Live): Promise<string[]> {
  const problems: string[] = []
  const record = changeOf(live.change.number)
  if (!(await store.head(record)))
    problems.push(`${record} is missing, the record of the last change: repeat whatever was interrupted`)
  try {
    refuseClashes(live)
  } catch (error) {
    problems.push((error as Error).message)
  }
  for (const { key, sha256: meant } of derivedFiles(live)) await look(key, meant)
  for (const [key, meant] of Object.entries(live.public)) await look(key, meant)
  for (const page of Object.keys(live.touched)) await lookAtEnd(page)
  return problems

  async function lookAtEnd(page: string): Promise<void> {
    const meant = endedCopy(live, page)
    for (const key of meant ? [meant.key, canaryCopyOf(page)] : []) {
      const stored = await store.get(key)
      if (stored && !Buffer.from(stored.bytes).equals(meant?.bytes as Uint8Array))
        problems.push(
          `${key} still shows ${page}, which is not on the site any more: repeat what took it off`,
        )
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
