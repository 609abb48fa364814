import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { filesBelow } from '../../site/files.ts'
import { CAMPAIGNS, isPublicName, VERSION } from '../../site/layout.ts'
import { checkManifest, type Manifest, type ManifestPage } from '../../site/manifest.ts'
import { sha256 } from '../digests.ts'
import { ReleaseError } from '../release-error.ts'
import { checkPageId, similarPage } from './page-id.ts'

/** A file that is to lie at the target under `key`. */
export interface LocalFile {
  key: string
  bytes: Uint8Array
  sha256: string
}

/** The built site. */
export interface Dist {
  manifest: Manifest
  /** As in version.txt. */
  version: string
  /** A built page; throws a sentence when it is not there. */
  page(id: string): ManifestPage
  /** A file by its place below `dist/`, to lie under `key`, or under its own name. */
  file(name: string, key?: string): LocalFile
  /** Files that belong to no page, as 404.html. */
  publicFiles(): LocalFile[]
}

/** Reads `dist/`. Throws a sentence if there is none, or it is incomplete. */
export function readDist(folder: string): Dist {
  const file = path.join(folder, 'manifest.json')
  if (!existsSync(file)) fail(`There is no built site in ${folder}: run "npm run build" first.`)
  const manifest = parseManifest(file)
  const digestOf = (name: string) => {
    const digest = Object.hasOwn(manifest.files, name) ? manifest.files[name] : undefined
    return (
      digest ?? fail(`${path.join(folder, name)} is not a file of this build. Run "npm run build" again.`)
    )
  }
  const held = new Map<string, LocalFile>()
  const hold = (name: string, key: string) => {
    const found = held.get(key) ?? localFile(key, readFile(folder, name))
    if (found.sha256 !== digestOf(name))
      fail(
        `${path.join(folder, name)} was changed after the build: what its page was tested with is something else. ` +
          'Nothing changed. Change the sources, and run "npm run build" again.',
      )
    held.set(key, found)
    return found
  }
  return {
    manifest,
    version: new TextDecoder().decode(hold(VERSION, VERSION).bytes).trim(),
    page: (id) => pageOf(folder, manifest, id),
    file: (name, key = name) => hold(name, key),
    publicFiles: () => publicNames(manifest).map((name) => hold(name, name)),
  }
}

export function localFile(key: string, content: Uint8Array | string): LocalFile {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content)
  return { key, bytes, sha256: sha256(bytes) }
}

function parseManifest(file: string): Manifest {
  try {
    return checkManifest(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    fail(`${file} cannot be used (${(error as Error).message}). Run "npm run build" again.`)
  }
}

function pageOf(folder: string, { pages }: Manifest, id: string): ManifestPage {
  checkPageId(id)
  const page = Object.hasOwn(pages, id) ? pages[id] : undefined
  if (page) return page
  const built = Object.keys(pages)
  const some = built.slice(0, 6).join(', ')
  throw new ReleaseError(
    'command',
    `There is no page "${id}" in the built site.${similarPage(id, built) || ` Built are ${some}${built.length > 6 ? ` and ${built.length - 6} more` : ''}.`}` +
      (existsSync(path.join(folder, '../pages', id, 'page.ts'))
        ? ` To build it: npm run build -- --page ${id}`
        : ''),
  )
}

function readFile(folder: string, name: string): Buffer {
  try {
    return readFileSync(path.join(folder, name))
  } catch {
    fail(`${path.join(folder, name)} is missing: the built site is incomplete. Run "npm run build" again.`)
  }
}

/**
 * Throws a sentence for a page that was built once and has no source any more. The sources lie beside `dist/`, where it was
 * built; of a copy elsewhere they are not known.
 */
export function refuseWithoutSource(folder: string, pages: string[]): void {
  const project = path.join(path.resolve(folder), '..')
  const sources = path.join(project, 'pages')
  if (!existsSync(sources) || !existsSync(path.join(project, 'package.json'))) return
  const page = pages.find((id) => !existsSync(path.join(sources, id, 'page.ts')))
  if (page === undefined) return
  throw new ReleaseError(
    'command',
    `${page} has no source any more: what ${folder} holds of it is left from an earlier build, and "npm run build" clears it. ` +
      `To take it off the site: npm run release -- retire ${page}. Nothing changed.`,
  )
}

/** Files of the build that belong to no page; system files (.DS_Store) stay at home. */
function publicNames({ files, pages }: Manifest): string[] {
  const html = new Set(Object.values(pages).map((page) => page.html))
  return Object.keys(files).filter(
    (name) =>
      ![VERSION, CAMPAIGNS].includes(name) &&
      isPublicName(name) &&
      !html.has(name) &&
      !/(^|\/)\.(?!well-known\/)/.test(name),
  )
}

const NOT_BUILT = /\.(test|e2e)\.tsx?$|\.md$/

/** A source of these pages that was changed after the build; undefined where none was, or no source is there. */
export function newerSource(folder: string, pages: string[]): string | undefined {
  const project = path.join(path.resolve(folder), '..')
  if (!existsSync(path.join(project, 'pages')) || !existsSync(path.join(project, 'package.json')))
    return undefined
  const built = statSync(path.join(folder, 'manifest.json')).mtimeMs
  return [...pages.map((page) => `pages/${page}`), 'shared', 'public']
    .flatMap((start) => filesBelow(project, start))
    .find((file) => !NOT_BUILT.test(file) && statSync(path.join(project, file)).mtimeMs > built)
}

function fail(message: string): never {
  throw new ReleaseError('disorder', message)
}
