import { mapLimit } from '../../command/map-limit.ts'
import type { Release } from '../../site/live.ts'
import { SETTINGS, VARIABLES } from '../../site/settings.ts'
import type { Dist, LocalFile } from '../built-site/dist.ts'
import type { Context } from '../context.ts'
import { readLive } from '../live/read-live.ts'
import { uploadPlanOf } from '../records/file-list.ts'
import { isLive, releaseOf } from '../upload/make-release.ts'

/** A value that is another: what is live, and what is built. */
export interface Changed {
  what: string
  live: string
  built: string
}

export interface Diff {
  verb: 'diff'
  page: string
  /** Whether publishing would change nothing. */
  same: boolean
  changed: Changed[]
  /** Files that the live build does not have, and those that only it has. */
  added: { file: string; bytes: number }[]
  removed: string[]
  /** What publishing would send: files that are not at the target yet. */
  send: { file: string; bytes: number }[]
}

/** What publishing a page would change. */
export async function diff(context: Context, dist: Dist, page: string): Promise<Diff> {
  const { store, site } = context
  const { live } = await readLive(store, site)
  const built = releaseOf(context, dist, live, page)
  const now = Object.hasOwn(live.pages, page) ? live.pages[page] : undefined
  const { assets, html, runtimeFileList, fileList } = uploadPlanOf(dist, page)
  const files = [...assets, html]
  const sent = [...files, runtimeFileList, fileList]
  const had = new Set(now ? filesOf(now) : [])
  const has = new Set(files.map((file) => file.key))
  const there = await mapLimit(sent, async ({ key }) => (await store.head(key)) !== undefined)
  return {
    verb: 'diff',
    page,
    same: isLive(dist, live, page),
    changed: changes(now, built, now && (await store.get(now.html))?.bytes.length, html.bytes.length),
    added: files.filter(({ key }) => !had.has(key)).map(sized),
    removed: [...had].filter((key) => !has.has(key)),
    send: sent.filter((_, index) => !there[index]).map(sized),
  }
}

const filesOf = ({ html, files, runtime }: Release) => [html, ...files, ...runtime.files]
const sized = ({ key, bytes }: LocalFile) => ({ file: key, bytes: bytes.length })

function changes(now: Release | undefined, built: Release, htmlNow = 0, htmlBuilt = 0): Changed[] {
  // of a release from before they were written down nothing is known
  const settings = now && !now.settings ? [] : SETTINGS
  const values = (release?: Release): Record<string, string> => ({
    title: release?.title ?? '',
    paths: (release?.paths ?? []).join(' '),
    redirects: (release?.redirects ?? []).map(({ from, to }) => `${from} -> ${to}`).join(', '),
    weight: release?.weight ?? '',
    frames: release?.frames ?? '',
    build: release?.build ?? '',
    runtime: release?.runtime.id ?? '',
    version: release?.version ?? '',
    ...Object.fromEntries(settings.map((name) => [VARIABLES[name], release?.settings?.[name] ?? ''])),
  })
  const [before, after] = [values(now), values(built)]
  const changed = Object.keys(after).map((what) => ({
    what,
    live: before[what] ?? '',
    built: after[what] ?? '',
  }))
  changed.push({ what: 'html bytes', live: now ? String(htmlNow) : '', built: String(htmlBuilt) })
  return changed.filter((each) => each.live !== each.built)
}
