import { readdirSync } from 'node:fs'
import path from 'node:path'
import { SourceCopy } from '../build/source-copy.ts'
import { buildPlainly } from './plain-vite.ts'

/** Seconds that a build of all pages takes, in a copy of the sources; and plain Vite's on the same. */
export async function measureBuild(
  root: string,
): Promise<{ cold: number; oneChanged: number; unchanged: number; plain: number }> {
  const copy = new SourceCopy(root, readdirSync(path.join(root, 'pages')))
  try {
    const cold = timed(() => copy.build([], 'cold'))
    const started = performance.now()
    await buildPlainly(copy.root, path.join(copy.root, 'plain'))
    const plain = (performance.now() - started) / 1000
    const unchanged = timed(() => copy.build())
    copy.edit('pages/warlord/season/locales/zh.json', (text) => text.replace(/": "/, '": "新'))
    return { cold, unchanged, plain, oneChanged: timed(() => copy.build()) }
  } finally {
    copy.remove()
  }
}

function timed(build: () => { status: number | null; output: string }): number {
  const started = performance.now()
  const { status, output } = build()
  if (status !== 0) throw new Error(output)
  return (performance.now() - started) / 1000
}
