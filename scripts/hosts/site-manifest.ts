import * as v from 'valibot'
import { file, hash, pageEntries, problemIn, route } from '../site/manifest.ts'

/** With which addresses a page was built. */
const settings = v.optional(v.object({ siteUrl: v.string() }))

/** Of a manifest only what hosts need: a live one carries more about each page than a built one. */
const manifestSchema = v.object({
  /** 'live': that of a released site. */
  kind: v.optional(v.string()),
  pages: v.record(
    v.string(),
    v.object({
      paths: pageEntries.paths,
      html: file,
      /** A released page's HTML under a name that stays, whichever build is live. */
      stableCopy: v.optional(file),
      frames: pageEntries.frames,
      parents: pageEntries.parents,
      /** Of a released site: the build for a share of the page's visitors. */
      canary: v.optional(v.object({ build: hash, stableCopy: file, share: v.number() })),
      settings,
    }),
  ),
  redirects: v.array(
    v.object({ from: route, to: v.pipe(v.string(), v.regex(/^\/(?!\/)[\w./{}-]+(\?[^#\s"'\\]+)?$/)) }),
  ),
  /** Of a built site; a live one has those of each page. */
  settings,
  /** Public files of a released site. */
  public: v.optional(v.record(file, v.unknown())),
  /** All files of a built site. */
  files: v.optional(v.record(file, v.unknown())),
})

export type SiteManifest = v.InferOutput<typeof manifestSchema>

/** Path of a page's HTML: for a released one its permanent copy, so that a swap changes no rule. */
export function htmlOf({ html, stableCopy = html }: SiteManifest['pages'][string]): string {
  return stableCopy
}

/** Whether all pages that name the site's address name an https one. */
export function isAtHttps({ settings, pages }: SiteManifest): boolean {
  const all = [settings, ...Object.values(pages).map((page) => page.settings)]
  const addresses = all.flatMap((each) => each?.siteUrl || [])
  return addresses.length > 0 && addresses.every((address) => address.startsWith('https://'))
}

/** Reads a manifest's text. Throws a sentence for one that is not right; `name` is what it is called there. */
export function parseSiteManifest(text: string, name: string): SiteManifest {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw new Error(`${name} is not JSON (${(error as Error).message}).`)
  }
  const { success, output, issues } = v.safeParse(manifestSchema, value)
  if (success) return output
  throw new Error(`${name} is not a site's manifest: ${problemIn(issues)}.`)
}
