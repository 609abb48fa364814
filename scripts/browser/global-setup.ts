import { existsSync } from 'node:fs'
import path from 'node:path'
import { settingsIn } from '../site/settings.ts'
import { findBrowser } from './browser.ts'
import { bundleProbe } from './bundle-probe.ts'
import { fetchOldest, oldestRunsHere } from './oldest/fetch.ts'
import { findWebkit } from './webkit/find-webkit.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')

/** Once before all tests: what they have in common. Workers inherit the environment. */
export default async function setup(): Promise<void> {
  if (!existsSync(path.join(ROOT, 'dist/manifest.json')))
    throw new Error('There is no built site yet: run "npm run build" first.')
  const set = settingsIn(process.env)
  if (set.length > 0)
    throw new Error(`Unset ${set.join(', ')} and build again: tests are of a site without settings.`)
  process.env.E2E_PROVIDED = JSON.stringify({
    chromium: findBrowser(),
    oldest: oldestRunsHere ? fetchOldest(ROOT) : '',
    // no daily test is of WebKit
    webkit: JSON.stringify((process.env.TESTS !== 'daily' && findWebkit()) || ''),
    probe: await bundleProbe(ROOT),
  })
}
