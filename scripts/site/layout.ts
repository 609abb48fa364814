/** Where things lie at a target; the picture is in scripts/release/README.md. */

/** The live manifest: the one object that decides what is live. */
export const LIVE = 'manifest.json'
export const VERSION = 'version.txt'
export const STATUS = 'status.html'
/** The campaigns that the hub shows (campaign-list.ts). */
export const CAMPAIGNS = 'campaigns.json'
/** Folder of files for publishers, not for visitors. */
export const PRIVATE = '_release/'
export const PROBES = `${PRIVATE}probe/`
/** Half-written files of the folder store. */
export const TEMPORARY = `${PRIVATE}tmp/`
export const BUILDS = `${PRIVATE}builds/`
export const RUNTIMES = `${PRIVATE}runtimes/`
/** One record for each change of the live manifest, the only history; each holds the digest of the one before. */
export const CHANGES = `${PRIVATE}changes/`
/** Contents of public files, by SHA-256, for an undo. */
export const CONTENTS = `${PRIVATE}contents/`

/** A page's HTML, which never changes. */
export const htmlOf = (page: string, build: string) => `pages/${page}/${build}.html`
/** The copy of the live HTML under a name that stays, for hosts with fixed rules. */
export const stableCopyOf = (page: string) => `${page}.html`
/** A copy of the canary's HTML under a name that stays, beside that; of the live one where there is no canary. */
export const canaryCopyOf = (page: string) => `${page}.canary.html`
/** The files of a page's build. */
export const fileListOf = (page: string, build: string) => `${BUILDS}${page}/${build}.json`
export const runtimeFileListOf = (runtime: string) => `${RUNTIMES}${runtime}.json`
/** A change, as `_release/changes/000012.json`. */
export const changeOf = (number: number) => `${CHANGES}${String(number).padStart(6, '0')}.json`

/** Whether a file of the built site can lie under its own name at a target, beside what is kept there. */
export const isPublicName = (file: string) =>
  !/^(manifest\.json|status\.html|(static|pages|_release)\/)/.test(file)

const KEPT: [RegExp, string][] = [
  [/^static(\/|$)/, 'static/ is kept for hashed files'],
  [/^pages(\/|$)/, 'pages/ is kept for the builds of pages'],
  [/^status$/, 'status.html is the status page'],
  [/^404$/, '404.html is the page for unknown addresses'],
]

/** Why no page can have this id, since the copy of its HTML would lie among something else; undefined: one can. */
export const keptAtTarget = (page: string) => KEPT.find(([ids]) => ids.test(page))?.[1]
