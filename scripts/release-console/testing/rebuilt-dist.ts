import { createHash } from 'node:crypto'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { temporaryFolder } from '../../release/testing/make-dist.ts'

/**
 * A copy of a built site in which these pages are of another build: one text of their Chinese words is another. Links to the
 * files would do, but releases compare contents.
 *
 * @param texts by page: a text of its HTML, and what stands there instead.
 */
export function rebuiltDist(
  dist: string,
  texts: Record<string, readonly [from: string, to: string]>,
): string {
  const folder = path.join(temporaryFolder(), 'dist')
  cpSync(dist, folder, { recursive: true })
  const file = path.join(folder, 'manifest.json')
  const manifest = JSON.parse(readFileSync(file, 'utf8'))
  for (const [page, [from, to]] of Object.entries(texts)) {
    const entry = manifest.pages[page]
    const before = readFileSync(path.join(folder, entry.html), 'utf8')
    if (!before.includes(from)) throw new Error(`The HTML of ${page} does not have "${from}".`)
    const build = digest(`${entry.build} ${to}`).slice(0, 12)
    const html = before.replaceAll(from, to).replaceAll(entry.build, build)
    writeFileSync(path.join(folder, entry.html), html)
    manifest.files[entry.html] = digest(html)
    manifest.pages[page] = { ...entry, build }
  }
  writeFileSync(file, JSON.stringify(manifest))
  return folder
}

const digest = (text: string) => createHash('sha256').update(text).digest('hex')
