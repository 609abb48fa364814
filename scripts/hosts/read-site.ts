import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { filesBelow } from '../build/hash.ts'
import { LIVE, STATUS, VERSION } from '../release/layout.ts'

/** Who changed what, and when; and an answer to missing pages, which is no page itself. */
const NO_ADDRESS = [LIVE, STATUS, '404.html']

const file = v.pipe(v.string(), v.regex(/^(?!.*\.\.)[\w.-]+(\/[\w.-]+)*$/))
const route = v.pipe(v.string(), v.regex(/^\/([\w.{}-]+(\/[\w.{}-]+)*)?$/))

/** Of a manifest only what hosts need: a live one carries more about each page than a built one. */
const manifestSchema = v.object({
  /** 'live': that of a released site. */
  kind: v.optional(v.string()),
  pages: v.record(
    v.string(),
    v.object({
      paths: v.pipe(v.array(route), v.minLength(1)),
      html: file,
      /** A released page's HTML under a name that stays, whichever build is live. */
      standing: v.optional(file),
      frames: v.optional(v.literal('own')),
    }),
  ),
  redirects: v.array(
    v.object({ from: route, to: v.pipe(v.string(), v.regex(/^\/(?!\/)[\w./{}-]+(\?[^#\s"'\\]+)?$/)) }),
  ),
  /** A live manifest's own word on its public files. */
  public: v.optional(v.record(file, v.unknown())),
})

export type SiteManifest = v.InferOutput<typeof manifestSchema>

/** Where a page's HTML lies: for a released one the copy that stays, so that a swap changes no rule. */
export function htmlOf({ html, standing = html }: SiteManifest['pages'][string]): string {
  return standing
}

export interface SiteFiles {
  manifest: SiteManifest
  /** Public files besides pages and hashed ones, as `favicon.svg`. What is for operators alone is none of them. */
  files: string[]
  /** A page's HTML, to look into; '' where only the manifest is at hand. */
  sampleHtml: string
  /** The page for unknown addresses. */
  notFoundHtml: string
}

/**
 * Reads a built site, or a released one: its folder or its manifest file. Throws a sentence for anything else.
 *
 * @param root of the project, whose `public/` says which further files a site has.
 */
export function readSite(root: string, from: string): SiteFiles {
  const isFolder = statSync(from, { throwIfNoEntry: false })?.isDirectory() === true
  const manifestFile = isFolder ? path.join(from, LIVE) : from
  const manifest = readSiteManifest(manifestFile)
  const folder = isFolder ? from : path.join(root, 'public')
  const inPublic = filesBelow(path.join(root, 'public'), '.')
  // What deploy tools read (_headers) and what editors leave (.swp) has no address.
  const atTop = filesBelow(folder, '.').filter((name) => /^[^._/][^/]*$/.test(name))
  const files = new Set([...Object.keys(manifest.public ?? {}), ...inPublic, ...atTop, VERSION])
  const [first] = Object.values(manifest.pages)
  return {
    manifest,
    files: [...files].filter((name) => !NO_ADDRESS.includes(name)).sort(),
    sampleHtml: isFolder && first ? textOf(path.join(from, htmlOf(first))) : '',
    notFoundHtml: textOf(path.join(isFolder ? from : folder, '404.html')),
  }
}

function readSiteManifest(manifestFile: string): SiteManifest {
  let value: unknown
  try {
    value = JSON.parse(readFileSync(manifestFile, 'utf8'))
  } catch (error) {
    const missing = (error as NodeJS.ErrnoException).code === 'ENOENT'
    throw new Error(
      missing
        ? `There is no ${manifestFile}: run "npm run build" first, or name a released site by --from.`
        : `${manifestFile} is not JSON (${(error as Error).message}).`,
    )
  }
  const parsed = v.safeParse(manifestSchema, value)
  if (parsed.success) return parsed.output
  const [issue] = parsed.issues
  throw new Error(
    `${manifestFile} is not a site's manifest: ${v.getDotPath(issue) ?? 'it'} is not right (${issue.message}).`,
  )
}

function textOf(name: string): string {
  return statSync(name, { throwIfNoEntry: false })?.isFile() ? readFileSync(name, 'utf8') : ''
}
