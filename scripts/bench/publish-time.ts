import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { hashOf } from '../site/files.ts'
import { checkManifest } from '../site/manifest.ts'
import { median } from './median.ts'

const ROUNDS = 5

/** Seconds that the command takes to publish one changed page of the built site to a folder in which all of it is live. */
export function measurePublish(root: string): number {
  const folder = mkdtempSync(path.join(tmpdir(), 'publish-'))
  const dist = path.join(folder, 'dist')
  const release = (...args: string[]) => {
    const command = ['--import', 'tsx', 'scripts/release/index.ts', ...args, '--dist', dist, '--by', 'bench']
    const run = spawnSync(process.execPath, [...command, '--to', path.join(folder, 'live')], { cwd: root })
    if (run.status !== 0) throw new Error(String(run.stderr))
  }
  try {
    cpSync(path.join(root, 'dist'), dist, { recursive: true })
    release('init')
    release('publish', '--all')
    const rounds = Array.from({ length: ROUNDS }, (_, round) => {
      const page = changePage(dist, round)
      const started = performance.now()
      release('publish', page)
      return (performance.now() - started) / 1000
    })
    return median(rounds)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Gives the first page of a built site another HTML, and so another build. @returns its id. */
function changePage(dist: string, round: number): string {
  const file = path.join(dist, 'manifest.json')
  const manifest = checkManifest(JSON.parse(readFileSync(file, 'utf8')))
  const [id, page] = Object.entries(manifest.pages)[0] ?? []
  if (!id || !page) throw new Error('The built site has no page.')
  const html = path.join(dist, page.html)
  writeFileSync(html, `${readFileSync(html, 'utf8')}<!-- ${round} -->\n`)
  page.build = hashOf(page.build, String(round))
  manifest.files[page.html] = createHash('sha256').update(readFileSync(html)).digest('hex')
  writeFileSync(file, JSON.stringify(manifest))
  return id
}
