import * as v from 'valibot'
import { canaryCopyOf, htmlOf, stableCopyOf } from './layout.ts'
import { byName, file, hash, pageEntries, problemIn, redirect, route, sha256, some } from './manifest.ts'

const time = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/))
const counted = v.pipe(v.number(), v.integer(), v.minValue(1))
const numbered = v.pipe(v.number(), v.integer(), v.minValue(0))
const pageId = v.pipe(
  v.string(),
  v.regex(/^(?!(static|pages)(\/|$)|(status|404)$)[A-Za-z0-9][A-Za-z0-9-]*(\/[A-Za-z0-9][A-Za-z0-9-]*)*$/),
)
const recorded = {
  build: hash,
  at: time,
  by: v.string(),
  /** Of the sources, with "-changed" behind it where they differed from it; '' when it is not known. */
  commit: v.string(),
  note: v.string(),
}

const build = {
  ...pageEntries,
  ...recorded,
  redirects: v.array(redirect),
  title: v.string(),
  /** A copy of the live HTML under a name that stays, for hosts with fixed rules. It follows html within moments. */
  stableCopy: file,
  /** The runtime half that the page was built with, kept as long as the build is; `since`: when it first went live here. */
  runtime: v.object({ id: hash, files: some(file), since: time }),
  /** What the build took from the environment, '' for what was not set; earlier releases lack some or all. */
  settings: v.exactOptional(
    v.object({
      apiBase: v.string(),
      siteUrl: v.string(),
      werewolfBase: v.exactOptional(v.string()),
      knownParents: v.exactOptional(v.string()),
      fileOrigins: v.exactOptional(v.string()),
      appStoreUrl: v.exactOptional(v.string()),
      apkUrl: v.exactOptional(v.string()),
      vitalsShare: v.exactOptional(v.string()),
    }),
  ),
  /** The site's version at the build, as 3.17.0-0a1b2c3d4e5f. */
  version: v.string(),
  /** Of the sources; absent where it is not known. */
  branch: v.exactOptional(v.string()),
  /** The build that was live before, if any. */
  previousBuild: v.exactOptional(hash),
  /** Number of the change whose release a rollback restored. */
  restoredFrom: v.exactOptional(numbered),
  /** Published although a rollback or undo had taken this build back. */
  overridesRefusal: v.exactOptional(v.literal(true)),
}

const release = v.object({
  ...build,
  /**
   * A second build of the page, with the same addresses, for a share of its visitors: so many of a hundred (canary.ts). Its
   * begin, each change of its share and its end are releases of the page, whose build is the one of all others.
   */
  canary: v.exactOptional(
    v.object({ ...build, share: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)) }),
  ),
})

const retirement = v.object({
  ...recorded,
  retired: v.literal(true),
  /** Addresses that ended, those of its redirects included. */
  paths: v.array(route),
  /** Where those who still ask for them are led; none: they get the page for unknown addresses. */
  redirects: v.array(redirect),
})

const summary = v.object({
  /** Counts the changes of a site, from 0. */
  number: numbered,
  verb: v.picklist(['init', 'publish', 'rollback', 'undo', 'retire', 'prove', 'plan']),
  pages: v.array(pageId),
  at: time,
  by: v.string(),
  note: v.exactOptional(v.string()),
  /** Number of the change that an undo took back. */
  undid: v.exactOptional(counted),
  /** Number of the plan that was carried out. */
  plan: v.exactOptional(counted),
})

const outcomes = { visits: v.number(), failed: v.number() }

/** What watching a release has shown. */
const proof = v.object({
  build: hash,
  at: time,
  by: v.string(),
  /** Of a hundred visitors, while it was watched. */
  share: v.number(),
  ...outcomes,
  /** The build that it was held against. */
  against: v.object({ build: hash, ...outcomes }),
})

const plan = v.object({
  /** Counts the plans of a site, from 1. */
  number: counted,
  /** When it is due. */
  due: time,
  /** Who planned it, when and why. */
  at: time,
  by: v.string(),
  note: v.string(),
  pages: v.pipe(v.array(pageId), v.minLength(1)),
  /** Number of the plan whose builds it ends: withdrawn with that. */
  after: v.exactOptional(counted),
  action: v.variant('verb', [
    v.object({
      verb: v.literal('publish'),
      releases: byName(pageId, release),
      /** Of a hundred visitors; absent: all. */
      share: v.exactOptional(v.number()),
    }),
    v.object({ verb: v.literal('retire'), redirect: v.exactOptional(v.string()) }),
    /** Back to what was live before these builds. */
    v.object({ verb: v.literal('rollback'), builds: byName(pageId, hash) }),
  ]),
})

/** Where a page's history is: the change that touched it last, and the one that last took a build of it back. */
const touch = v.object({ change: numbered, takenBack: v.exactOptional(numbered) })

/** The parts of a manifest that a change touched; null where there was no such page, '' where no such file. */
const snapshot = v.object({
  pages: v.exactOptional(byName(pageId, v.nullable(v.union([retirement, release])))),
  touched: v.exactOptional(byName(pageId, v.nullable(touch))),
  /** SHA-256 of public files. */
  public: v.exactOptional(byName(file, v.union([sha256, v.literal('')]))),
  proofs: v.exactOptional(byName(pageId, v.array(proof))),
  plans: v.exactOptional(v.array(plan)),
  lastPlan: v.exactOptional(numbered),
})

const change = v.object({
  ...summary.entries,
  id: v.string(),
  before: snapshot,
  /** Absent in the manifest, which is what it left. */
  after: v.exactOptional(snapshot),
  /** SHA-256 of the record of the change before. */
  previous: v.exactOptional(sha256),
})

const live = v.object({
  /** Version of this format. */
  schema: v.literal(2),
  kind: v.literal('live'),
  /** Name of the project, as in its package.json. */
  site: v.pipe(v.string(), v.minLength(1)),
  /** What version.txt says: the newest runtime among the live pages; '' before the first page. */
  version: v.string(),
  /** The last change; a publisher recognizes its own by the id. */
  change,
  /** Some changes before it, newest first. */
  earlier: v.exactOptional(v.array(summary)),
  pages: byName(pageId, release),
  /** Those of all live pages, and those that retired ones have left. */
  redirects: v.array(redirect),
  /** Files of the site that belong to no page, as 404.html, with the SHA-256 of their content. */
  public: byName(file, sha256),
  /** Builds that were watched and did not fail more often than others: by page, newest first. */
  proofs: v.exactOptional(byName(pageId, v.array(proof))),
  /** What is to be done at a time, in the order in which it is due; gone when it is done. */
  plans: v.exactOptional(v.array(plan)),
  /** Number of the last one that was made. */
  lastPlan: v.exactOptional(counted),
  /** Pages that were taken off the site. Their redirects are among redirects. */
  retired: v.exactOptional(byName(pageId, retirement)),
  /** Of every page that was ever released, those that an undo took off the site included. */
  touched: byName(pageId, touch),
})

/** A build of a page that was made live. */
export type Release = v.InferOutput<typeof release>

/** The build of a share of a page's visitors. */
export type Canary = NonNullable<Release['canary']>

export type Proof = v.InferOutput<typeof proof>

export type Plan = v.InferOutput<typeof plan>

/** The end of a page: it counts as a release, which has no address. */
export type Retirement = v.InferOutput<typeof retirement>

export type Change = v.InferOutput<typeof change>
export type Snapshot = v.InferOutput<typeof snapshot>
export type ChangeSummary = v.InferOutput<typeof summary>

/**
 * The live manifest: which history path leads to which build of which page. The only object of a target that publishers
 * compete for. All files are relative to the target; unknown fields pass.
 */
export type Live = v.InferOutput<typeof live>

export function emptyLive(site: string, change: Change): Live {
  return {
    schema: 2,
    kind: 'live',
    site,
    version: '',
    change,
    pages: {},
    redirects: [],
    public: {},
    touched: {},
  }
}

/** The proof of a page's build; undefined for one that was not watched, or not long enough. */
export function proofOf({ proofs = {} }: Live, page: string, build: string): Proof | undefined {
  return Object.hasOwn(proofs, page) ? proofs[page]?.find((proof) => proof.build === build) : undefined
}

/** What is known of a live page: whether its build, or that of its canary, was watched, or another was just taken back. */
export function standingOf(live: Live, page: string): 'proven' | 'unproven' | 'reverted' {
  const { build, canary } = live.pages[page] as Release
  const { change, takenBack } = live.touched[page] ?? {}
  if (change !== undefined && takenBack === change) return 'reverted'
  return proofOf(live, page, canary?.build ?? build) ? 'proven' : 'unproven'
}

/** The newest release of a page, be it its end; undefined for a page that never was live. */
export function lastOf({ pages, retired = {} }: Live, page: string): Release | Retirement | undefined {
  if (Object.hasOwn(pages, page)) return pages[page]
  return Object.hasOwn(retired, page) ? retired[page] : undefined
}

/** The live manifest as it is stored, in an order that does not depend on who was published first. */
export function writeLive(live: Live): Uint8Array {
  const sorted = <T>(record: Record<string, T>) =>
    Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)))
  const { schema, kind, site, version, change, earlier, redirects, plans, lastPlan, ...maps } = live
  const { pages, public: files, touched, retired, proofs, ...others } = maps
  const ordered: Live = {
    ...{ schema, kind, site, version, change },
    ...(earlier && { earlier }),
    ...{ pages: sorted(pages), redirects, public: sorted(files), touched: sorted(touched) },
    ...(retired && { retired: sorted(retired) }),
    ...(proofs && { proofs: sorted(proofs) }),
    ...(plans && { plans }),
    ...(lastPlan !== undefined && { lastPlan }),
    ...others,
  }
  return new TextEncoder().encode(`${JSON.stringify(ordered, null, 2)}\n`)
}

/** Reads a live manifest. Throws words for the place of "…" in "manifest.json is …". */
export function parseLive(text: string): Live {
  const value = parse(text)
  if ((value as { kind?: unknown } | null)?.kind !== 'live') {
    const built = (value as { runtime?: unknown } | null)?.runtime
    throw new Error(built ? 'that of a built site, not of a target' : 'not one of ours')
  }
  const { pages, plans } = checked<Live>(live, value)
  const planned = (plans ?? []).flatMap(({ action }) =>
    action.verb === 'publish' ? Object.entries(action.releases) : [],
  )
  for (const [page, release] of [...Object.entries(pages), ...planned]) checkPlaces(page, release)
  return value as Live
}

/** Reads the record of a change. Throws words for the place of "…" in "the record is …". */
export function parseChange(text: string): Change {
  return checked<Change>(change, parse(text))
}

/** The value itself: unknown fields, which a later version may have written, are kept. */
function checked<Value>(schema: v.GenericSchema, value: unknown): Value {
  const { success, issues } = v.safeParse(schema, value)
  if (success) return value as Value
  throw new Error(`damaged: ${problemIn(issues)}`)
}

function parse(text: string): unknown {
  if (!text.trim()) throw new Error('empty')
  try {
    return JSON.parse(text)
  } catch {
    throw new Error('incomplete, or not JSON')
  }
}

function checkPlaces(page: string, { canary, ...release }: Release): void {
  const isRight = ({ html, stableCopy, build }: Omit<Release, 'canary'>, copy: string) =>
    html === htmlOf(page, build) && stableCopy === copy
  if (!isRight(release, stableCopyOf(page)) || (canary && !isRight(canary, canaryCopyOf(page))))
    throw new Error(`damaged: ${page} names files that are not its own`)
}
