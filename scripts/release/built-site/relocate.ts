import { createHash } from 'node:crypto'
import { assetOf } from '../../site/layout.ts'
import { ReleaseError } from '../release-error.ts'
import { type LocalFile, localFile } from './dist.ts'

const TEXT = /\.(js|css|json|html|svg)$/
const NAMED = /\/(static\/[\w.-]+)/g

/** A build as stored at the target. */
export interface Located {
  assets: LocalFile[]
  html: LocalFile
}

/**
 * A build for a folder of its own below `static/`. Scripts import their neighbours by relative names, which stay; what is named
 * from the site's root (by the HTML, and by scripts that show pictures) gets the new place, and changed scripts a new digest.
 *
 * @param html under its new name already.
 */
export function relocated({ assets, html }: Located, generation: number): Located {
  const names = new Set(assets.map(({ key }) => key))
  const digests = new Map<string, string>()
  const moved = assets.map(({ key, bytes }) => {
    const content = TEXT.test(key) ? renamed(decode(bytes), names, generation) : bytes
    const file = localFile(assetOf(key, generation), content)
    if (!same(file.bytes, bytes)) digests.set(integrityOf(bytes), integrityOf(file.bytes))
    return file
  })
  const before = decode(html.bytes)
  const after = renamed(before, names, generation).replace(
    /sha256-[A-Za-z0-9+/]{43}=/g,
    (digest) => digests.get(digest) ?? digest,
  )
  // The page's policy names its inline scripts by their digests.
  if (inlineScripts(before) !== inlineScripts(after))
    throw new ReleaseError(
      'disorder',
      `Files of this build were pruned, and ${html.key} names them in an inline script, so they cannot lie elsewhere. Change the page by a byte and build it again. Nothing changed.`,
    )
  return { assets: moved, html: localFile(html.key, after) }
}

function renamed(text: string, names: ReadonlySet<string>, generation: number): string {
  return text.replace(NAMED, (found, name: string) =>
    names.has(name) ? `/${assetOf(name, generation)}` : found,
  )
}

function inlineScripts(html: string): string {
  return [...html.matchAll(/<script>[\s\S]*?<\/script>/g)].join('\n')
}

const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes)
const same = (one: Uint8Array, other: Uint8Array) => Buffer.from(one).equals(other)
const integrityOf = (bytes: Uint8Array) => `sha256-${createHash('sha256').update(bytes).digest('base64')}`
