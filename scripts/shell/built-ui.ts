import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { aliases } from '../command/aliases.ts'
import { filesBelow, hashOf, hashOfFiles } from '../site/files.ts'
import { pageStyles } from '../vite/page-styles.ts'
import { BASE } from './base.ts'

const CACHE = 'node_modules/.cache/shell'
const building = new Map<string, Promise<string>>()

/** Folder with the shell's user interface, built when it is first asked for and kept by what it was made from. */
export function builtUi(root: string): Promise<string> {
  const sources = filesBelow(root, 'scripts/shell').filter(
    (file) => /^scripts\/shell\/(ui\/|[^/]+\.ts$)/.test(file) && !/\.test\.tsx?$/.test(file),
  )
  const key = hashOf(
    // React's development build is taken wherever this is not 'production'.
    process.env.NODE_ENV ?? '',
    hashOfFiles(root, [
      ...sources,
      'scripts/states/setup.ts',
      'scripts/states/tap.ts',
      'shared/runtime/app/fault.ts',
      'scripts/vite',
      'package-lock.json',
    ]),
  )
  const folder = path.join(root, CACHE, key)
  let done = building.get(folder)
  if (!done) {
    done = existsSync(folder) ? Promise.resolve(folder) : buildUi(root, folder)
    done.catch(() => building.delete(folder))
    building.set(folder, done)
  }
  return done
}

async function buildUi(root: string, folder: string): Promise<string> {
  mkdirSync(path.dirname(folder), { recursive: true })
  const made = mkdtempSync(`${folder}-`)
  try {
    await bundleUi(root, made)
    renameSync(made, folder)
  } catch (error) {
    rmSync(made, { recursive: true, force: true })
    // otherwise another process was first
    if (!existsSync(folder)) throw error
  }
  return folder
}

async function bundleUi(root: string, outDir: string): Promise<void> {
  await build({
    configFile: false,
    root: path.join(root, 'scripts/shell/ui'),
    base: `${BASE}/`,
    logLevel: 'error',
    publicDir: false,
    resolve: { alias: aliases(root) },
    css: pageStyles(root),
    plugins: [react()],
    build: { outDir, emptyOutDir: true, reportCompressedSize: false, target: 'es2022' },
  })
}
