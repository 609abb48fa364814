import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { filesBelow, hashOf } from '../site/files.ts'

const SOURCES = [
  'README.md',
  'biome.json',
  'knip.json',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'public',
  'scripts',
  'shared',
]

/** A copy of the sources that a test may edit and build. */
export class SourceCopy {
  readonly root = mkdtempSync(path.join(tmpdir(), 'source-copy-'))

  /** @param pages folders below `pages/` to take along. */
  constructor(project: string, pages: string[]) {
    for (const source of [...SOURCES, ...pages.map((page) => `pages/${page}`)]) {
      cpSync(path.join(project, source), path.join(this.root, source), { recursive: true })
    }
    symlinkSync(path.join(project, 'node_modules'), path.join(this.root, 'node_modules'))
  }

  write(file: string, content: string): void {
    mkdirSync(path.dirname(path.join(this.root, file)), { recursive: true })
    writeFileSync(path.join(this.root, file), content)
  }

  edit(file: string, change: (content: string) => string): void {
    const before = readFileSync(path.join(this.root, file), 'utf8')
    const after = change(before)
    if (after === before) throw new Error(`The edit did not change ${file}.`)
    this.write(file, after)
  }

  has(file: string): boolean {
    return existsSync(path.join(this.root, file))
  }

  drop(file: string): void {
    rmSync(path.join(this.root, file), { recursive: true, force: true })
  }

  /** Builds as `npm run build` does. @param cache 'kept' uses earlier work, 'cold' none. */
  build(args: string[] = [], cache: 'kept' | 'cold' = 'kept'): { status: number | null; output: string } {
    const folder = path.join(this.root, '.cache')
    if (cache === 'cold') rmSync(folder, { recursive: true, force: true })
    const command = ['--import', 'tsx', 'scripts/build/index.ts', '--cache', folder, ...args]
    const { NODE_ENV: _, ...env } = process.env
    const run = spawnSync(process.execPath, command, {
      cwd: this.root,
      encoding: 'utf8',
      env: { ...env, NO_COLOR: '1' },
    })
    return { status: run.status, output: `${run.stdout}${run.stderr}` }
  }

  /** Every file of the built site with a hash of its bytes. */
  site(): Record<string, string> {
    const dist = path.join(this.root, 'dist')
    return Object.fromEntries(
      filesBelow(dist, '.').map((file) => [file, hashOf(readFileSync(path.join(dist, file)))]),
    )
  }

  read(file: string): string {
    return readFileSync(path.join(this.root, file), 'utf8')
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true })
  }
}
