import { existsSync } from 'node:fs'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { findBrowser } from '../browser/browser.ts'
import { bundleProbe } from '../browser/bundle-probe.ts'
import { fetchFloor, floorRunsHere } from '../browser/floor/fetch.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')

declare module 'vitest' {
  interface ProvidedContext {
    chromium: string
    /** Folder of the floor browser; empty on a machine that cannot run it. */
    floor: string
    probe: string
  }
}

/** Once before all specs: what they have in common. */
export default async function setup(project: TestProject): Promise<void> {
  if (!existsSync(path.join(ROOT, 'dist/manifest.json')))
    throw new Error('There is no built site yet: run "npm run build" first.')
  project.provide('chromium', findBrowser())
  project.provide('floor', floorRunsHere ? fetchFloor(ROOT) : '')
  project.provide('probe', await bundleProbe(ROOT))
}
