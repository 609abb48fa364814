import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { filesBelow, hashOf } from '../../site/files.ts'
import type { Manifest, ManifestPage } from '../../site/manifest.ts'
import { type BuildSettings, readSettings } from '../../site/settings.ts'
import { type Dist, readDist } from '../built-site/dist.ts'
import { sha256 } from '../digests.ts'

interface PageSource {
  /** Differs from build to build. */
  text: string
  paths?: string[]
  redirects?: { from: string; to: string }[]
  /** Its activity in the list of campaigns. */
  listed?: string
}

export interface DistSource {
  /** Differs from runtime to runtime. */
  runtime?: string
  settings?: Partial<BuildSettings>
  pages: Record<string, string | PageSource>
  publicFiles?: Record<string, string>
}

const folders: string[] = []
// whichever runner this is of
process.on('exit', () => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

/** In memory where the system has such a place: a folder store writes each file down to the disk. */
const HOME = existsSync('/dev/shm') ? '/dev/shm' : tmpdir()

/** A folder of this process, deleted at its end. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(HOME, 'release-'))
  folders.push(folder)
  return folder
}

/** Writes a built site of tiny pages. Each page's HTML names all that it needs, so that a reader can tell a broken one. */
export function makeDist(source: DistSource): Dist & { folder: string } {
  const folder = temporaryFolder()
  const put = (file: string, content: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), content)
    return file
  }
  const hashed = (name: string, content: string) => put(`static/${name}-${hashOf(content)}.js`, content)
  const settings: BuildSettings = { ...readSettings({}), ...source.settings }
  const layers = ['react', 'runtime'].map((name) => hashed(name, `${name} ${source.runtime ?? 'one'}`))
  const pages: Record<string, ManifestPage> = {}
  for (const [id, given] of Object.entries(source.pages)) {
    const {
      text,
      paths = [`/${id.replace('/', '-')}`],
      redirects,
      listed: activityId,
    } = typeof given === 'string' ? { text: given } : given
    const name = id.replaceAll('/', '-')
    const files = [hashed(name, `screen of ${id}: ${text}`), hashed(`${name}.words`, `words of ${id}`)].sort()
    const needs = [...layers, ...files].map((file) => `<link href="/${file}">`).join('\n')
    const html = `<!doctype html>\n<title>${id} ${text}</title>\n${JSON.stringify(settings)}\n${needs}\n`
    const build = hashOf(html, ...files)
    const title = { zh: text, en: text, tw: text }
    const cover = `static/${name}.cover-1.png`
    if (activityId) files.push(put(cover, text))
    pages[id] = {
      paths,
      weight: 'light',
      html: put(`${id}.html`, html),
      files,
      build,
      source: { commit: '0a1b2c3', branch: 'main', changed: false },
      ...(redirects && { redirects }),
      ...(activityId && { listed: { activityId, title, cover } }),
    }
  }
  const id = hashOf(...layers)
  const redirects = Object.values(pages).flatMap((page) => page.redirects ?? [])
  for (const [file, content] of Object.entries(
    source.publicFiles ?? { '404.html': 'not here', 'robots.txt': 'all' },
  )) {
    put(file, content)
  }
  put('version.txt', `3.17.0-${id}`)
  const files = Object.fromEntries(
    filesBelow(folder, '.').map((file) => [file, sha256(readFileSync(path.join(folder, file)))]),
  )
  const manifest: Manifest = { schema: 1, runtime: { id, files: layers }, settings, pages, redirects, files }
  put('manifest.json', JSON.stringify(manifest))
  return { ...readDist(folder), folder }
}
