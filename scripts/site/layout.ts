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
export const JOURNAL = `${PRIVATE}journal/`
/** One record for each change of the live manifest; each holds the digest of the one before. */
export const CHANGES = `${PRIVATE}changes/`
/** Contents of public files, by SHA-256, for an undo. */
export const CONTENTS = `${PRIVATE}contents/`
/** Numbered records of the public files; the newest replaces a lost manifest. */
export const PUBLIC_RECORDS = `${PRIVATE}public/`
/** What publishers at work are about to put. */
export const UPLOADS = `${PRIVATE}uploads/`
/** Lists of all keys that were ever pruned; the live manifest names the one that counts. */
export const TOMBSTONES = `${PRIVATE}condemned/`

/**
 * A key that was condemned by a prune is never used again, since whoever deletes it may sleep and wake at any time. What was
 * pruned and is published again goes to keys of its next generation; the first, 0, has the plain names.
 */
const suffixOf = (generation: number) => (generation > 0 ? `.${generation}` : '')

/** A page's HTML, which never changes. */
export const htmlOf = (page: string, build: string, generation = 0) =>
  `pages/${page}/${build}${suffixOf(generation)}.html`
/** A hashed file, `static/a-1.js`. Those of one build stay beside each other, since scripts import by relative names. */
export const assetOf = (file: string, generation = 0) =>
  generation > 0 ? file.replace(/^static\//, `static/${generation}/`) : file
/** The copy of the live HTML under a name that stays, for hosts with fixed rules. */
export const standingCopyOf = (page: string) => `${page}.html`
/** A copy of the canary's HTML under a name that stays, beside that; of the live one where there is no canary. */
export const canaryCopyOf = (page: string) => `${page}.canary.html`
/** The files of a page's build. */
export const fileListOf = (page: string, build: string, generation = 0) =>
  `${BUILDS}${page}/${build}${suffixOf(generation)}.json`
export const runtimeFileListOf = (runtime: string, generation = 0) =>
  `${RUNTIMES}${runtime}${suffixOf(generation)}.json`
/** One release, as `_release/journal/warlord/season/000012-0a1b2c3d4e5f.json`. */
export const recordOf = (page: string, release: number, build: string) =>
  `${JOURNAL}${page}/${String(release).padStart(6, '0')}-${build}.json`
/** A change, as `_release/changes/000012.json`. */
export const changeOf = (number: number) => `${CHANGES}${String(number).padStart(6, '0')}.json`
/** The end of a page, counted with its releases. */
export const retirementOf = (page: string, release: number, build: string) =>
  recordOf(page, release, build).replace(/json$/, 'retired.json')

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
