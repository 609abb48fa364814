import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { campaignList } from '../site/campaign-list.ts'
import { filesBelow } from '../site/files.ts'
import { CAMPAIGNS, VERSION } from '../site/layout.ts'
import { checkManifest, type Manifest } from '../site/manifest.ts'
import type { RuntimeHalf } from './layers.ts'
import type { ManifestDraft } from './make-manifest.ts'
import type { BuiltPage } from './page-build.ts'
import { publicFiles } from './public-files.ts'

interface Site {
  root: string
  dist: string
  draft: ManifestDraft
  /** Those of an earlier build that its other pages come from. */
  digests: Manifest['files'] | undefined
  half: RuntimeHalf
  pages: Map<string, BuiltPage>
  version: string
}

/**
 * Updates `dist/` to a manifest: writes changed files, the manifest last, and removes unused ones.
 *
 * @returns the manifest with the digest of each file. Files of pages that are not built now keep theirs: what was edited by
 * hand since stays recognizable.
 */
export function writeSite({ root, dist, draft, digests = {}, half, pages, version }: Site): Manifest {
  const written = new Set<string>()
  const put = (file: string, content: string | Uint8Array) => {
    written.add(file)
    const target = path.join(dist, file)
    if (existsSync(target) && readFileSync(target).equals(Buffer.from(content))) return
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, content)
  }
  for (const { file, code } of half.layers) put(file, code)
  for (const built of pages.values()) for (const [file, content] of built.files) put(file, content)
  cpSync(path.join(root, 'public'), dist, { recursive: true })
  put(VERSION, version)
  put(CAMPAIGNS, campaignList(draft.pages))
  const others = publicFiles(root)
  for (const file of others) written.add(file)
  const files = [
    VERSION,
    CAMPAIGNS,
    ...draft.runtime.files,
    ...Object.values(draft.pages).flatMap((page) => [page.html, ...page.files]),
    ...others,
  ].sort()
  const digestOf = (file: string) =>
    (written.has(file) ? undefined : digests[file]) ?? sha256Of(readFileSync(path.join(dist, file)))
  const manifest = { ...draft, files: Object.fromEntries(files.map((file) => [file, digestOf(file)])) }
  checkManifest(manifest)
  put('manifest.json', `${JSON.stringify(manifest, null, 2)}\n`)
  const needed = new Set(['manifest.json', ...files])
  for (const file of filesBelow(dist, '.')) if (!needed.has(file)) rmSync(path.join(dist, file))
  return manifest
}

const sha256Of = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
