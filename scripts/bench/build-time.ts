import { readFileSync } from 'node:fs'
import path from 'node:path'
import { SourceCopy } from '../build/source-copy.ts'
import type { Manifest } from '../site/manifest.ts'
import { makePlainSite } from './variants.ts'

const PAGES = 130

/** Seconds that a build of 130 pages takes, generated in the shape of the project's own; and plain Vite's on the same. */
export async function measureBuild(
  root: string,
): Promise<{ cold: number; oneChanged: number; unchanged: number; plain: number }> {
  const manifest = JSON.parse(readFileSync(path.join(root, 'dist/manifest.json'), 'utf8')) as Manifest
  const own = Object.keys(manifest.pages)
  const families = [...new Set(own.map((id) => id.split('/')[0] as string))]
  const copy = new SourceCopy(root, families)
  try {
    for (let made = own.length, n = 1; made < PAGES; n++) {
      for (const family of families) {
        if (made >= PAGES) break
        copy.duplicate(`pages/${family}`, `pages/${family}${n}`)
        for (const id of own.filter((each) => each.startsWith(`${family}/`))) {
          const folder = `pages/${id.replace(family, `${family}${n}`)}`
          if (made >= PAGES) copy.drop(folder)
          else made++
          if (made < PAGES || copy.has(folder)) renamePaths(copy, folder, n)
        }
      }
    }
    const cold = timed(() => copy.build([], 'cold'))
    const started = performance.now()
    await makePlainSite(copy.root, path.join(copy.root, 'plain'))
    const plain = (performance.now() - started) / 1000
    const unchanged = timed(() => copy.build())
    copy.edit(`pages/${own[0]}/locales/zh.json`, (text) => text.replace(/": "/, '": "新'))
    return { cold, unchanged, plain, oneChanged: timed(() => copy.build()) }
  } finally {
    copy.remove()
  }
}

function renamePaths(copy: SourceCopy, folder: string, n: number): void {
  if (!copy.has(folder)) return
  copy.edit(`${folder}/page.ts`, (code) =>
    code
      .replace(/paths: \[[^\]]*\]/, (paths) => paths.replace(/'(\/[^']*)'/g, `'$1-copy${n}'`))
      .replace(
        /from: '(\/[^']*)'/g,
        (_, from: string) => `from: '${from === '/' ? '/root' : from}-copy${n}'`,
      ),
  )
}

function timed(build: () => { status: number | null; output: string }): number {
  const started = performance.now()
  const { status, output } = build()
  if (status !== 0) throw new Error(output)
  return (performance.now() - started) / 1000
}
