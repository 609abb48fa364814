/** Where things lie at a target; the picture is in README.md. */

/** The live manifest: the one object that decides what is live. */
export const LIVE = 'manifest.json'
export const VERSION = 'version.txt'
export const STATUS = 'status.html'
/** Below it lies what publishers need and visitors do not. */
export const PRIVATE = '_release/'
export const PROBES = `${PRIVATE}probe/`
/** Half-written files of the folder store. */
export const TEMPORARY = `${PRIVATE}tmp/`
export const BUILDS = `${PRIVATE}builds/`
export const RUNTIMES = `${PRIVATE}runtimes/`
export const JOURNAL = `${PRIVATE}journal/`

/** A page's HTML, which never changes. */
export const htmlOf = (page: string, build: string) => `pages/${page}/${build}.html`
/** The copy of the live HTML under a name that stays, for hosts with fixed rules. */
export const standingCopyOf = (page: string) => `${page}.html`
/** What a whole build of a page consists of. */
export const inventoryOf = (page: string, build: string) => `${BUILDS}${page}/${build}.json`
export const runtimeInventoryOf = (runtime: string) => `${RUNTIMES}${runtime}.json`
/** One release, as `_release/journal/warlord/season/000012-0a1b2c3d4e5f.json`. */
export const recordOf = (page: string, release: number, build: string) =>
  `${JOURNAL}${page}/${String(release).padStart(6, '0')}-${build}.json`

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
