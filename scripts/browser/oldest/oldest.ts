import type { TestBrowser } from '../tab.ts'
import { launchOldest } from './launch.ts'
import { openOldestTab } from './oldest-tab.ts'

/**
 * The Chromium 80 of `fetchOldest`, by raw DevTools protocol: playwright expects newer commands.
 *
 * @param probe script from `bundleProbe`.
 */
export async function openOldest(folder: string, probe: string): Promise<TestBrowser> {
  const { connection, close } = await launchOldest(folder)
  return {
    name: 'oldest',
    close,
    newTab: (options = {}) => openOldestTab(connection, probe, options),
  }
}
