import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { openStore } from '../release/store/open-store.ts'
import { filesBelow } from '../site/files.ts'
import { CAMPAIGNS, isPublicName, LIVE, STATUS, VERSION } from '../site/layout.ts'
import type { ListedFile } from './host.ts'
import { htmlOf, parseSiteManifest, type SiteManifest } from './site-manifest.ts'

const NOT_FOUND = '404.html'
/** Who changed what, and when; and an answer to missing pages, which is no page itself. */
const NO_ADDRESS = [LIVE, STATUS, NOT_FOUND]

export interface SiteFiles {
  manifest: SiteManifest
  /** Public files besides pages and hashed ones, as `favicon.svg`. What is for operators alone is none of them. */
  files: string[]
  /** A page's HTML, to look into; '' where only the manifest is at hand. */
  sampleHtml: string
  /** The page for unknown addresses. */
  notFoundHtml: string
  /** All files; undefined if only the manifest is available. */
  listFiles(): Promise<ListedFile[] | undefined>
}

/** Where a site's files are read. */
interface Place {
  /** The manifest, as messages name it. */
  name: string
  manifest: string
  /** A file's content, '' where it is not at hand. */
  textOf(file: string): Promise<string>
  listFiles(): Promise<ListedFile[] | undefined>
}

/**
 * Reads a built site (its folder), or a released one: any target of `npm run release`, or its manifest file. Throws a
 * sentence for anything else.
 * @param root of the project, whose `public/` lists further files of a site.
 * @param env has the keys of a bucket.
 */
export async function readSite(root: string, from: string, env: NodeJS.ProcessEnv): Promise<SiteFiles> {
  const ofProject = path.join(root, 'public')
  const isFile = statSync(from, { throwIfNoEntry: false })?.isFile()
  const place = isFile ? besideFile(from, ofProject) : await atTarget(from, env)
  const manifest = parseSiteManifest(place.manifest, place.name)
  const pages = Object.values(manifest.pages)
  const html = new Set(pages.map(htmlOf))
  const built = Object.keys(manifest.files ?? {}).filter((name) => isPublicName(name) && !html.has(name))
  const listed = Object.keys(manifest.public ?? {})
  const files = new Set([...listed, ...built, ...filesBelow(ofProject, '.'), VERSION, CAMPAIGNS])
  const [first] = pages
  return {
    manifest,
    files: [...files].filter((name) => !NO_ADDRESS.includes(name)).sort(),
    sampleHtml: first ? await place.textOf(htmlOf(first)) : '',
    notFoundHtml: await place.textOf(NOT_FOUND),
    listFiles: place.listFiles,
  }
}

/** A manifest alone; the page for unknown addresses is the project's. */
function besideFile(file: string, ofProject: string): Place {
  const notFound = path.join(ofProject, NOT_FOUND)
  return {
    name: file,
    manifest: readFileSync(file, 'utf8'),
    listFiles: async () => undefined,
    textOf: async (name) =>
      name === NOT_FOUND && existsSync(notFound) ? readFileSync(notFound, 'utf8') : '',
  }
}

async function atTarget(target: string, env: NodeJS.ProcessEnv): Promise<Place> {
  const store = openStore(target, env)
  const read = async (key: string) => {
    const stored = await store.get(key)
    return stored && new TextDecoder().decode(stored.bytes)
  }
  const isFolder = existsSync(target)
  const manifest = await read(LIVE)
  if (manifest === undefined) throw new Error(sayMissing(target, isFolder))
  return {
    name: `${target.replace(/\/$/, '')}/${LIVE}`,
    manifest,
    textOf: async (key) => (await read(key)) ?? '',
    listFiles: () => store.list(''),
  }
}

function sayMissing(target: string, isFolder: boolean): string {
  if (target.startsWith('s3://'))
    return `There is no released site at ${target}. Name the target that "npm run release" has as its --to.`
  return `There is no ${isFolder ? path.join(target, LIVE) : target}: run "npm run build" first, or name a released site by --from.`
}
