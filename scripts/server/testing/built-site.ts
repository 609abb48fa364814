import path from 'node:path'
import { type Manifest, readManifest } from '../../site/manifest.ts'

export const DIST = path.resolve(import.meta.dirname, '../../../dist')

/** The manifest of `dist/`. Throws where there is none. */
export function builtSite(): Manifest {
  const manifest = readManifest(path.join(DIST, 'manifest.json'))
  if (!manifest) throw new Error('There is no built site yet: run "npm run build" first.')
  return manifest
}
