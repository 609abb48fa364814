import { createHash } from 'node:crypto'
import { assetOf } from '../../site/layout.ts'
import { ReleaseError } from '../release-error.ts'
import { type LocalFile, localFile } from './dist.ts'

const TEXT = /\.(js|css|json|html|svg)$/
const NAMED = /\/(static\/[\w.-]+)/g
const IMPORTED = /(["'`])\.\/([\w.-]+)/g

/** A build as stored at the target. */
export interface Located {
  assets: LocalFile[]
  html: LocalFile
}

/** Which files of a build lie below `static/<generation>/`, since their plain names were pruned. */
export interface Placement {
  /** 0: all have their plain names, the HTML too. */
  generation: number
  moved: ReadonlySet<string>
  /** That of the runtime's file list. */
  runtime: number
}

export const placedAt = (name: string, { generation, moved }: Placement) =>
  moved.has(name) ? assetOf(name, generation) : name

/** The pruned files of a build, and those that name one of them, whose content changes with it. */
export function filesToMove(assets: LocalFile[], isPruned: (name: string) => boolean): Set<string> {
  const moved = new Set(assets.map(({ key }) => key).filter(isPruned))
  const names = new Map(assets.map(({ key, bytes }) => [key, moved.size > 0 ? namesIn(key, bytes) : []]))
  for (let before = -1; before !== moved.size; ) {
    before = moved.size
    for (const [key, named] of names) if (named.some((name) => moved.has(name))) moved.add(key)
  }
  return moved
}

function namesIn(key: string, bytes: Uint8Array): string[] {
  if (!TEXT.test(key)) return []
  const text = decode(bytes)
  return [
    ...[...text.matchAll(NAMED)].map(([, name = '']) => name),
    ...[...text.matchAll(IMPORTED)].map(([, , name]) => `static/${name}`),
  ]
}

/**
 * A build with some files in a folder of their own below `static/`. They import each other by relative names, which stay, and
 * the others one folder up; what is named from the site's root (by the HTML, and by scripts that show pictures) gets the new
 * place, and changed scripts a new digest.
 *
 * @param html under its new name already.
 */
export function relocated({ assets, html }: Located, placement: Placement): Located {
  const names = new Set(assets.map(({ key }) => key))
  const digests = new Map<string, string>()
  const placed = assets.map((asset) => {
    const { key, bytes } = asset
    if (!placement.moved.has(key)) return asset
    const content = TEXT.test(key) ? upwards(renamed(decode(bytes), placement), names, placement) : bytes
    const file = localFile(placedAt(key, placement), content)
    if (!same(file.bytes, bytes)) digests.set(integrityOf(bytes), integrityOf(file.bytes))
    return file
  })
  const before = decode(html.bytes)
  const after = renamed(before, placement).replace(
    /sha256-[A-Za-z0-9+/]{43}=/g,
    (digest) => digests.get(digest) ?? digest,
  )
  // The page's policy names its inline scripts by their digests.
  if (inlineScripts(before) !== inlineScripts(after))
    throw new ReleaseError(
      'disorder',
      `Files of this build were pruned, and ${html.key} names them in an inline script, so they cannot lie elsewhere. Change the page by a byte and build it again. Nothing changed.`,
    )
  return { assets: placed, html: localFile(html.key, allowMap(before, after)) }
}

const IMPORT_MAP = /<script type="importmap">([\s\S]*?)<\/script>/

/** The import map names files and digests, so it has another digest itself, by which the page's policy allows it. */
function allowMap(before: string, after: string): string {
  const [old, map] = [before, after].map((html) => integrityOf(Buffer.from(IMPORT_MAP.exec(html)?.[1] ?? '')))
  return after.replace(old as string, map as string)
}

function renamed(text: string, placement: Placement): string {
  return text.replace(NAMED, (found, name: string) =>
    placement.moved.has(name) ? `/${placedAt(name, placement)}` : found,
  )
}

/** Imports of files that stay where they are. */
function upwards(text: string, names: ReadonlySet<string>, { moved }: Placement): string {
  return text.replace(IMPORTED, (found, quote: string, name: string) =>
    names.has(`static/${name}`) && !moved.has(`static/${name}`) ? `${quote}../${name}` : found,
  )
}

function inlineScripts(html: string): string {
  return [...html.matchAll(/<script>[\s\S]*?<\/script>/g)].join('\n')
}

const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes)
const same = (one: Uint8Array, other: Uint8Array) => Buffer.from(one).equals(other)
const integrityOf = (bytes: Uint8Array) => `sha256-${createHash('sha256').update(bytes).digest('base64')}`
