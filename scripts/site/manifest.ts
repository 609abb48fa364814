import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { type BuildSettings, SETTINGS } from './settings.ts'

const text = (pattern: RegExp) => v.pipe(v.string(), v.regex(pattern))
/** Relative to dist/ or to the target. */
export const file = text(/^(?!.*\.\.)[\w.-]+(\/[\w.-]+)*$/)
/** A history path. */
export const route = text(/^\/([\w.{}-]+(\/[\w.{}-]+)*)?$/)
export const sha256 = text(/^[0-9a-f]{64}$/)
export const hash = text(/^[0-9a-f]{12}$/)
const origin = text(/^https?:\/\/[\w.-]+(:\d+)?$/)
const name = v.pipe(v.string(), v.minLength(1))

type Text = v.GenericSchema<string>
export const unique = (item: Text) =>
  v.pipe(
    v.array(item),
    v.check((items) => new Set(items).size === items.length, 'An item stands there twice'),
  )
export const some = (item: Text) => v.pipe(unique(item), v.minLength(1))

/** Own names that valibot leaves out of a record, unchecked. */
const UNCHECKED = ['__proto__', 'constructor', 'prototype']
const hasCheckedNames = (input: unknown) => !UNCHECKED.some((name) => Object.hasOwn(Object(input), name))
export const byName = <Value extends v.GenericSchema>(key: Text, value: Value) =>
  v.intersect([
    v.record(key, value),
    v.custom<Record<string, v.InferOutput<Value>>>(hasCheckedNames, 'A name is not right'),
  ])

/** A query on the way is kept; parameters of `to` win. */
export const redirect = v.object({ from: route, to: text(/^\/[^/\\]/) })

const fraction = v.pipe(v.number(), v.minValue(0), v.maxValue(1))
const art = v.object({ left: fraction, top: fraction, width: fraction })
/** A part of a cover, of its proportions; in fractions of the cover. */
export type Art = v.InferOutput<typeof art>

export const pageEntries = {
  /** Matched exactly. */
  paths: some(route),
  /** Light pages load no heavy UI set. */
  weight: v.picklist(['light', 'full']),
  html: file,
  /** The page's own hashed files, without the runtime's. */
  files: unique(file),
  /** Changes with any byte of the page. */
  build: hash,
  /** Hosts forbid other sites to frame the page. */
  frames: v.exactOptional(v.literal('own')),
  /** With frames: origins that may frame it all the same (KNOWN_PARENTS). */
  parents: v.exactOptional(some(origin)),
  /** Those of the site's that come and go with this page. */
  redirects: v.exactOptional(v.array(redirect)),
  /** The page in campaigns.json, the list of the hub. */
  listed: v.exactOptional(
    v.object({
      activityId: text(/^\d+$/),
      title: v.object({ zh: name, en: name, tw: name }),
      cover: file,
      art: v.exactOptional(art),
    }),
  ),
}

/** Where a build comes from; '' outside a Git repository, and for the branch of a detached HEAD. */
const source = v.strictObject({
  commit: v.string(),
  branch: v.string(),
  /** Whether files differed from the commit. */
  changed: v.boolean(),
})

const page = v.strictObject({ ...pageEntries, source })

/** `dist/manifest.json`: which history path leads to which page, and which files each page is made of. */
const manifest = v.strictObject({
  /** Version of this format. */
  schema: v.literal(1),
  /** The runtime half that every page of this build loads. */
  runtime: v.strictObject({ id: hash, files: some(file) }),
  /** Others are as another runtime: pages of both do not stand in one built site. */
  settings: v.strictObject(
    Object.fromEntries(SETTINGS.map((name) => [name, v.string()])) as Record<
      keyof BuildSettings,
      v.StringSchema<undefined>
    >,
  ),
  /** By page id: the folder below pages/, as warlord/season. */
  pages: byName(text(/^[A-Za-z0-9][A-Za-z0-9-]*(\/[A-Za-z0-9][A-Za-z0-9-]*)*$/), page),
  redirects: v.array(redirect),
  /** SHA-256 of every file of the site besides this one, public files too: no other file is released. */
  files: byName(file, sha256),
})

export type Source = v.InferOutput<typeof source>
export type ManifestPage = v.InferOutput<typeof page>
export type Listed = NonNullable<ManifestPage['listed']>
export type Manifest = v.InferOutput<typeof manifest>

/** What is wrong with a value, as "pages.warlord/season.build is not right (...)". */
export const problemIn = ([issue]: [v.BaseIssue<unknown>, ...unknown[]]) =>
  `${v.getDotPath(issue) ?? 'it'} is not right (${issue.message})`

/** Checks a manifest. Throws a sentence that names the field. */
export function checkManifest(value: unknown): Manifest {
  const { success, output, issues } = v.safeParse(manifest, value)
  if (success) return output
  throw new Error(`manifest.json is not a built site's: ${problemIn(issues)}.`)
}

/** Reads a manifest from a file; undefined when there is none or it is not one of ours. */
export function readManifest(file: string): Manifest | undefined {
  try {
    return checkManifest(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined
  }
}
