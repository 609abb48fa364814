import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { campaignList } from '../site/campaign-list.ts'
import { filesBelow } from '../site/files.ts'
import { CAMPAIGNS, VERSION } from '../site/layout.ts'
import { checkManifest, type Manifest } from '../site/manifest.ts'
import type { RuntimeHalf } from './layers.ts'
import type { BuiltPage } from './page-build.ts'
import { publicFiles } from './public-files.ts'

interface Site {
  root: string
  dist: string
  manifest: Manifest
  half: RuntimeHalf
  pages: Map<string, BuiltPage>
  version: string
}

/** Updates `dist/` to the manifest: writes changed files, the manifest last, and removes unused ones. */
export function writeSite({ root, dist, manifest, half, pages, version }: Site): void {
  checkManifest(manifest)
  const put = (file: string, content: string | Uint8Array) => {
    const target = path.join(dist, file)
    if (existsSync(target) && readFileSync(target).equals(Buffer.from(content))) return
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, content)
  }
  for (const { file, code } of half.layers) put(file, code)
  for (const built of pages.values()) for (const [file, content] of built.files) put(file, content)
  cpSync(path.join(root, 'public'), dist, { recursive: true })
  put(VERSION, version)
  put(CAMPAIGNS, campaignList(manifest.pages))
  put('manifest.json', `${JSON.stringify(manifest, null, 2)}\n`)
  clear(root, dist, manifest)
}

function clear(root: string, dist: string, manifest: Manifest): void {
  const needed = new Set([
    'manifest.json',
    VERSION,
    CAMPAIGNS,
    ...manifest.runtime.files,
    ...Object.values(manifest.pages).flatMap((page) => [page.html, ...page.files]),
    ...publicFiles(root),
  ])
  for (const file of filesBelow(dist, '.')) if (!needed.has(file)) rmSync(path.join(dist, file))
}
